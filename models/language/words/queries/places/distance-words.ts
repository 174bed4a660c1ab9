/** Words for a distance from a place, folded, as sources of patterns. */
export interface DistanceWords {
  kilometres: string
  radius: string
  perimeter: string
  within: string
}
