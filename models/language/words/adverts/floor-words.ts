/** Words for the floor of a home, folded, as sources of patterns. */
export interface FloorWords {
  ground: string
  basement: string
  top: string
  /** Between a floor and the number of floors. */
  outOf: string
  /** Before a floor in a text. */
  at: string
  groundInText: string
}
