/** One file of one feed as the raw store holds it: `path` is the blob, `name` what the feed called it. */
export interface RawFile {
  path: string
  name: string
  sha256: string
  bytes: number
  /** Day that the file describes; null where each row has its own. */
  snapshotDate: string | null
  fetchedAt: string
}
