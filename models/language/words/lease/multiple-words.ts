/** Words that count monthly rents. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface MultipleWords {
  readonly months: string
  /** Between months and the rent, with the blank. */
  readonly of: string
  /** Before the rent, with the blank. */
  readonly the: string
  /** Before the rent that is counted by months, with the blank. */
  readonly kind: string
  /** Rent that is counted by months. */
  readonly rent: string
  readonly times: string
  /** Before a rent that is multiplied. */
  readonly article: string
  /** Before a rent that is multiplied, with the blank. */
  readonly monthly: string
  /** Rent that is multiplied. */
  readonly multiplied: string
  /** Before a number that counts no rents, with the blank. */
  readonly articleOfLaw: string
  /** Rents behind a number. */
  /** Between a number and the word for rents. */
  readonly first: string
  readonly rents: string
  /** Between a named multiple and the rent. */
  readonly ofRent: string
  /** Before a rent that is named a multiple of, with the blank. */
  readonly monthlyRent: string
  /** Rent that is named a multiple of. */
  readonly rentOrFee: string
  /** Parts of a year. */
  readonly part: string
  /** Between a part and the yearly rent. */
  readonly ofPart: string
  /** Before the yearly rent. */
  readonly articleOfYear: string
  readonly yearlyRent: string
  /** Rents that a multiple stands for, by its name. */
  readonly folds: Readonly<Record<string, number>>
  /** Numbers with a half, folded, and how they are written in figures. */
  readonly halves: Readonly<Record<string, string>>
}
