import type { Readable } from 'node:stream'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from './raw-file.ts'
import { excerpt, FeedError, messageOf } from './feed-error.ts'
import { firstBytes } from './read-text.ts'

const MAX_ENTRIES = 250_000
const MAX_TOTAL_BYTES = 8_589_934_592
const MAX_RATIO = 200
const FREE_BYTES = 67_108_864

/** A zip file with a checked index; entries are read on demand and never written to disk. Must be closed. */
export interface Archive {
  /** Names of its files, sorted. */
  names: string[]
  /** Size of one file according to the index. */
  bytes(name: string): number
  /** The bytes of one file, at most as many as the index states. */
  read(name: string): AsyncGenerator<Uint8Array>
  close(): void
}

export async function isZip(file: RawFile): Promise<boolean> {
  const [p, k, three, four] = await firstBytes(file)
  return p === 0x50 && k === 0x4b && three === 3 && four === 4
}

/**
 * Opens a zip with at most 250,000 entries, 8 GiB in total and 200 times its own size. Refuses names that lead out of it.
 * @throws FeedError `corrupt`, `unsafe` or `too_large`
 */
export async function openArchive(file: RawFile, source: Source): Promise<Archive> {
  const fail = (fault: FeedError['fault'], detail: string) => new FeedError(fault, source.id, file.name, detail)
  const zip = await openPromise(file.path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw fail('corrupt', `is not a readable zip file: ${messageOf(error)}`)
  })
  try {
    const entries = await readIndex(zip, file, fail)
    return {
      names: [...entries.keys()].sort(),
      bytes: (name) => entries.get(name)?.uncompressedSize ?? 0,
      close: () => zip.close(),
      async *read(name) {
        const entry = entries.get(name)
        if (!entry)
          throw fail(
            'wrong_structure',
            `does not contain ${name}; it contains ${excerpt([...entries.keys()].sort().join(', ')) || 'nothing'}`,
          )
        yield* contentOf(zip, entry, fail)
      },
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

type Fail = (fault: FeedError['fault'], detail: string) => FeedError

async function readIndex(zip: ZipFile, file: RawFile, fail: Fail): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES)
    throw fail('too_large', `has ${zip.entryCount} entries, at most ${MAX_ENTRIES} are read`)
  const limit = Math.min(MAX_TOTAL_BYTES, Math.max(FREE_BYTES, file.bytes * MAX_RATIO))
  const entries = new Map<string, Entry>()
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      bytes += entry.uncompressedSize
      entries.set(entry.fileName, entry)
      if (bytes > limit) break
    }
  } catch (error) {
    // The library refuses absolute names and names with `..` or backslashes.
    throw fail(
      /relative path|absolute path|invalid characters/.test(messageOf(error)) ? 'unsafe' : 'corrupt',
      `has a faulty index: ${messageOf(error)}`,
    )
  }
  if (bytes > limit) throw fail('too_large', `unpacks to more than ${limit} bytes from ${file.bytes}`)
  return entries
}

async function* contentOf(zip: ZipFile, entry: Entry, fail: Fail): AsyncGenerator<Uint8Array> {
  let stream: Readable | undefined
  try {
    stream = await zip.openReadStreamPromise(entry)
    yield* stream as AsyncIterable<Uint8Array>
  } catch (error) {
    throw error instanceof FeedError
      ? error
      : fail('corrupt', `${entry.fileName} in it cannot be unpacked: ${messageOf(error)}`)
  } finally {
    stream?.destroy()
  }
}
