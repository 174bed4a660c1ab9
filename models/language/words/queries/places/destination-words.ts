/** Words for the place of work or study that one goes to every day, folded, as sources of patterns. */
export interface DestinationWords {
  university: string
  /** Those of the European Union, on Kirchberg. */
  institutions: string
  airport: string
  /** The centre of the capital. */
  cityCentre: string
  /** Between the city and the name of the country. */
  ofCity: string
  station: string
  mainStation: string
  /** The one of the capital without any name. */
  capitalStation: string
  stationFillers: string
  central: string
  /** Between a station and the name of the capital. */
  capitalFillers: string
  /** Behind a station of another town, or behind one of buses or of a motorway. */
  otherTown: string
  /** Articles before any station. */
  anyStation: string
  /** Before the station of the capital. */
  toStation: string
  to: string
  towards: string
  towardsFillers: string
  /** Between the place and its minutes. */
  less: string
  /** People who are at a place for the day. */
  who: string
  isAt: string
}
