package dakon.lesson.markdown;

import dakon.lesson.Place;
import java.util.List;
import java.util.Optional;

/** What stands in YAML, with its place: a scalar, a list or a mapping. */
sealed interface Value permits Scalar, Value.Items, Value.Mapping {

  /** Where it begins. */
  Place place();

  /** The same, had it been written at a place, all of it. */
  Value at(Place place);

  /**
   * A list.
   *
   * @param place where it begins
   * @param values what is in it
   */
  record Items(Place place, List<Value> values) implements Value {
    /** Keeps its own list of the values. */
    public Items {
      values = List.copyOf(values);
    }

    @Override
    public Items at(Place other) {
      return new Items(other, values.stream().map(value -> value.at(other)).toList());
    }
  }

  /**
   * A mapping.
   *
   * @param place where it begins
   * @param entries what is in it; no key twice
   */
  record Mapping(Place place, List<Entry> entries) implements Value {
    /** Keeps its own list of the entries. */
    public Mapping {
      entries = List.copyOf(entries);
    }

    /** What stands behind a key. */
    Optional<Value> value(String key) {
      return entries.stream()
          .filter(entry -> entry.key().text().equals(key))
          .map(Entry::value)
          .findFirst();
    }

    @Override
    public Mapping at(Place other) {
      return new Mapping(other, entries.stream().map(entry -> entry.at(other)).toList());
    }
  }

  /**
   * A key and its value.
   *
   * @param key the key
   * @param value the value
   */
  record Entry(Scalar key, Value value) {
    /** The same, had it been written at a place, all of it. */
    Entry at(Place place) {
      return new Entry(key.at(place), value.at(place));
    }
  }
}
