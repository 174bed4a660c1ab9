/** Words that bound a number, folded, as sources of patterns. */
export interface AmountBoundWords {
  /** Between a bound and its number. */
  boundFillers: string
  /** Before a number that may not be exceeded. */
  maxBefore: string
  /** Before a number that is the least. */
  minBefore: string
  /** About, on either side of a number. */
  about: string
  /** Further words of about before a number. */
  aroundBefore: string
  /** Behind a number that may not be exceeded. */
  maxAfter: string
  /** Between a number and what calls it a limit: `is our absolute`. */
  limitFillers: string
  /** Names of a number that may not be exceeded. */
  limits: string
  /** Behind a number that is the least. */
  minAfter: string
  /** Before costs that come on top: `plus the bills`. */
  plusArticles: string
  /** Costs that come on top: a number before them is no least one. */
  plusCosts: string
  /** Further words of about behind a number. */
  aroundAfter: string
  /** Single words for a most. */
  maxWords: string
  /** For a least. */
  minWords: string
  /** Further ones for a least before the first of two bounds: `op d'mannst 2 max 4`. */
  leastWords: string
  /** Further ones behind a number. */
  furtherBounds: string
  /** Between a number and its bound. */
  unitFillers: string
  /** Between a bound and the next number. */
  than: string
  /** Between a comparison that alone is an order and the amount that makes it a bound. */
  comparedAmounts: string
}
