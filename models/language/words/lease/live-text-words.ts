/** Words for parts of a lease that do not hold, or no more. */
export interface LiveTextWords {
  /** Behind a quoted clause that is struck, as beginnings of words. */
  deleted: string
  /** Between a sum of before and the one that holds. */
  reducedTo: string
  /** Behind the one that holds. */
  reducedBehind: string
  /** Said of clauses that the law forbids. */
  voided: string
  /** Said of clauses that the lease does not have. */
  notInLease: string
  /** Heads the clause of the guarantee. */
  depositHeading: string
  /** Says, behind such a heading, that none is asked. */
  none: string
}
