/** Words that say how much a thing is wanted, or that it is not, folded, as sources of patterns. */
export interface DemandWords {
  /** Headings above what is a must: `Must:`. */
  mustHeadings: string
  /** Headings above what is nice to have: `Wunsch:`. */
  wishHeadings: string
  /** Denials in phrases of a must: `non negotiable`. */
  notNegotiable: string
  /** Behind a thing: close by, and no denial. */
  nearBehind: string
}
