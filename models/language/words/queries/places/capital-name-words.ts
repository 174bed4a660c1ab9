/** Words for the capital and for the quarter around its station, folded, as sources of patterns. */
export interface CapitalNameWords {
  /** The capital or the country, as typed too. */
  luxembourg: string
  lux: string
  capital: string
  /** Mean the capital only with words around them that say so. */
  city: string
  /** The capital, where `d’Stad` is no other town. */
  stad: string
  beforeStad: string
  beforeCity: string
  /** Begin the name of a centre or of another town. */
  behindCity: string
  centre: string
  centreOf: string
  centreArticles: string
  /** The city is what one wants to be away from. */
  awayFrom: string
  stationQuarter: string
  /** The name of the quarter, and a station. */
  gare: string
  garer: string
  /** Before the name. */
  quarters: string
  quarterFillers: string
  /** Behind the name. */
  quarterNouns: string
  /** Behind the name, which does not end with it. */
  zone: string
  /** Before the quarter in small letters: `à la gare`. */
  atGare: string
  /** Before the quarter, and before no other station. */
  beforeGare: string
  /** Behind the name of the capital. */
  stations: string
}
