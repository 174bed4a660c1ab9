/** Words around the day of an advert, folded, as sources of patterns. */
export interface DayWords {
  /** Behind the figure of a day that stands before its month. */
  firstEnding: string
  dayEndings: string
  beforeMonth: string
  beforeYear: string
  atOnce: string
  /** A sentence that says by itself that the home is free now. */
  freeNow: string
  /** Names the home before such words. */
  homeIs: string
}
