/** Table of accounts' stored lease analyses. Times in milliseconds since 1970. */
export interface LeaseTables {
  lease_analysis: {
    id: string
    account_id: string
    content_hash: string
    release_id: string
    /** JSON of `leaseAnalysisSchema`. */
    analysis: string
    analysed_at: number
  }
}
