package dakon.lesson.markdown;

import dakon.lesson.Place;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What stands in a mapping, asked for key by key. Whatever is not of the kind asked for is found,
 * and in the end every key that nobody asked for.
 */
final class Fields {
  private final Value.Mapping mapping;
  private final Place home;
  private final Findings findings;
  private final Set<String> asked = new LinkedHashSet<>();

  /**
   * The fields of a mapping.
   *
   * @param home where it is to be said that one is missing
   */
  Fields(Value.Mapping mapping, Place home, Findings findings) {
    this.mapping = mapping;
    this.home = home;
    this.findings = findings;
  }

  /** What stands behind a key. */
  Optional<Value> value(String key) {
    asked.add(key);
    return mapping.value(key);
  }

  /** Whether a key is there that may be left out. */
  boolean has(String key) {
    return value(key).isPresent();
  }

  /** The text behind a key; nothing, but a finding, where it is no text or an empty one. */
  Optional<Scalar> text(String key) {
    return value(key).flatMap(value -> text(key, value));
  }

  /** The text behind a key that must be there. */
  Optional<Scalar> required(String key) {
    return requires(key) ? text(key) : Optional.empty();
  }

  /** Whether the key is there; where it is not, that is found. */
  boolean requires(String key) {
    boolean there = value(key).isPresent();
    if (!there) {
      findings.error(home, "key.missing", key);
    }
    return there;
  }

  private Optional<Scalar> text(String key, Value value) {
    if (!(value instanceof Scalar scalar)) {
      findings.error(value.place(), "key.text", key);
      return Optional.empty();
    }
    if (scalar.isBlank()) {
      findings.error(scalar.place(), "key.empty", key);
      return Optional.empty();
    }
    return Optional.of(scalar);
  }

  /** The text behind a key, to be shown as it is, that must be there. */
  Optional<String> requiredPlain(String key) {
    Optional<Scalar> text = required(key);
    text.filter(scalar -> !Prose.isPlain(scalar.text()))
        .ifPresent(scalar -> findings.error(scalar.place(), "text.plain"));
    return text.map(scalar -> scalar.text().strip()).filter(Prose::isPlain);
  }

  /** The word behind a key, which must be one of those known there. */
  Optional<String> oneOf(String key, List<String> known) {
    Optional<Scalar> text = text(key);
    text.filter(word -> !known.contains(word.text()))
        .ifPresent(
            word ->
                findings.error(
                    word.place(), "value.unknown", word.text(), String.join(", ", known)));
    return text.map(Scalar::text).filter(known::contains);
  }

  /** The whole number behind a key, from 1 to a bound. */
  Optional<Integer> count(String key, int most) {
    Optional<Scalar> text = text(key);
    Optional<Integer> count =
        text.map(Scalar::text)
            .filter(digits -> digits.matches("[0-9]{1,6}"))
            .map(Integer::valueOf)
            .filter(number -> number >= 1 && number <= most);
    if (count.isEmpty()) {
      text.ifPresent(
          scalar -> findings.error(scalar.place(), "number.bounds", scalar.text(), most));
    }
    return count;
  }

  /** The mappings of the list behind a key; whatever else stands in it is found. */
  List<Fields> mappings(String key, String fault) {
    List<Fields> mappings = new ArrayList<>();
    for (Value value : list(key)) {
      if (value instanceof Value.Mapping inner) {
        mappings.add(new Fields(inner, inner.place(), findings));
      } else {
        findings.error(value.place(), fault);
      }
    }
    return mappings;
  }

  /** The place of the value behind a key, or else of the whole. */
  Place place(String key) {
    return value(key).map(Value::place).orElse(home);
  }

  /** The values of the list behind a key; a value that is no list stands for a list of one. */
  List<Value> list(String key) {
    return value(key)
        .map(value -> value instanceof Value.Items items ? items.values() : List.of(value))
        .orElse(List.of());
  }

  /** The mapping behind a key; nothing, but a finding, where it is none. */
  Optional<Value.Mapping> mapping(String key) {
    Optional<Value> value = value(key);
    value
        .filter(present -> !(present instanceof Value.Mapping))
        .ifPresent(other -> findings.error(other.place(), "key.mapping", key));
    return value.filter(Value.Mapping.class::isInstance).map(Value.Mapping.class::cast);
  }

  /** Finds the keys that nobody asked for. */
  void refuseOthers() {
    for (Value.Entry entry : mapping.entries()) {
      String key = entry.key().text();
      if (!asked.contains(key)) {
        findings.error(entry.key().place(), "key.unknown", key, String.join(", ", asked));
      }
    }
  }
}
