import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as XLSX from '@e965/xlsx'
import { afterAll } from 'vitest'
import { ZipFile } from 'yazl'
import { sourceSchema, type Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { adapterFor } from './adapter-for.ts'
import { addBytes, blobPath } from '../raw/blob-store.ts'
import { FeedError } from '../raw/feed-error.ts'

/** A new directory for a test file, removed at the end. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'lux-ingest-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** A valid feed definition, with `parts` merged over it. */
export function aSource(parts: Record<string, unknown>): Source {
  return sourceSchema.parse({
    id: 'a-feed',
    title: 'A feed',
    adapter: 'csv',
    location: { type: 'file', path: 'feed.csv' },
    producer: { name: 'A portal' },
    licence: { name: 'CC0 1.0' },
    owner: 'tests',
    cadence: 'daily',
    ...parts,
  })
}

/** Stores content in a raw store below `directory` and returns the file as adapters receive it. */
export async function aRawFile(
  directory: string,
  content: string | Uint8Array,
  name = 'feed',
  snapshotDate: string | null = '2026-09-30',
): Promise<RawFile> {
  const blobsDir = join(directory, 'raw', 'blobs')
  const blob = await addBytes(blobsDir, typeof content === 'string' ? Buffer.from(content) : content)
  return { ...blob, path: blobPath(blobsDir, blob.sha256), name, snapshotDate, fetchedAt: '2026-09-30T06:00:00.000Z' }
}

/** Row from an adapter of either kind, in one shape. */
export interface SeenRow {
  ok: boolean
  rowNumber: number
  advert?: Record<string, unknown>
  record?: Record<string, unknown>
  field?: string | null
  received?: string
  detail?: string
}

export async function chunksOf(file: RawFile, source: Source): Promise<SeenRow[][]> {
  return Array.fromAsync(adapterFor(source).read(file, source) as AsyncIterable<SeenRow[]>)
}

export async function rowsOf(file: RawFile, source: Source): Promise<SeenRow[]> {
  return (await chunksOf(file, source)).flat()
}

/** The error of a file; its rows when there is no error. */
export async function faultOf(file: RawFile, source: Source): Promise<FeedError | SeenRow[]> {
  try {
    return await rowsOf(file, source)
  } catch (error) {
    if (error instanceof FeedError) return error
    throw error
  }
}

export async function zipOf(files: Record<string, string | Uint8Array>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { mtime: new Date(0) })
  zip.end()
  return Buffer.concat(await Array.fromAsync(zip.outputStream as AsyncIterable<Buffer>))
}

export function workbookOf(sheets: Record<string, unknown[][]>, bookType: XLSX.BookType = 'xlsx'): Buffer {
  const workbook = XLSX.utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(rows), name)
  return XLSX.write(workbook, { type: 'buffer', bookType }) as Buffer
}

/** Paths below a directory that this process has open; undefined where the system cannot tell. */
export function openFilesIn(directory: string): string[] | undefined {
  try {
    const links = readdirSync('/proc/self/fd').map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`)
      } catch {
        return ''
      }
    })
    return links.filter((path) => path.startsWith(directory))
  } catch {
    return undefined
  }
}
