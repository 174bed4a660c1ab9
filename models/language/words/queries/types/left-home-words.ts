/** Words for a home that people leave, folded, as sources of patterns. */
export interface LeftHomeWords {
  /** Before such a home: `from our flat in Bonnevoie to …`. */
  leaving: string
  /** Between such a home and the one that is sought. */
  towards: string
  /** Right before a home that says nothing of the next: `move house`. */
  moving: string
  /** Right before a place where people come from, are for now, or have been long enough. */
  origin: string
}
