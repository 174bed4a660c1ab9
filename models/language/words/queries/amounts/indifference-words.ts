/** Words around a thing that sets no condition, folded, as sources of patterns. */
export interface IndifferenceWords {
  /** Between a thing and that it does not matter. */
  links: string
  /** Before a side of any home; before another thing it makes a wish. */
  any: string
  /** Before whatever does not matter. */
  noMatter: string
  floorKinds: string
  /** Behind a thing that is then allowed. */
  allowing: string
}
