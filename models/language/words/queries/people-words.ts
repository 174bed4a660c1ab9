/** Words for the people who look for a home, folded, as sources of patterns. */
export interface PeopleWords {
  /** Before children. */
  childAdjectives: string
  children: string
  persons: string
  /** Before the number of a household: `we are`, `family of`. */
  family: string
  /** Between a family and its number. */
  ofThem: string
  /** Grown people who share a home, who have a bedroom each. */
  flatmates: string
  /** Say that those who are counted come to a meal or a party, and do not live there. */
  guests: string
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
