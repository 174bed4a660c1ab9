/** Words that put a cost on a party, and those that take it off. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface BearerWords {
  /** Before the party who bears, with the blank: the strongest words. */
  readonly atTheExpenseOf: string
  /** Before the party who bears, with the blank: words that are somewhat weaker. */
  readonly fallsTo: string
  /** Before the party who bears, with the blank: small words. */
  readonly by: string
  readonly refunds: string
  /** A party bears nothing, whatever else is said. */
  readonly staysOut: string
  /** Whole words that deny. */
  readonly not: string
  /** Looks like a word that denies: `no` is `after`, where an article or a number follows. */
  readonly after: string
  /** Between the parties who bear and do not. */
  readonly and: string
  /** Between the parties who bear and do not, behind `and` or a comma. */
  readonly butNot: string
  /** Between such a denial and the party. */
  readonly smallWord: string
  /** Begins the reason of what was denied before it. */
  readonly because: string
  /** Who does not pass costs on bears them. */
  /** Say in a letter that the writer bears it. */
  readonly ownAffair: string
  readonly notPassed: string
  /** Before the party that is paid, and bears nothing. */
  readonly paysTo: string
  /** Who has nothing to pay leaves it to the other party. */
  readonly unconcerned: string
  /** Who claims something is paid, and pays nothing. */
  readonly claims: string
  /** A burden of the party that was named before. */
  readonly theirBurden: string
  /** Who employs the tenant, and is no party. */
  readonly staff: string
  /** Looks like a denial. */
  readonly only: string
  /** Between two statements of one sentence. */
  readonly joins: string
  /** Verbs of whoever bears a cost, behind the subject. */
  bears: string
  /** Subjects behind such a verb. */
  pronouns: string
  self: string
  /** Before a subject. */
  articles: string
}
