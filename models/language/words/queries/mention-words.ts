/** Words around what a text only mentions, a home that one has or people, folded, as sources of patterns. */
export interface MentionWords {
  /** Before a home. */
  the: string
  /** Behind an amount. */
  currencies: string
  /** Parts what is said of the home from the rest. */
  and: string
  /** A verb that reads like this when its accent is gone, as typed. */
  isAccented: string
  /** Say that a home is wanted, or how it shall be. */
  wanting: string
  /** Denies elsewhere, and here says by how much: `far too big`. */
  tooMuch: string
  /** Behind with: they move, too. */
  children: string
  /** Further words before people that a home is for, or what they are. */
  role: string
  /** Between these and the people. */
  articles: string
  /** Before a thing that somebody works in, runs or sold. */
  workplaces: string
}
