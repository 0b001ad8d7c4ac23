package dakon.painting;

/** What a board is made of: three games, three woods, three kinds of seeds. */
public enum BoardStyle {
  /** A straight board of light jackfruit wood, and glossy sapodilla seeds. */
  DAKON(Outline.STRAIGHT, SeedKind.SAWO),
  /** A boat of dark teak, and cowries. */
  CONGKAK(Outline.BOAT, SeedKind.COWRIE),
  /** Two plain rows in red wood, a tray aside for each player, and grey nicker beans. */
  DJENON_ABOURE(Outline.TRAYS, SeedKind.NICKER);

  private final Outline outline;
  private final SeedKind seeds;

  BoardStyle(Outline outline, SeedKind seeds) {
    this.outline = outline;
    this.seeds = seeds;
  }

  /** The style of a game by its name in notation; a game without one of its own looks as Dakon. */
  public static BoardStyle of(String game) {
    return switch (game) {
      case "congkak" -> CONGKAK;
      case "djenon-aboure" -> DJENON_ABOURE;
      default -> DAKON;
    };
  }

  Outline outline() {
    return outline;
  }

  Wood wood() {
    return switch (this) {
      case DAKON -> Wood.JACKFRUIT;
      case CONGKAK -> Wood.TEAK;
      case DJENON_ABOURE -> Wood.RED;
    };
  }

  SeedKind seeds() {
    return seeds;
  }
}
