/** Words of the rent, its index and its increases. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface RentWords {
  /** Behind an ordinal: a year of the lease. */
  readonly year: string
  /** A clause that is no longer there. */
  readonly struck: string
  /** The value of the home is brought to today, and no rent raised. */
  /** Begins a part that tells what changes nothing. */
  readonly whatever: string
  /** Twelve months at once. */
  readonly wholeYear: string
  /** Whenever somebody likes. */
  readonly anyTime: string
  readonly ofCapital: string
  readonly notRentIndex: string
  /** Beginnings of words for giving something up. */
  readonly renounces: string
  /** Behind such a word: to follow an index. */
  readonly indexation: string
  /** A box or cell that says no. */
  readonly no: string
  /** A question that is answered so. */
  readonly thereIsNone: string
  /** With every step of an index, which comes more often than every two years. */
  readonly eachStep: string
  /** A lump sum or an advance that follows what is spent is no rent. */
  readonly ofExpenses: string
  /** Prices of what is bought beside the home. */
  readonly ofServices: string
  /** Before an index: `even if`. */
  readonly evenIf: string
  readonly index: string
  /** A rise that was announced and does not come. */
  readonly calledOff: string
  readonly nothing: string
  readonly double: string
  /** Behind furniture. */
  readonly doubled: string
  /** Beginnings of words for furniture. */
  readonly furniture: string
  /** The amount beside it is a rent without furniture. */
  readonly besidesFurniture: string
  readonly price: string
  /** Beginnings of words that count something in. */
  readonly includes: string
  /** Beginnings of words for furniture that is counted in. */
  readonly furnishing: string
  readonly inThePrice: string
  readonly noSupplement: string
  /** Before an increase: none. */
  readonly none: string
  readonly increase: string
  readonly asTheLaw: string
  readonly noticeOrOther: string
  readonly pays: string
  /** Before a number that counts nothing: that of an article. */
  readonly numbered: string
  /** Beginnings of words between a number and the rents that it counts: `next`. */
  readonly coming: string
  readonly rents: string
  /** When a tenant signs or moves in. */
  readonly atEntry: string
  /** For the age of furniture. */
  readonly reductions: string
  /** Begin a clause of increases. */
  readonly increaseHeadings: string
  /** Before the span by which somebody is told in advance. */
  readonly toldBefore: string
  /** Behind it. */
  readonly toldAhead: string
}
