package dakon.lesson.markdown;

import dakon.lesson.Place;
import java.util.List;

/** What stands in YAML, with its place: a scalar, a list or a mapping. */
sealed interface Value permits Scalar, Value.Items, Value.Mapping {

  /** Where it begins. */
  Place place();

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
  }

  /**
   * A key and its value.
   *
   * @param key the key
   * @param value the value
   */
  record Entry(Scalar key, Value value) {}
}
