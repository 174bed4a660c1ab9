/** Addresses of dwellings. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface PremisesWords {
  /** Words for streets and squares, and words before the name of one. */
  readonly street: string
  /** Ends of names of streets, before the number of a house. */
  readonly streetEndings: string
  readonly cadastre: string
}
