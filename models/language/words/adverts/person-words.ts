/** Words around the name of a person, as they are written, as sources of patterns. */
export interface PersonWords {
  /** Within a name. */
  particles: string
  titles: string
  /** A cheap look for a title. */
  titleStems: string
  titlesAsNames: string
  /** Before the person to turn to. */
  contacts: string
  /** A cheap look for one of these. */
  contactStems: string
  /** Between that and a name. */
  afterContact: string
  /** Between a name and a number. */
  atNumber: string
  /** The same, behind the name of a contact. */
  phones: string
  /** The same, behind any name. */
  onNumber: string
  /** Before the name of a street. */
  streets: string
  /** Between that and the name. */
  ofStreet: string
  /** Stand where a name could and are none: companies, places, parts of a sentence. */
  noPersons: string
}
