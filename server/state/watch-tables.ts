/** Table of the searches that accounts ask about again. */
export interface WatchTables {
  watch: {
    id: string
    account_id: string
    name: string
    /** JSON of `watchSearchSchema`. */
    search: string
    /** ISO day of the release whose answer the person has seen. */
    seen_until: string
    /** Milliseconds since 1970. */
    created_at: number
  }
}
