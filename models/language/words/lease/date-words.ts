/** Words around a day of a lease. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface DateWords {
  /** Between a place and the day of signing. */
  readonly theDay: string
  /** Before the day of a law. */
  readonly law: string
  /** Before the day that a law was changed on. */
  readonly amended: string
  /** Before the day of a birth. */
  readonly birth: string
  /** Before the day of a paper, a payment or the sale of the home. */
  readonly paper: string
  /** Before the day of signing. */
  readonly signed: string
  /** Before the last day for something. */
  readonly by: string
  /** Between two days. */
  readonly and: string
  /** Before the second of two days. */
  readonly ofTheDay: string
  /** Statements about who the parties are. */
  readonly factsOfPersons: string
  readonly lease: string
  /** Say of a day that it is the one of the signing. */
  readonly doneOrSigned: string
  /** Other things that run for a time. */
  readonly otherSpans: string
}
