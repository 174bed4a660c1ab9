import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  readonly name: string
  readonly content: Buffer
  /** False for pictures, which are compressed already. @default true */
  readonly compress?: boolean
}

/** Writes a zip whose bytes depend only on its entries and `date`. */
export async function writeZip(path: string, entries: readonly ZipEntry[], date: string): Promise<void> {
  const zip = new ZipFile()
  const [year, month, day] = date.split('-').map(Number)
  // A zip stores local time: the date is built from its parts, so that the bytes do not depend on the time zone.
  const mtime = new Date(year!, month! - 1, day!, 6)
  for (const { name, content, compress = true } of entries) {
    zip.addBuffer(content, name, { mtime, mode: 0o100644, compress, forceDosTimestamp: true })
  }
  zip.end()
  await pipeline(zip.outputStream as NodeJS.ReadableStream, createWriteStream(path))
}
