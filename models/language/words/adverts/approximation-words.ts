/** Words that say that a figure of an advert is not exact, folded, as sources of patterns. */
export interface ApproximationWords {
  /** Short forms, which stand before any figure. */
  short: string
  long: string
}
