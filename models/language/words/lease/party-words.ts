/**
 * Words about persons and companies, and before and behind their names. Sources of patterns, as they are written, one or more a line; empty where a
 * language has none.
 */
export interface PartyWords {
  readonly titles: string
  /** Between parts of a name, and between two names. */
  readonly particles: string
  /** Behind the name of a company. */
  readonly legalForms: string
  /** Before the name of a company or a body. */
  readonly companies: string
  /** Before a colon and a name. */
  readonly labels: string
  /** The word for a name, in a form. */
  readonly nameLabel: string
  /** Before a name, one word or more. */
  readonly beforeName: string
  /** Parties that a name is said of: `le propriétaire est …`. */
  readonly named: string
  readonly is: string
  /** Articles of persons. */
  readonly articles: string
  /** Behind a name: where or when somebody was born or lives. */
  readonly behindName: string
  /** Articles that stand before a name without a title. */
  readonly articlesOfNames: string
  readonly landlord: string
  readonly tenant: string
  /** In brackets, for a name that was made unreadable. */
  readonly unreadable: string
  /** Before initials. */
  readonly titlesOfInitials: string
}
