/** Units behind the numbers of a query, folded, as sources of patterns. */
export interface QuantityUnitWords {
  euro: string
  /** Besides the euro. */
  currencies: string
  /** Between an amount and its span of time. */
  per: string
  /** The same, only behind a currency. */
  perBehindCurrency: string
  /** Spans of time that money is paid for. */
  spans: string
  /** The span that rent is paid for. */
  months: string
  including: string
  /** Costs that a rent can include. */
  bills: string
  /** Further words behind an amount that is a rent: monthly, warm, charges included. */
  rents: string
  squareMetres: string
  ares: string
  hectares: string
  bedrooms: string
  /** Beginnings of words that do not describe a bedroom: `3 bathrooms, bedroom`. */
  notBeforeBedrooms: string
  bathrooms: string
  roomAdjectives: string
  rooms: string
  /** Behind the figures of an ordinal. */
  ordinalEnds: string
  /** Called a floor only behind an ordinal. */
  levels: string
  floors: string
  /** Say of floors that somebody climbs them. */
  climbing: string
  /** Say the same of an ordinal floor only. */
  carrying: string
  /** Say the same of a number of floors only. */
  onStairs: string
  metres: string
  /** Behind metres that are a way or a height. */
  afterWay: string
  /** Units that are no quantity of a home. */
  others: string
  /** Between a number and what it counts: `2 x`. */
  times: string
  /** Behind rooms, what every home has: `3 Zimmer, Küche, Bad`. */
  kitchenAndBath: string
  /** Between a number and its unit: `2 or more bedrooms`. */
  orMore: string
  orFewer: string
}
