/** Words around the day of an advert, folded, as sources of patterns. */
export interface DayWords {
  /** Behind the figure of a day that stands before its month. */
  firstEnding: string
  dayEndings: string
  beforeMonth: string
  beforeYear: string
  atOnce: string
}
