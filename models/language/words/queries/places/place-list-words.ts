/** Words between the places of a list, folded, as sources of patterns. */
export interface PlaceListWords {
  or: string
  and: string
  moreJoints: string
  fillers: string
  /** Behind a refused place, before one that is sought. */
  contrasts: string
}
