/** Words of what a lease speaks of beside the home: its limits are others. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface BesidesWords {
  /** Beginnings of words. */
  readonly otherThing: string
  /** `…, not the rent`; `that of the home is not`. */
  readonly notTheRent: string
  /** Words of a home, which make a clause one of both. */
  readonly home: string
  /** A garage that is let by itself. */
  readonly letAlone: string
  /** The debt of the landlord to a bank. */
  readonly loan: string
  /** An act against the rule has no effect. */
  readonly withoutEffect: string
}
