/** Words for a distance from a place, folded, as sources of patterns. */
export interface DistanceWords {
  kilometres: string
  /** Where the distance stands by no name. */
  shortPlural: string
  radius: string
  perimeter: string
  within: string
}
