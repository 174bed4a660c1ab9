/** Phrases by which people speak of the home that they have, folded; it sets nothing up to a contrast. */
export interface OwnHomeWords {
  /** Open what it costs or brings, whatever else the text says. */
  paying: readonly string[]
  /** Say of an amount of their clause that it was paid, for whatever it was. */
  readonly paidBefore: readonly string[]
  /** Behind an amount: what it was spent on, which is no home. */
  expense: readonly string[]
  /** Open where one lives today; behind a word of wanting they say nothing. */
  living: readonly string[]
  /** Single words before a home that one has. */
  own: readonly string[]
  /** Say of such a home that it is given up. */
  leaving: readonly string[]
  /** Say that something costs too much. */
  tooDear: readonly string[]
  /** Say before an area that people live on it today. */
  livedOn: readonly string[]
  /** Between such a word and the area. */
  livedOnWords: readonly string[]
  /** Say of a home that it is the wrong size by now. */
  outgrown: readonly string[]
  /** Ask, beside such a home, what it is worth. */
  valuing: readonly string[]
  /** Phrases with the same words that ask nothing of the kind. */
  notValuing: readonly string[]
  /** Lead from there to the home that is sought. */
  contrast: readonly string[]
}
