/** Words for the people who look for a home, folded, as sources of patterns. */
export interface PeopleWords {
  /** Before children. */
  childAdjectives: string
  children: string
  persons: string
  /** Before the number of a household: `we are`, `family of`. */
  family: string
  /** The beginning of words for several families, which are no household. */
  families: string
  /** Between a family and its number. */
  ofThem: string
  /** Grown people who share a home, who have a bedroom each. */
  flatmates: string
  /** Say that those who are counted come to a meal or a party, and do not live there. */
  guests: string
  /** Between persons and a table of their own: `6 people with a big table`. */
  guestsBeside: string
  /** Between persons and a table that they sit at: `10 at our table`. */
  guestsAt: string
  /** Before a room for children. */
  roomOwners: string
  childRooms: string
  loneParent: string
  alone: string
  baby: string
  twins: string
  couples: string
}

/** Numbers of persons that are one word. */
export type PersonCounts = Readonly<Record<string, number>>
