/** Words around a direction: a part of the country, or a side of the home; folded, as sources of patterns. */
export interface DirectionWords {
  /** Make a direction a part of the country. */
  before: string
  /** Make a direction a side of the home. */
  facing: string
  facingFillers: string
  /** With the direction, in two words: a side of the home, whatever else its first word means in another language. */
  towards: string
  views: string
  viewFillers: string
  /** Behind what is seen only. */
  moreViews: string
  /** Behind a direction, before the name of a town. */
  ofTown: string
  /** Behind a direction, another thing than a part of the country. */
  noRegion: string
  /** Between the name of a town and its centre. */
  inTown: string
  /** Before the name of a region. */
  articles: string
}
