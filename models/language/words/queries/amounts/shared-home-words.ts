/** Words for a room in a home of others, folded, as sources of patterns. */
export interface SharedHomeWords {
  /** Behind a home: `house share`. */
  share: string
  homes: string
  /** Who shares, and who lets a room. */
  sharing: string
  /** Who mostly looks for a room. */
  occupants: string
  rooms: string
  /** Before what is not wanted. */
  denials: string
}
