/** Words around the numbers of a query, folded, as sources of patterns. */
export interface AroundNumberWords {
  /** Before an amount of money. */
  money: string
  /** Before a year of construction. */
  years: string
  /** Between them. */
  yearFillers: string
  /** Before a comparison of years. */
  denials: string
  /** Behind a denial: `not before 2000`. */
  earlier: string
  /** Before the last year. */
  before: string
  and: string
  /** Between a number that will do and one that is better. */
  better: string
  /** Joins a part to a home. */
  with: string
  /** The same, only behind an area. */
  withToo: string
  /** Parts of a home that have an area of their own. */
  parts: string
  /** Between a part and its area. */
  partFillers: string
  office: string
  /** Between an office and its area. */
  officeFillers: string
  /** Between an area and what it is of. */
  ofArea: string
  /** The area of the whole home. */
  living: string
  land: string
  or: string
  /** Before `one bedroom`, besides words for exactly. */
  leastOrExactly: string
  /** Words for a bedroom that never mean a room to let. */
  bedroomOnly: string
  dwellings: string
  for: string
  articles: string
  bound: string
  moreThan: string
  rentedOut: string
  thousands: string
  /** Behind a rent that covers everything. */
  allIn: string
  all: string
  inAll: string
  totalPrepositions: string
  /** Behind an amount that all pay together. */
  totals: string
  between: string
  us: string
  /** Before a year in which something happens. */
  inYear: string
  /** Before a year in which something happened, or since which it goes on; a year of construction names the construction too. */
  storyYear: string
  need: string
  /** Behind an amount that one can pay. */
  spent: string
  /** Before a kind of something else that is written like a home of so many rooms: `Typ T3`. */
  typology: string
}
