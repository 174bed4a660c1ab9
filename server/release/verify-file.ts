import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ReleaseFile } from '../../models/contracts/release/release.ts'
import { ReleaseRefusedError } from './release-refused.ts'
import type { ReleaseSource } from './release-source.ts'

const PIECE_BYTES = 1 << 20

/** Reads a whole file and checks it against the manifest. @throws ReleaseRefusedError */
export async function readVerified(source: ReleaseSource, folder: string, file: ReleaseFile): Promise<Buffer> {
  const bytes = await source.read(`${folder}/${file.path}`)
  if (!bytes) throw new ReleaseRefusedError(file.path, 'the file is missing')
  await requireContent(file, piecesOf(bytes))
  return bytes
}

/** Checks a file against the manifest without keeping it in memory. @throws ReleaseRefusedError */
export async function verifyStreamed(source: ReleaseSource, folder: string, file: ReleaseFile): Promise<void> {
  const path = `${folder}/${file.path}`
  // One byte more than the manifest states, to detect a longer file.
  const content = await source.stream(path, 0, file.bytes).catch((cause: unknown) => {
    throw new ReleaseRefusedError(file.path, 'the file cannot be read', cause)
  })
  await requireContent(file, content instanceof Uint8Array ? piecesOf(content) : content)
}

async function requireContent(file: ReleaseFile, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of pieces) {
    hash.update(piece)
    bytes += piece.length
  }
  if (bytes !== file.bytes)
    throw new ReleaseRefusedError(file.path, `it has ${bytes} bytes or more, the manifest says ${file.bytes}`)
  const sha256 = hash.digest('hex')
  if (sha256 !== file.sha256)
    throw new ReleaseRefusedError(file.path, `its SHA-256 is ${sha256}, but the manifest says ${file.sha256}`)
}

// Hashing gigabytes at once would block requests; a megabyte takes about a millisecond.
async function* piecesOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    yield bytes.subarray(start, start + PIECE_BYTES)
    await nextTurn()
  }
}
