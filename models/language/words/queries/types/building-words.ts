/** Words for buildings of several homes, folded, as sources of patterns. */
export interface BuildingWords {
  /** A kind of home and the building of them: `apartment building`. */
  blocks: string
  /** The same the other way round: `block of flats`. */
  blocksOf: string
  /** Beside a building that is bought whole. */
  invested: string
  /** Buildings that hold flats, and flats in them. */
  residences: string
  wholes: string
  /** Between a building and the number of its homes. */
  holding: string
  /** Beginnings of words for the homes that a building holds. */
  units: string
  /** Between two numbers of homes: `3 to 5`. */
  unitJoints: string
  /** Words for a building or a house that may hold flats. */
  holders: string
  /** Flats that it holds. */
  flatsHeld: string
  /** A house that is a building only with words for its return behind it. */
  houses: string
  /** Beginnings of such words. */
  returns: string
}
