import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseManifestSchema } from '../../models/contracts/release/release.ts'
import { loadFacts } from '../release/load-facts.ts'
import type { ReleaseFacts } from '../release/facts.ts'
import { writeSampleRelease } from './build-release.ts'
import type { SampleReleaseOptions } from './build-release.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Facts of a sample release, loaded as the server loads them. */
export async function sampleFacts(options: SampleReleaseOptions = {}): Promise<ReleaseFacts> {
  using folder = temporaryFolder()
  const manifest = releaseManifestSchema.parse(writeSampleRelease(folder.path, options))
  const listed = new Set(manifest.files.map((file) => file.path))
  return await loadFacts(manifest, async (path) =>
    listed.has(path) ? readFileSync(join(folder.path, 'releases', manifest.id, path)) : undefined,
  )
}
