import { createHash } from 'node:crypto'
import { RELEASE_PATHS, RELEASE_SCHEMA_VERSION } from '../../models/contracts/release/release.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { createReleaseWriter, type ReleaseWriter } from '../releases/release-writer.ts'

/** Builds a release of text files and points at it like publishing does, without a market. */
export async function buildRelease(
  store: ReleaseStore,
  tag: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const id = `2026Q3-${tag}`
  const writer = createReleaseWriter(store.buildingDirectory())
  for (const [path, content] of Object.entries(files))
    await writer.write(path, content, { contentType: 'text/plain', publicPath: `/${path}` })
  await writeManifest(writer, id, tag)
  await store.adopt(store.buildingDirectory(), id)
  store.pointTo(id)
  return id
}

/** Writes the manifest of a release without a market. */
export async function writeManifest(writer: ReleaseWriter, id: string, inputsHash: string): Promise<void> {
  await writer.writeJson(RELEASE_PATHS.manifest, {
    schemaVersion: RELEASE_SCHEMA_VERSION,
    id,
    market: 'test',
    sample: true,
    asOf: '2026-09-30',
    quarter: 'Q3-2026',
    previousReleaseId: null,
    inputsHash,
    counts: {},
    files: writer.files(),
  })
}

/** Incompressible bytes, the same for the same seed. */
export function noise(seed: string, bytes: number): Uint8Array {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, index) =>
    createHash('sha256').update(`${seed} ${index}`).digest(),
  )
  return Buffer.concat(blocks).subarray(0, bytes)
}
