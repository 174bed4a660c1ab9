/** Words for the year in which a home was built, folded, as sources of patterns. */
export interface BuildingYearWords {
  /** Compare a home with a year. */
  compared: string
  /** Before a comparison. */
  denials: string
  /** Further ones before a word for building. */
  neverBuilt: string
  /** Between a denial and a year, besides words for building. */
  builtFillers: string
  onwards: string
  /** Behind a year and a joint. */
  later: string
  /** The same where the clause speaks of building. */
  laterOfBuilt: string
  earlier: string
  /** Before a year long gone, of which only building can be meant. */
  past: string
  /** Behind a number that is no year. */
  areas: string
}
