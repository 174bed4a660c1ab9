import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { compareText } from '../../../models/kernel/compare-text.ts'
import type { RawFile } from './raw-file.ts'
import { writeFileAtomic } from '../../files/write-atomic.ts'
import { blobPath, hashOf } from './blob-store.ts'
import { messageOf } from './feed-error.ts'

const SUFFIX = '.provenance.json'

/** Origin of a raw file; one JSON file each, beside the blobs. */
export const provenanceSchema = z.object({
  sourceId: z.string(),
  name: z.string().describe('what the feed called the file'),
  url: z.string().describe('address or path it was taken from'),
  producer: z.object({ name: z.string(), url: z.string().optional() }),
  licence: z.object({ name: z.string(), url: z.string().optional(), attribution: z.string().optional() }),
  fetchedAt: z.iso.datetime(),
  snapshotDate: z.iso.date().nullable().describe('day that the file describes; null where each row has its own'),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
})
export type Provenance = z.infer<typeof provenanceSchema>

/** Unchanged raw bytes under their SHA-256, with the provenance of each use. Nothing in it is ever changed. */
export interface RawStore {
  blobsDir: string
  blobPath(sha256: string): string
  /** Lists the files of a feed by snapshot date, fetch time and name. @throws Error that names an unreadable provenance file */
  files(sourceId: string): Promise<RawFile[]>
  provenances(sourceId: string): Promise<Provenance[]>
  /** Records the origin of a blob. Call after the blob is kept. */
  record(provenance: Provenance): Promise<RawFile>
}

export interface IntegrityFault {
  path: string
  fault: 'missing' | 'altered' | 'unreadable'
  detail: string
}

/** @param rawDir `DATA_DIR/raw` */
export function createRawStore(rawDir: string): RawStore {
  const blobsDir = join(rawDir, 'blobs')
  const provenances = (sourceId: string) => readProvenances(join(rawDir, sourceId))
  return {
    blobsDir,
    blobPath: (sha256) => blobPath(blobsDir, sha256),
    provenances,
    files: async (sourceId) => (await provenances(sourceId)).map((provenance) => toRawFile(blobsDir, provenance)),
    async record(provenance) {
      const directory = join(rawDir, provenance.sourceId, provenance.snapshotDate ?? 'dated-by-row')
      const path = await freePath(directory, provenance)
      writeFileAtomic(path, `${JSON.stringify(provenance, null, 2)}\n`)
      return toRawFile(blobsDir, provenance)
    },
  }
}

/** Reads every blob named in a provenance and reports those that are missing or changed. */
export async function findIntegrityFaults(rawDir: string): Promise<IntegrityFault[]> {
  const store = createRawStore(rawDir)
  const faults: IntegrityFault[] = []
  const checked = new Set<string>()
  for (const sourceId of (await directoriesIn(rawDir)).filter((name) => name !== 'blobs')) {
    let files: RawFile[] = []
    try {
      files = await store.files(sourceId)
    } catch (error) {
      faults.push({ path: join(rawDir, sourceId), fault: 'unreadable', detail: messageOf(error) })
    }
    for (const file of files) {
      if (checked.has(file.sha256)) continue
      checked.add(file.sha256)
      const fault = await faultOf(file)
      if (fault) faults.push(fault)
    }
  }
  return faults
}

async function faultOf(file: RawFile): Promise<IntegrityFault | undefined> {
  const found = await stat(file.path).catch(() => undefined)
  if (!found)
    return { path: file.path, fault: 'missing', detail: `the bytes of ${file.name} are missing; fetch the feed again` }
  const { sha256, bytes } = await hashOf(file.path)
  if (sha256 === file.sha256) return undefined
  const detail = `the bytes of ${file.name} were altered: expected ${file.bytes} bytes with SHA-256 ${file.sha256}, found ${bytes} with ${sha256}`
  return { path: file.path, fault: 'altered', detail }
}

async function readProvenances(directory: string): Promise<Provenance[]> {
  const found: Provenance[] = []
  for (const day of await directoriesIn(directory)) {
    const names = (await readdir(join(directory, day))).filter((name) => name.endsWith(SUFFIX))
    for (const name of names.sort()) found.push(await readProvenance(join(directory, day, name)))
  }
  return found.sort((a, b) => compareText(sortKey(a), sortKey(b)))
}

async function readProvenance(path: string): Promise<Provenance> {
  try {
    return provenanceSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    throw new Error(`${path} is not a provenance record: ${messageOf(error)}. Remove it and fetch the feed again.`, {
      cause: error,
    })
  }
}

function sortKey({ snapshotDate, fetchedAt, name, sha256 }: Provenance): string {
  return [snapshotDate ?? '', fetchedAt, name, sha256].join('\n')
}

function toRawFile(blobsDir: string, provenance: Provenance): RawFile {
  const { name, sha256, bytes, snapshotDate, fetchedAt } = provenance
  return { path: blobPath(blobsDir, sha256), name, sha256, bytes, snapshotDate, fetchedAt }
}

/** Adds the start of the hash to the name when two files share name and day. */
async function freePath(directory: string, { name, sha256 }: Provenance): Promise<string> {
  const safe = name.replaceAll(/[^\w.-]+/g, '_').slice(-150)
  const path = join(directory, `${safe}${SUFFIX}`)
  const taken = await stat(path).catch(() => undefined)
  return taken ? join(directory, `${safe}.${sha256.slice(0, 12)}${SUFFIX}`) : path
}

async function directoriesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}
