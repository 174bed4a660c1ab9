/** Words, folded unless people write them with their accents, that say nothing alone. */
export interface FunctionWords {
  /** Articles, prepositions, pronouns, auxiliaries, politeness: words that can be left out of a wish without changing it. */
  fillers: readonly string[]
  /** Everyday words that decide nothing on their own: they name no place, are no typo and count in no text. */
  everyday: readonly string[]
}
