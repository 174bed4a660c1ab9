/** Words that make a range of two numbers, folded, as sources of patterns. */
export interface NumberRangeWords {
  /** Before a range. */
  openers: string
  /** Between these and the first number. */
  openerFillers: string
  /** Between two numbers of which the least will do. */
  or: string
  to: string
  until: string
  and: string
  /** The same, only between plain numbers. */
  andShort: string
  /** Only between two floors. */
  toFloor: string
  /** Between these and the second floor. */
  floorArticles: string
}
