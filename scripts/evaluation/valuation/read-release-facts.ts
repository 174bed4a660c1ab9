import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  RELEASE_PATHS,
  releaseManifestSchema,
  releasePointerSchema,
} from '../../../models/contracts/release/release.ts'
import type { ReleaseFacts } from '../../../server/release/facts.ts'
import { loadFacts } from '../../../server/release/load-facts.ts'

/** Facts of the current release of a data folder, as the server loads them. */
export async function readReleaseFacts(dataDir: string): Promise<ReleaseFacts> {
  const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(dataDir, path), 'utf8'))
  const { releaseId } = releasePointerSchema.parse(await read('current.json'))
  const folder = join('releases', releaseId)
  const manifest = releaseManifestSchema.parse(await read(join(folder, RELEASE_PATHS.manifest)))
  const paths = new Set(manifest.files.map(({ path }) => path))
  return loadFacts(manifest, async (path) => (paths.has(path) ? readFile(join(dataDir, folder, path)) : undefined))
}
