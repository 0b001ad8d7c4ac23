package dakon.lesson.markdown;

import dakon.board.Position;
import dakon.board.Side;
import dakon.lesson.Claim;
import dakon.lesson.Comparison;
import dakon.notation.RuleNames;
import dakon.trace.CaptureRule;
import dakon.trace.Ending;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads what is claimed of the outcome of moves, a key and its value at a time. */
final class ClaimReader {
  private static final Pattern AMOUNT =
      Pattern.compile("(?<sign>>=|<=|!=|>|<|=)? *(?<number>\\d{1,6})");

  private final PitReader pits;
  private final PlayReader plays;
  private final Findings findings;
  private final Map<String, Function<Scalar, Optional<? extends Claim>>> kinds =
      new LinkedHashMap<>();

  ClaimReader(PitReader pits, PlayReader plays, Findings findings) {
    this.pits = pits;
    this.plays = plays;
    this.findings = findings;
    kinds.put("landing", this::landing);
    kinds.put("laps", scalar -> amount(scalar, Claim.Quantity.LAPS));
    kinds.put("sown", scalar -> amount(scalar, Claim.Quantity.SOWN));
    kinds.put("captured", scalar -> amount(scalar, Claim.Quantity.CAPTURED));
    kinds.put("how", this::how);
    kinds.put("rule", this::rule);
    kinds.put("store", scalar -> amount(scalar, Claim.Quantity.STORE));
    kinds.put("next", this::next);
    kinds.put("after", this::after);
    kinds.put("over", this::over);
  }

  /** The claim that is written there; nothing, but a finding, where there is none. */
  Optional<? extends Claim> read(Value.Entry entry) {
    return read(entry, List.of());
  }

  /**
   * The claim that is written there.
   *
   * @param others keys that are known there, too, and are not claims
   */
  Optional<? extends Claim> read(Value.Entry entry, List<String> others) {
    String key = entry.key().text();
    if (!kinds.containsKey(key)) {
      String known =
          Stream.concat(kinds.keySet().stream(), others.stream()).collect(Collectors.joining(", "));
      findings.error(entry.key().place(), "key.unknown", key, known);
      return Optional.empty();
    }
    if (!(entry.value() instanceof Scalar scalar)) {
      findings.error(entry.value().place(), "key.text", key);
      return Optional.empty();
    }
    return kinds.get(key).apply(scalar);
  }

  private Optional<Claim> landing(Scalar scalar) {
    return pits.pit(scalar).map(Claim.Landing::new);
  }

  private Optional<Claim> amount(Scalar scalar, Claim.Quantity quantity) {
    Matcher amount = AMOUNT.matcher(scalar.text().strip());
    if (!amount.matches()) {
      findings.error(scalar.place(), "number.wrong", scalar.text());
      return Optional.empty();
    }
    int number = Integer.parseInt(amount.group("number"));
    return Optional.of(new Claim.Amount(quantity, comparison(amount.group("sign")), number));
  }

  private static Comparison comparison(String sign) {
    return Arrays.stream(Comparison.values())
        .filter(comparison -> comparison.sign().equals(sign))
        .findFirst()
        .orElse(Comparison.EQUAL);
  }

  private Optional<Claim> how(Scalar scalar) {
    return constant(scalar, Ending.class).map(Claim.How::new);
  }

  private Optional<Claim> rule(Scalar scalar) {
    return constant(scalar, CaptureRule.class).map(Claim.By::new);
  }

  private <E extends Enum<E>> Optional<E> constant(Scalar scalar, Class<E> kind) {
    Optional<E> constant = RuleNames.find(kind, scalar.text());
    if (constant.isEmpty()) {
      wrong(scalar, Stream.of(kind.getEnumConstants()).map(RuleNames::of));
    }
    return constant;
  }

  private Optional<Claim> next(Scalar scalar) {
    Optional<Side> side =
        Stream.of(Side.values())
            .filter(player -> Claim.Next.name(player).equals(scalar.text()))
            .findFirst();
    if (side.isPresent() || scalar.text().equals(Claim.Next.OVER)) {
      return Optional.of(new Claim.Next(side));
    }
    Stream<String> players = Stream.of(Side.values()).map(Claim.Next::name);
    wrong(scalar, Stream.concat(players, Stream.of(Claim.Next.OVER)));
    return Optional.empty();
  }

  private Optional<Claim> after(Scalar scalar) {
    Optional<Position> position = plays.position(scalar);
    return position.map(Claim.After::new);
  }

  private Optional<Claim> over(Scalar scalar) {
    if (scalar.text().equals("true") || scalar.text().equals("false")) {
      return Optional.of(new Claim.Over(Boolean.parseBoolean(scalar.text())));
    }
    wrong(scalar, Stream.of("true", "false"));
    return Optional.empty();
  }

  private void wrong(Scalar scalar, Stream<String> known) {
    findings.error(
        scalar.place(), "value.unknown", scalar.text(), known.collect(Collectors.joining(", ")));
  }
}
