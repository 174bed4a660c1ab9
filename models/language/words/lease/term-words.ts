/** Words of the terms that a lease states. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface TermWords {
  /** Words with `guarantee` that are about something else, or about a form of it only. */
  readonly otherGuarantee: string
  readonly deposit: string
  /** Behind a deposit, which kind it is. */
  readonly ofDeposit: string
  /** Between a deposit and how much it is. */
  readonly amountsTo: string
  readonly coefficient: string
  /** Before the year in which a building was built. */
  readonly built: string
  /** Said of a capital that is stated at the value of today, as whole words. An infinitive only announces it. */
  readonly revalued: string
  /** The same, in more words. */
  readonly worthToday: string
  /** Before `at` and an amount. */
  readonly today: string
  readonly at: string
  /** Behind months that are none of a deposit. */
  readonly monthsToCome: string
  /** The return of a deposit. */
  readonly returns: string
  /** Right before what is not so. */
  readonly not: string
  /** The same, before what is not furnished. */
  readonly notFurnished: string
}
