/** Words of the mentions that a lease has to make. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface MentionWords {
  /** The lease starts on the day of signing. */
  readonly startOnKeys: string
  /** A party gives up a right. */
  readonly waived: string
  /** A party keeps a right. */
  readonly notWaived: string
  /** The ceiling of a room, where the word is also that for a limit. */
  readonly roomCeiling: string
  /** Before a limit. */
  readonly without: string
  /** Beginnings of words. */
  readonly limit: string
  /** The rent is not subject to the rule. */
  readonly notSubject: string
  readonly noCharges: string
  /** Charges are proved by these. */
  readonly proved: string
  /** Before a month or season. */
  readonly inEach: string
  /** Before a month, with the blank. */
  readonly partOfMonth: string
  /** A month or season in which accounts are made. */
  readonly season: string
  /** Before the word for a statement: what stands in it is told, and it is made. */
  readonly within: string
  /** A statement of the condition of the home, not of charges. */
  readonly ofCondition: string
  /** Something is done without waiting for the statement of charges. */
  readonly notAwaited: string
  /** Begins: without a yearly statement nothing more can be claimed. */
  readonly withoutIt: string
  /** Goes on: without a yearly statement nothing more can be claimed. */
  readonly nothingDue: string
  /** A surplus or a gap is paid. */
  readonly squares: string
  readonly onAccount: string
}
