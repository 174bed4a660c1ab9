/** Words for a bedroom that each of several people has, folded, as sources of patterns. */
export interface BedroomEachWords {
  each: string
  /** Further words, only before the bedroom. */
  eachBefore: string
  /** Behind each: `each of us`. */
  ofThem: string
  room: string
  /** Between each and the bedroom, or before the bedroom. */
  own: string
  /** Behind the bedroom: `a room of their own`. */
  ofOwn: string
}
