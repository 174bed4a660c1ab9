/** Words that ask to choose people by a ground on which the law forbids it, folded, as sources of patterns. */
export interface ProtectedGroundWords {
  /** People by religion, origin or orientation. */
  groups: string
  /** Beside a group they say that it stands for people, not for a language, a school or a style. */
  aboutPeople: string
  /** Names of the grounds themselves. */
  grounds: string
  sexes: string
  /** Beside a sex they choose by it. */
  restrictions: string
  neighbours: string
  /** Behind such a word: what it describes is no person. */
  notPeople: string
}
