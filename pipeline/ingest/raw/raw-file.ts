/** One file of one feed in the raw store: `path` is the blob, `name` the feed's name for it. */
export interface RawFile {
  path: string
  name: string
  sha256: string
  bytes: number
  /** Day that the file describes; null when each row has its own. */
  snapshotDate: string | null
  fetchedAt: string
}
