/** Words around an amount that tell what it is for. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface AmountWords {
  /** Between an amount and what it is an advance of. */
  readonly aMonth: string
  /** Before the word for an advance, with the blank. */
  readonly asAdvance: string
  readonly advance: string
  /** Between an amount and the word before what it is for. */
  readonly everyMonth: string
  /** Said of what is paid again and again. */
  readonly eachMonth: string
  /** Between the word for a rent and its amount. */
  readonly rentKinds: string
  /** Right before an amount. */
  readonly is: string
  /** Between an amount and what it is for. */
  readonly ofAmount: string
  /** Said of a home and its price. */
  readonly bought: string
  readonly percent: string
  /** Before the amount of a share. */
  readonly thatIs: string
  /** The part of a capital that a let room has. */
  readonly shareOfRoom: string
  /** Behind an amount. */
  readonly aYear: string
  readonly yearlyRent: string
  /** Beside an amount that is paid every three months. */
  readonly aQuarter: string
  /** Beginnings of words for a limit that a rent may not pass. */
  readonly most: string
  /** Who pays an amount of which nothing else is said pays rent. */
  readonly pays: string
  /** The home, as what a sum is paid for. */
  readonly forHome: string
  readonly fee: string
  /** Soon behind an amount: it is the price of everything. */
  readonly oneForAll: string
  /** Right behind an amount. */
  readonly forAll: string
  /** Soon behind an amount, before all that it pays for. */
  readonly takesIn: string
  readonly rentOrAll: string
  /** A rent, as the sentence after it calls it. */
  readonly price: string
  readonly includes: string
  /** Beginnings of words for what charges pay. */
  readonly energy: string
  /** Between an amount and `without charges`. */
  readonly bareAnd: string
  /** An amount that is no rent. */
  /** Said of a rent that pays for no furniture. */
  readonly withoutFurniture: string
  readonly besidesRent: string
  readonly months: string
  readonly rent: string
  readonly times: string
  readonly rents: string
  /** Parts of words for multiples. */
  readonly fold: string
  /** Parts of a year. */
  readonly part: string
  readonly ofAYear: string
  readonly rentOrFee: string
}
