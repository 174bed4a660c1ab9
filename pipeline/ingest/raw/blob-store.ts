import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { RawFile } from './raw-file.ts'
import { FeedError } from './feed-error.ts'
import { DAY_MS } from '../../../models/kernel/day.ts'

/** Bytes stored under their SHA-256: `<blobs>/<first two digits>/<all 64>`. */
export interface Blob {
  sha256: string
  bytes: number
}

/** Age in milliseconds after which temporary files of a killed run are removed. */
const LEFTOVER_MS = DAY_MS
const swept = new Set<string>()
/** Bytes read at once to be hashed. */
const PIECE_BYTES = 1_048_576

export function blobPath(blobsDir: string, sha256: string): string {
  return join(blobsDir, sha256.slice(0, 2), sha256)
}

/** The blob store of a raw file; pictures of a feed are kept there too. */
export function blobsDirOf(file: RawFile): string {
  const blobsDir = dirname(dirname(file.path))
  if (basename(file.path) !== file.sha256 || blobPath(blobsDir, file.sha256) !== file.path) {
    throw new FeedError('unsafe', '-', file.name, `is outside the raw store, at ${file.path}`)
  }
  return blobsDir
}

/** Keeps the bytes of a stream; adding the same bytes again changes nothing. */
export async function addStream(blobsDir: string, stream: AsyncIterable<Uint8Array>): Promise<Blob> {
  const hash = createHash('sha256')
  let bytes = 0
  const path = await incomingPath(blobsDir)
  try {
    const handle = await open(path, 'wx')
    try {
      for await (const piece of stream) {
        hash.update(piece)
        bytes += piece.length
        await handle.writeFile(piece)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    const blob = { sha256: hash.digest('hex'), bytes }
    await settle(blobsDir, path, blob)
    return blob
  } finally {
    await rm(path, { force: true })
  }
}

/** Keeps a copy of a file; only hashes it if the store already has it. */
export async function addFile(blobsDir: string, path: string): Promise<Blob> {
  const known = await hashOf(path)
  if (await hasBlob(blobsDir, known)) return known
  return addStream(blobsDir, createReadStream(path))
}

/** Keeps bytes in memory without forcing them to disk: they can be fetched from their feed again. */
export async function addBytes(blobsDir: string, content: Uint8Array): Promise<Blob> {
  const blob = { sha256: createHash('sha256').update(content).digest('hex'), bytes: content.length }
  if (await hasBlob(blobsDir, blob)) return blob
  const path = await incomingPath(blobsDir)
  await writeFile(path, content, { flag: 'wx' })
  await settle(blobsDir, path, blob)
  return blob
}

export async function hashOf(path: string): Promise<Blob> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Uint8Array>) {
    hash.update(piece)
    bytes += piece.length
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** A blob with another length was written only partly and counts as absent. */
async function hasBlob(blobsDir: string, blob: Blob): Promise<boolean> {
  const found = await stat(blobPath(blobsDir, blob.sha256)).catch(() => undefined)
  return found?.size === blob.bytes
}

async function settle(blobsDir: string, path: string, blob: Blob): Promise<void> {
  if (await hasBlob(blobsDir, blob)) return
  const target = blobPath(blobsDir, blob.sha256)
  await mkdir(dirname(target), { recursive: true })
  await rename(path, target)
}

async function incomingPath(blobsDir: string): Promise<string> {
  const directory = join(blobsDir, '.incoming')
  await mkdir(directory, { recursive: true })
  if (!swept.has(directory)) await sweep(directory)
  return join(directory, randomUUID())
}

async function sweep(directory: string): Promise<void> {
  swept.add(directory)
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > LEFTOVER_MS) await rm(path, { force: true })
  }
}
