package dakon.gallery;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which examples somebody wants to see.
 *
 * @param game only those of this game, by its name in notation
 * @param traits only those of which all this is so
 * @param words only those in which all these words are found: in title, summary or prose, in the
 *     names of the game and of what happens, or in the notation
 */
public record Filter(Optional<String> game, Set<Trait> traits, String words) {

  /** Wants to see everything. */
  public static final Filter NONE = new Filter(Optional.empty(), Set.of(), "");

  /** Keeps its own set of the traits. */
  public Filter {
    traits = Set.copyOf(traits);
  }

  /** Whether an example is wanted. */
  public boolean wants(Example example) {
    return game.map(example.rules().game()::equals).orElse(true)
        && example.traits().containsAll(traits)
        && (words.isBlank() || finds(example));
  }

  private boolean finds(Example example) {
    return new Words(words)
        .areIn(
            example.title(),
            example.lesson(),
            example.summary(),
            Words.ofHtml(example.prose()),
            example.gameName(),
            example.traits().stream().map(Example::name).collect(Collectors.joining("\n")),
            example.notation());
  }
}
