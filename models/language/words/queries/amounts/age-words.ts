/** Words for how old a building may be, folded, as sources of patterns. */
export interface AgeWords {
  /** Behind the number of an age. */
  years: string
  olderThan: string
  /** Before a comparison with an age. */
  denials: string
  atMost: string
  /** Behind the years of an age. */
  old: string
}
