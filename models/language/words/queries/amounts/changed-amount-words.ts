/** Words by which people say that an amount is another than before, folded, as sources of patterns. */
export interface ChangedAmountWords {
  /** Before the amount that no longer holds: `n'est plus de`. */
  noLonger: string
  /** Between it and the new one. */
  after: string
  /** In the clause of both: `budget went up from … to …`. */
  changed: string
  from: string
  to: string
  /** Before the amount that is replaced. */
  insteadOf: string
  /** Behind a smaller number than was wished for before: `2 suffisent`. */
  enough: string
}
