import { createHash, hash as hashOf } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { Writable } from 'node:stream'
import { countAddressMarks } from '../../models/release-format/address/public-address.ts'
import type { ReleaseFile } from '../../models/contracts/release/release.ts'

export interface FileMeta {
  contentType: string
  rows?: number
  publicPath?: string
  head?: ReleaseFile['head']
}

/** Writes the files of a release into a folder and records them for the manifest. Whoever publishes the folder flushes it. */
export interface ReleaseWriter {
  readonly directory: string
  write(path: string, content: string | Uint8Array, meta: FileMeta): Promise<void>
  writeJson(path: string, value: unknown, meta?: Partial<FileMeta>): Promise<void>
  /** Writes a file piece by piece, for content that does not fit in memory. */
  writeLines(path: string, lines: AsyncIterable<string> | Iterable<string>, meta: FileMeta): Promise<number>
  /** Records a file that another writer (DuckDB) produces; `produce` receives its absolute path. */
  adopt(path: string, meta: FileMeta, produce: (file: string) => Promise<void>): Promise<void>
  /** Sorted by path. */
  files(): ReleaseFile[]
}

/** @param directory emptied first: it may contain files of a killed run */
export function createReleaseWriter(directory: string): ReleaseWriter {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  const files = new Map<string, ReleaseFile>()
  const place = (path: string): string => {
    const file = join(directory, path)
    mkdirSync(dirname(file), { recursive: true })
    return file
  }
  const account = (path: string, { bytes, sha256, addressMarks }: Content, meta: FileMeta): void => {
    const { contentType, rows, publicPath, head } = meta
    if (files.has(path)) throw new Error(`The release already has a file ${path}`)
    const file = { path, bytes, sha256, rows: rows ?? null, contentType, publicPath: publicPath ?? null }
    files.set(path, { ...file, ...(addressMarks && { addressMarks }), ...(head && { head }) })
  }
  const writer: ReleaseWriter = {
    directory,
    async write(path, content, meta) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      writeFileSync(place(path), bytes)
      const addressMarks = meta.publicPath === undefined ? 0 : countAddressMarks(bytes)
      account(path, { bytes: bytes.length, sha256: hashOf('sha256', bytes), addressMarks }, meta)
    },
    writeJson: (path, value, meta = {}) =>
      writer.write(path, `${JSON.stringify(value)}\n`, { contentType: 'application/json', ...meta }),
    async writeLines(path, lines, meta) {
      const { pieces, ...content } = await writeHashed(place(path), lines, meta.publicPath !== undefined)
      account(path, content, {
        ...meta,
        rows: meta.rows ?? (meta.contentType === 'application/x-ndjson' ? pieces : undefined),
      } as FileMeta)
      return pieces
    },
    async adopt(path, meta, produce) {
      const file = place(path)
      await produce(file)
      account(path, { bytes: statSync(file).size, sha256: await sha256OfFile(file) }, meta)
    },
    files: () => [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
  }
  return writer
}

/** Content of a file; address marks are those of public texts. Tables and pictures, which another writer produces, have none. */
interface Content {
  bytes: number
  sha256: string
  addressMarks?: number
}

export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), new Writable({ write: (chunk, _, done) => (hash.update(chunk), done()) }))
  return hash.digest('hex')
}

async function writeHashed(
  file: string,
  lines: AsyncIterable<string> | Iterable<string>,
  isPublic: boolean,
): Promise<Content & { pieces: number }> {
  const hash = createHash('sha256')
  const out = createWriteStream(file, { highWaterMark: 1 << 20 })
  const failed = once(out, 'error').then(([error]) => Promise.reject(error as Error))
  failed.catch(() => undefined)
  let bytes = 0
  let pieces = 0
  let addressMarks = 0
  for await (const line of lines) {
    const buffer = typeof line === 'string' ? Buffer.from(line) : line
    hash.update(buffer)
    bytes += buffer.length
    if (isPublic) addressMarks += countAddressMarks(buffer)
    pieces++
    if (!out.write(buffer)) await Promise.race([once(out, 'drain'), failed])
  }
  out.end()
  await Promise.race([once(out, 'close'), failed])
  return { bytes, sha256: hash.digest('hex'), addressMarks, pieces }
}
