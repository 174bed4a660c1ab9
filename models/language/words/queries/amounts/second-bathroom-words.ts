/** Words for one bathroom more, folded, as sources of patterns. */
export interface SecondBathroomWords {
  second: string
  bathroom: string
}
