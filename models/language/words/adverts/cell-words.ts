/** Words that are the whole of a cell, folded. */
export interface CellWords {
  readonly nothing: readonly string[]
  readonly yes: readonly string[]
  readonly no: readonly string[]
  /** Beginning of the words for furniture and what is furnished. */
  readonly furnished: readonly string[]
}
