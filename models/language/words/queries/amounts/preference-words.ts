/** Words by which an amount is preferred and not required, folded, as sources of patterns. */
export interface PreferenceWords {
  before: string
  /** Right behind the amount and its unit. */
  behind: string
}
