/** Words that set a number against another. */
export interface ComparisonWords {
  /** Compare wherever they stand. */
  always: readonly string[]
  /** Compare where a number follows soon. */
  besideNumbers: readonly string[]
}
