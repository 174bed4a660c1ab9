/** Words by which people say how much a wish matters, folded: lists of single words, and sources of patterns. */
export interface DemandWords {
  /** Make a wish a condition. */
  musts: readonly string[]
  /** Take the edge off a condition. */
  softeners: readonly string[]
  /** Take the wish out of what follows or precedes: `no need for a garden` neither wants nor refuses one. */
  indifferent: readonly string[]
}
export interface DemandPhrases {
  /** Make a wish a condition. */
  mustPhrases: string
  /** Verb of a condition: `muss dabei sein`. */
  must: string
  /** Behind such a verb: be, have, be there. */
  be: string
  /** The same, only soon behind it. */
  beSoon: string
  /** Before a need that is denied. */
  denials: string
  /** Words for a need. */
  needs: string
  needVerbs: string
  /** Behind such a verb: who has the need. */
  needers: string
  /** Behind such a verb. */
  denialsBehind: string
  needless: string
  /** Behind a thing that does not matter. */
  indifferentLast: string
  /** Verbs that say with a denial that a thing is not needed. */
  mustVerbs: string
  /** Behind such a verb. */
  mustDenials: string
  /** Say that nothing is demanded. */
  noDemand: string
}
