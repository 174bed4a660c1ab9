/** Words for the way to work, folded, as sources of patterns. */
export interface WayToWorkWords {
  minutes: string
  hours: string
  quarterHour: string
  halfHour: string
  threeQuarters: string
  oneHour: string
  transit: string
  bike: string
  walk: string
  car: string
  /** Beside function words, what may stand between the minutes and the place. */
  between: string
  /** Work and study: the place beside them is where one goes every day, not where one wants to live. */
  atWork: string
  /** Between them and the place. */
  atWorkFillers: string
  /** Before the place. */
  prepositions: string
  /** Behind the preposition. */
  articles: string
  /** Between a means of transport and where it goes: `bus to`. */
  ridesTo: string
  commuting: string
  /** Nouns for the way. */
  ways: string
  /** Before a means of transport. */
  by: string
  /** Between two ways. */
  joints: string
  /** Before a colon: `Erreichbarkeit: Belval, 15 min`. */
  headings: string
}
