/** Words of interest, rooms, persons and blanks. Sources of patterns, folded, one or more a line; empty where a language has none. */
export interface RoomAndBlankWords {
  readonly legalRate: string
  readonly feeForLate: string
  /** Tenth of the rent for each month begun: what a landlord owes who keeps the guarantee too long. */
  /** Owed beside something else. */
  readonly onTop: string
  readonly ofLateReturn: string
  /** The landlord is the one who owes. */
  readonly owesTenant: string
  /** Before a room: `is no`. */
  readonly isNo: string
  readonly room: string
  /** Before a day or week: `per`. */
  readonly per: string
  readonly dayOrWeek: string
  /** Rooms by name in which nobody sleeps, as words for a room would find them. */
  readonly sideRoom: string
  readonly otherRoom: string
  /** Counted beside the area of a room: they sleep in it. */
  readonly sharers: string
  readonly persons: string
  /** A bed for two. */
  readonly bunkBed: string
  /** Where people live, are let in or are counted, and do not only take part in something. */
  readonly lives: string
  /** Verbs for using a kitchen or garden together. */
  readonly shares: string
  /** Before people who live elsewhere in the house. */
  readonly with: string
  /** In brackets, for what is yet to be written. */
  readonly blankLabel: string
  readonly toFillIn: string
  readonly signature: string
  readonly version: string
  /** Behind a version: it is the one that counts. */
  readonly prevails: string
}
