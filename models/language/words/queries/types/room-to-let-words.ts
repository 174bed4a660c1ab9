/** Words by which people ask for a room of a shared home, folded, as sources of patterns. */
export interface RoomToLetWords {
  /** A shared home, or its being shared. */
  shared: string
  /** A word for a room that is let only in a shared home. */
  bedrooms: string
  /** Words for a room that also describe a home. */
  countedRooms: string
  /** Before a single room. */
  articles: string
  /** Behind a word that then means no room: `room service`. */
  noRoom: string
  /** Between a room and who will live in it. */
  for: string
  /** Say that one person seeks a room, or how it is let. */
  onePerson: string
}
