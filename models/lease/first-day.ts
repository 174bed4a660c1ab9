/** First day of the law by which leases are judged. */
export const FIRST_DAY = '2006-11-01'
