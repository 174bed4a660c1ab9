import type { ReleaseManifest } from '../../models/contracts/release/release.ts'
import type { Site } from '../../models/contracts/release/site.ts'
import type { Documents } from './documents.ts'
import type { ReleaseFacts } from '../release/facts.ts'

/** One immutable release in memory: a request that holds it sees the same facts throughout. */
export interface Release {
  manifest: ReleaseManifest
  facts: ReleaseFacts
  documents: Documents
  /** Layout and sources of the pages; null in releases made before there were pages. */
  site: Site | null
}
