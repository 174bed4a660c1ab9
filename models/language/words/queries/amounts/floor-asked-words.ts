/** Words for the floor of a home that is sought, folded, as sources of patterns. */
export interface FloorAskedWords {
  /** Say that a floor above will do as well. */
  higher: string
  /** Between a floor and these. */
  orHigher: string
  basements: string
  /** Homes in a basement. */
  lowHomes: string
  /** Behind a basement that nobody lives in. */
  storage: string
  /** Before a floor. */
  not: string
  /** The same, only before a counted floor. */
  noFloors: string
  /** The same, only before a basement. */
  noBasements: string
  /** Between a denial and a basement. */
  basementFillers: string
  in: string
  /** Behind `in`. */
  inFillers: string
  /** Between a denial and a counted floor. */
  floorFillers: string
  /** Before the ground floor. */
  groundArticles: string
  groundFloor: string
  /** Before a floor that a home has to be above. */
  above: string
  /** Further ones before any other floor. */
  aboveFloor: string
  /** Further ones before the ground floor. */
  over: string
  /** Between these and the ground floor. */
  overFillers: string
  below: string
  higherThan: string
  lowerThan: string
  /** Between a comparison and its floor. */
  comparedFillers: string
}
