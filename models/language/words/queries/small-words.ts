/** Small words that many patterns share, folded, as sources of patterns. */
export interface SmallWords {
  and: string
  or: string
  with: string
  without: string
  for: string
  /** Denies by itself. */
  no: string
}
