/** Words around what a text takes back, folded, as sources of patterns. */
export interface CorrectionWords {
  /** Refuses what follows, and takes nothing back: `not the Gare area`. */
  notThe: string
  /** At the end of a marker it refuses what follows. */
  not: string
  /** Takes back a number right before another. */
  noNumber: string
  /** Before a moment that says when: `im Moment`. */
  beforeMoment: string
  /** Answers, which refuse nothing that follows. */
  replies: string
  /** Before a place. */
  places: string
  /** Further words between one that says to forget and a place. */
  forgottenPlaces: string
  rather: string
  /** Further words of what takes back. */
  markers: string
  /** Count one bedroom: `eng Schlofkummer, nee, zwou`. */
  one: string
  /** Behind a number, and say nothing of what it counts. */
  plenty: string
}
