/** Words for homes of a project that are numbered, as they are written, as sources of patterns. */
export interface LotWords {
  /** A unit of a building. */
  units: string
  /** A home, which has a number only behind a sign for one. */
  homes: string
  numberSigns: string
  /** Behind a number that counts. */
  countedBehind: string
  /** A lot of a list. */
  lots: string
  listedHouses: string
  /** Before the reference of an advert. */
  references: string
  /** Before that of an agency. */
  agencyReferences: string
}
