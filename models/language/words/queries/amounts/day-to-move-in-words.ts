/** Words for the day by which a home has to be free, folded, as sources of patterns. */
export interface DayToMoveInWords {
  now: string
  nextMonth: string
  /** Short months that are everyday words too. */
  everydayMonths: string
  /** The short month that is a number too: `sept`. */
  numberMonth: string
  /** A holiday that people move before or after. */
  christmas: string
  /** Behind it: no day. */
  christmasThings: string
  /** Before it: no day. */
  thingsOfChristmas: string
  ofChristmas: string
  begins: string
  middles: string
  /** The same, only of a month. */
  middlesOfMonths: string
  ends: string
  /** Between a part of a year and its year. */
  ofYear: string
  /** Before the last day. */
  latest: string
  not: string
  /** Behind a denial: names no day by which. */
  earlier: string
  /** Say that a new home is handed over. */
  handedOver: string
  /** The same, only before a part of a year. */
  ready: string
  /** Before a month or a day, and may be taken with it. */
  leads: string
  /** Between these and the day. */
  leadFillers: string
  /** Before a month that may be the month of anything. */
  in: string
  /** Say that a home is free or that somebody moves in. */
  availability: string
  /** Further words of moving that a month or a year goes with. */
  moves: string
  /** Further words of moving that `now` goes with. */
  movesNow: string
  /** Between two months. */
  joints: string
  /** Behind the month in which a span begins. */
  starts: string
  /** Between a day and its month, besides the English endings of its figure. */
  dayEnds: string
  /** Between a month and its day. */
  dayArticles: string
  /** Words that end a day behind its month. */
  behindDays: string
}
