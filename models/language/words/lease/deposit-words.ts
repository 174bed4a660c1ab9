/** Words of the guarantee, its return, and the inventory. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface DepositWords {
  /** Beginnings of words. */
  readonly kept: string
  readonly only: string
  /** Nobody may turn a form down. */
  readonly notRefused: string
  /** Something beside the guarantee. */
  readonly adds: string
  /** Held against what the tenant might owe, under any name. */
  readonly held: string
  /** The first rent, and costs that are no guarantee. */
  readonly firstRent: string
  /** Before a month that nobody counts. */
  readonly inThe: string
  readonly month: string
  /** The guarantee is returned after these. */
  readonly keysOrEnd: string
  /** Before or behind a span. */
  readonly deadline: string
  /** Says that the guarantee comes back by no day. */
  readonly openEnd: string
  /** Between months and the rent, with the blank. */
  readonly of: string
  /** Before the rent, with the blank. */
  readonly the: string
  readonly rent: string
  /** The parties do without one. */
  readonly refusesInventory: string
  /** Begins a rule for the case that none is made. */
  readonly ifNone: string
  /** Nothing is done as long as none is made. */
  readonly nothingWithout: string
  readonly exit: string
  readonly entry: string
  /** Beginnings of words. */
  readonly made: string
  readonly fees: string
}
