/** Words for the correction of typos, folded; of two that are equally near the first wins. */
export interface TypoWords {
  /** Parts and equipment of a home. */
  features: readonly string[]
  homes: readonly string[]
  /** Rooms, and what is counted like them. */
  rooms: readonly string[]
  amounts: readonly string[]
  /** Who pays, how much and from when. */
  rents: readonly string[]
  surroundings: readonly string[]
  /** Sizes, times and energy. */
  sizes: readonly string[]
  /** Incomes and times. */
  incomes: readonly string[]
  /** Kinds of homes and of plots. */
  kinds: readonly string[]
  months: readonly string[]
  /** Numbers and ranks. */
  numbers: readonly string[]
  /** Further ranks. */
  ranks: readonly string[]
  regions: readonly string[]
  /** Building, renting and buying. */
  verbs: readonly string[]
  others: readonly string[]
  /** Meanings of a misspelt word where a name would stand, besides a region. */
  nameLike: readonly string[]
  /** Before a place. */
  beforePlaces: readonly string[]
  /** Behind the beginning of a word. */
  inflections: readonly string[]
  /** At the end of a word that is inflected. */
  endings: readonly string[]
}
