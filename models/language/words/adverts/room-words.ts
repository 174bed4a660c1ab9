/** Words for rooms that are counted, folded, as sources of patterns. */
export interface RoomWords {
  bedrooms: string
  bathrooms: string
  /** Rooms of any kind. */
  rooms: string
  /** Between a count and its rooms. */
  adjectives: string
  dining: string
}
