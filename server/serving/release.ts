import type { ReleaseManifest } from '../../models/contracts/release/release.ts'
import type { Site } from '../../models/contracts/release/site.ts'
import type { Documents } from './documents.ts'
import type { ReleaseFacts } from '../release/facts.ts'

/** One release in memory, frozen in time: whoever holds it sees the same facts until it lets go. */
export interface Release {
  manifest: ReleaseManifest
  facts: ReleaseFacts
  documents: Documents
  /** What pages for people are dressed in and cite; null in releases from before there were any. */
  site: Site | null
}
