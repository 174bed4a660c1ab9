/** Headings above what is wanted, folded, as sources of patterns. */
export interface HeadingWords {
  /** Above what has to be there: `Must:`. */
  must: string
  /** Above what would be nice to have: `Wunsch:`. */
  wish: string
  /** Before what nobody wants, for its sentence: `Excluded:`. */
  refused: string
  /** Before what does not matter, for its sentence: `Egal:`. */
  needless: string
}
