/** Words for two people who look for a home together, and their child, folded, as sources of patterns. */
export interface PairWords {
  couple: string
  /** Shares a bedroom with the writer. */
  partner: string
  /** Has a bedroom beside that of the writer. */
  mate: string
  me: string
  mine: string
  /** Before several people. */
  mineMany: string
  /** Before a partner without a word for mine: `me plus wife`. */
  andPartner: string
  bothOfUs: string
  /** A word of these phrases. */
  both: string
  /** Before one child. */
  oneChildBefore: string
  oneChild: string
}
