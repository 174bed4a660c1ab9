/** Words for an amount that each of the people pays, folded, as sources of patterns. */
export interface ShareWords {
  /** Between an amount and its rent. */
  ofRent: string
  /** A word for oneself that means `each` in another language. */
  i: string
  /** Behind that word where it means `each`. */
  behindEach: string
}
