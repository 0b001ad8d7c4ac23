package dakon.painting;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What was made lately, up to a number; what was not asked for the longest goes first.
 *
 * @param <K> what it was made for
 * @param <V> what was made
 */
final class Recent<K, V> extends LinkedHashMap<K, V> {
  private final int most;

  Recent(int most) {
    super(16, 0.75f, /* accessOrder= */ true);
    this.most = most;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return size() > most;
  }
}
