/** Articles that count one of what follows, folded. */
export interface ArticleWords {
  /** Before a room. English `a`, French `en` and their like stand before rooms that nobody counts. */
  readonly counting: readonly string[]
  /** Count one of anything. */
  readonly one: readonly string[]
  /** Before an item of a list. */
  readonly listed: readonly string[]
}
