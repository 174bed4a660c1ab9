/** Words by which a rent covers charges, folded, as sources of patterns. */
export interface ChargesIncludedWords {
  including: string
  with: string
  /** The same as a letter, only before charges. */
  withShort: string
  and: string
  /** Before charges and heating. */
  allOfThe: string
  charges: string
  /** Those, and costs of a purchase as well. */
  costsOfEither: string
  heating: string
  supplies: string
  all: string
  /** The same, only behind `including`. */
  everything: string
  /** Between charges and what says that they are included. */
  are: string
  /** Behind charges. */
  included: string
  /** Between charges and that they have to be included. */
  must: string
  /** Behind charges, in place of `included`. */
  inside: string
  /** The same, only right behind them. */
  within: string
  /** Between a number and that it covers all. */
  together: string
  /** Last behind a number that covers all. */
  numberIncludes: string
  /** Behind `all`. */
  allIncluded: string
  phrases: string
  /** Say of a rent that charges are in it. */
  warm: string
  /** Behind a word for warm that is said of a thing. */
  warmThings: string
  /** Words of the phrases for all, without which nothing is said of charges. */
  ofAll: string
}
