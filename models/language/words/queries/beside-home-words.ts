/** Words for what a home has, stands in or looks at, folded, as sources of patterns. */
export interface BesideHomeWords {
  /** Before what belongs to a home. */
  with: string
  /** The same, only before a part of it. */
  withToo: string
  /** Behind it. */
  withFillers: string
  /** Before what surrounds a home. */
  within: string
  /** Behind it. */
  withinFillers: string
  /** Before what is seen from a home or near to it: `vue sur le château`, `beim Schloss`. */
  beside: string
  /** Behind what is seen from it. */
  seen: string
}
