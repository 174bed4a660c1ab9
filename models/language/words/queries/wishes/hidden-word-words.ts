/** Words that say something else than the wish that they could belong to, folded, as sources of patterns. */
export interface HiddenWords {
  /** The centre of a town. */
  centres: string
  /** The same, only before the town: `mitten in Esch`. */
  middles: string
  /** Between a centre and its town. */
  of: string
  /** Calm; behind a verb that allows, a manner of speaking: `darf ruhig alt sein`. */
  calm: string
  /** Such verbs. */
  allowing: string
  /** Detached; behind half, a kind of house: `semi-detached`. */
  detached: string
  half: string
  /** Parts of a home that name its kind: `attic flat`. */
  homeParts: string
  /** Trades of people that are named by a thing. */
  trades: string
}
