/** Words that deny, and those that only look like it. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface PolarityWords {
  /** Begin a part of a sentence that says the contrary. */
  readonly contrasts: string
  /** Phrases with a negator that limit, and deny nothing. */
  readonly restrictions: string
  /** Negators of other texts that are something else in leases: French `née`. */
  readonly noDenial: string
  /** Inflected negators, and words of contracts that free of a duty. */
  readonly denialsBefore: string
  readonly denialsAfter: string
  /** A negator that its next word is written to. */
  readonly elidedNegator: string
  /** The no of a form: `Indexation : aucune`. */
  readonly labelDenied: string
  /** Deny all that a list names. */
  readonly beforeLists: string
  /** Before the last of a list. */
  readonly beforeLast: string
  /** Words told with their denial between them. */
  readonly notDone: string
  /** Deny by themselves, so that a restriction behind them is none. */
  readonly beforeRestriction: string
}
