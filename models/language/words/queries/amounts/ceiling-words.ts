/** Words by which more than an amount is refused, folded, as sources of patterns. */
export interface CeilingWords {
  /** Before a least amount, or in its clause. */
  not: string
  /** The same of a clause that speaks of more. */
  none: string
  spending: string
  tooMuch: string
  more: string
}
