/** Kinds of homes that take more than one word, folded, numbers as figures, as sources of patterns. */
export interface KindPhraseWords {
  duplexes: string
  attics: string
  terraces: string
  /** Free on three sides. */
  semiDetached: string
  offices: string
  shops: string
  /** Land to build on. */
  plots: string
  /** Buildings of several homes. */
  buildings: string
  /** A home of one room, from the first word to the last. */
  oneRoom: string
}
