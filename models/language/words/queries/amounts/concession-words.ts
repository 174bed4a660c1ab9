/** Words by which somebody gives more, or takes less, than was said first: folded, as sources of patterns. */
export interface ConcessionWords {
  /** Right before the amount. */
  before: string
  /** Right behind the amount and its unit. */
  after: string
  /** At the beginning of a clause that states another ceiling. */
  openers: string
}
