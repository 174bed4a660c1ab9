/** Words for the kinds of homes that people look for, folded, as sources of patterns. The `…Asked` count only where they open a text. */
export interface HomeKindWords {
  detached: string
  endTerrace: string
  terraced: string
  semiDetached: string
  farmhouse: string
  bungalow: string
  castle: string
  villa: string
  studio: string
  duplex: string
  penthouse: string
  loft: string
  attic: string
  groundFloor: string
  sharedRoom: string
  /** A building of several homes. */
  building: string
  office: string
  plot: string
  house: string
  flat: string
  /** Compounds in `-haus` that are no houses to live in. */
  noHouse: string
  /** Make a plot a part of a home. */
  fenced: string
  /** An office, where the text opens with it. */
  officeAsked: string
  shopAsked: string
  restaurantAsked: string
  warehouseAsked: string
  plotAsked: string
  parkingAsked: string
  roomAsked: string
  /** Before the word for a room: one that nobody sleeps in. */
  sideRoom: string
}
