/** Words and phrases around a word for a kind of home, folded, as sources of patterns. */
export interface AroundKindWords {
  /** Two words that name no flat: `apart from`. */
  noFlat: string
  /** Beginnings of a word for a passive house, which is a way to build. */
  passive: string
  bathroom: string
  /** Two words for a flat, the last of which is a floor elsewhere. */
  floorFlat: string
  /** Two words for a house, the last of which may be a flat elsewhere. */
  familyHome: string
  atticFlat: string
  /** A flat only beside another kind of home. */
  topFloor: string
  terracedHouse: string
  semiDetached: string
  /** Half of something else than a house. */
  half: string
  /** A folded word and how it was typed, where its accent makes it no farm. */
  closed: string
  /** Behind what lies beside a house, which the home need not be. */
  atHouse: string
  /** Before or behind a home of which a room is let. */
  shared: string
  /** A home that is shared with those who look for one. */
  sharing: string
  /** Before the number of those who share a home: `zu dritt`. */
  jointly: string
  /** Such numbers. */
  jointCounts: string
  /** Behind a number that counts no persons. */
  counted: string
  /** Before the manner of a home: `with`. */
  mannerWith: string
  mannerFillers: string
  /** Said of a home of any kind: `a house with a story`. */
  manners: string
  /** Ends of words for one kind of flat or house: `Ferienwohnung`. */
  compoundEnds: string
}
