/** Words for one person who looks for a home, and for small numbers of people without a noun, folded, as sources of patterns. */
export interface LonePeopleWords {
  /** Before the word for a person. */
  onePerson: string
  person: string
  /** In two words. */
  justMe: string
  /** Between a lone parent and the number of children. */
  of: string
  /** Behind a number that counts no children. */
  roomsBehind: string
  /** Behind an ordinal that counts as one: `dat drëtt Kand`. */
  numbered: string
  /** Further words before a number of persons without a noun: `à 2`, `ganhamos os dois`. */
  forUs: string
  /** Behind a number that counts time or nothing: `à deux pas`. */
  notPersons: string
}
