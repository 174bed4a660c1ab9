/** Phrases by which people state conditions, folded: no accents, no apostrophes. */
export interface AskingWords {
  /** Between an amount and the unit that it is paid for. */
  perSquareMetre: readonly string[]
  squareMetre: readonly string[]
  /** Say that a year is one of construction. */
  built: readonly string[]
  after: readonly string[]
  before: readonly string[]
  /** Say that an amount is one person's. */
  each: readonly string[]
  /** Say that an amount is one couple's. */
  eachCouple: readonly string[]
  /** Say that a price covers duties and notary. */
  fees: readonly string[]
  /** Refuse what follows: `anything but`. */
  allBut: readonly string[]
  exactly: readonly string[]
  exactlyAfter: readonly string[]
  /** Say that a rent does not cover charges. */
  noCharges: readonly string[]
  /** Behind a thing that sets no condition. */
  indifferentAfter: readonly string[]
  indifferentBefore: readonly string[]
  /** Words behind an indifference that say what it is about: `egal wo`. */
  questions: readonly string[]
  /** Take a condition back that was stated before. */
  notMust: readonly string[]
  whenHigh: readonly string[]
  third: readonly string[]
  /** Stand between what was said first and what is meant: `a flat, no wait, a house`. */
  corrections: readonly string[]
  /** Refuse what stands before them: `no thanks`, `is out`. */
  refusedBehind: readonly string[]
  /** Say that someone looks for a home. */
  seeking: readonly string[]
  /** Before a place that sets nothing any more: `forget`, `no longer in`. */
  forget: readonly string[]
  /** Single words before a number to call. */
  contact: readonly string[]
  /** Sides of any home, of which a person can say that they do not matter. */
  sides: readonly string[]
  /** Name an amount as one per square metre, before it. */
  squareMetrePrice: readonly string[]
  orders: Readonly<
    Record<
      'cheapest_per_m2' | 'cheapest' | 'dearest' | 'biggest' | 'smallest' | 'newest' | 'reduced',
      readonly string[]
    >
  >
}
