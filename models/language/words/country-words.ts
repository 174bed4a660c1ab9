/** Names of Luxembourg and its neighbours, folded, by ISO 3166-1 alpha-2. */
export interface CountryWords {
  readonly names: Readonly<Record<'LU' | 'FR' | 'BE' | 'DE', string>>
  /** Names that stand in brackets behind a place. */
  readonly inBrackets: readonly string[]
}
