/** Words by which an amount is earned, folded, as sources of patterns. */
export interface IncomeWords {
  rents: string
  /** Further ones before an amount. */
  rentsBefore: string
  /** Between a rent and its amount. */
  rentFillers: string
  /** Before a rent behind an amount. */
  for: string
  forArticles: string
  /** Another than the one who earns what was said before. */
  earners: string
  /** Between these and their amount. */
  earnerFillers: string
  net: string
  /** Behind Luxembourgish `net` that is a denial. */
  behindNot: string
  /** Between an amount and what says that it is earned. */
  earnedFillers: string
  /** Behind an amount. */
  earned: string
  /** Before an amount. */
  earn: string
}
