/**
 * Weights of the parts of the score. Only the parts that a query asks about count; the score is their weighted mean, 0 to 100. Raising a
 * part never lowers the score. The weights were set on the tuning half of the public benchmark and on the sample market; see MODEL_CARD.md.
 */
export const WEIGHTS = {
  /** Each feature or quality that is wished for. They decide the order: five wishes outweigh everything else together. */
  wish: 10,
  /** Bedrooms: as many as asked for or one more is best; each further one is a home larger than wanted. */
  bedrooms: 12,
  /** The kind of house that is named, against a house of a kind that the advert does not state. */
  type: 8,
  /** Nearness to the amount where the query says "about", and room below a ceiling that is nearly used up. */
  price: 4,
  /** Nearness to the area where the query says "about". */
  area: 4,
  /** Distance to a place that the home should be near to. */
  place: 6,
  /** Time that the way to work leaves of the limit. */
  commute: 5,
  /** Meeting the conditions, as all results do: tells how much of what was asked is fulfilled and moves no order. */
  conditions: 10,
  /** BM25 of the words over title and description: decides between homes that are otherwise alike. */
  text: 1.5,
  /** Newness of the advert: the last word. */
  freshness: 0.5,
} as const

/** Share of a fulfilled wish that an unknown fact counts: more than a fact that is known not to hold, far less than one that does. */
export const UNKNOWN_SHARE = 0.15
/** Days after which an advert has lost half of its freshness. */
export const FRESHNESS_HALF_LIFE_DAYS = 30
