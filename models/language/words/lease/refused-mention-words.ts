/**
 * Words of a lease that says outright that something it has to mention is left out. Sources of patterns, folded, one or more a line; empty where a
 * language has none.
 */
export interface RefusedMentionWords {
  /** A sentence of the model lease that was taken out, or a statement that is not made. */
  readonly leftOut: string
  readonly noCertificate: string
  readonly noDetector: string
  readonly noStart: string
  readonly noAmount: string
  readonly noSeparateRent: string
  readonly unnamedLandlord: string
  readonly keptFromOthers: string
}
