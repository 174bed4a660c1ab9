/** Small words between what an advert names and its figure, folded, as sources of patterns. */
export interface PrepositionWords {
  of: string
  /** Before a size only: `terrasse d'env. 12 m²`. */
  ofSize: string
  /** Between the ends of a range. */
  to: string
  /** The same: `zwischen`, `entre`. */
  and: string
  /** Between amounts only. */
  andOfAmounts: string
}
