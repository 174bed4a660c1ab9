import { constants, zstdCompress, zstdDecompress } from 'node:zlib'

// With matches far back, higher levels take many times as long for little; 9 is also the best of the quick ones on small changes.
const LEVEL = 9
const SMALLEST_WINDOW_LOG = 17
const LARGEST_WINDOW_LOG = 27

/**
 * Compresses a content with another one as dictionary, so that what is in both costs next to nothing (zstd, RFC 8878, section 5).
 * @param dictionary empty for none
 */
export async function encodeUnit(content: Uint8Array, dictionary: Uint8Array): Promise<Buffer> {
  const params = {
    [constants.ZSTD_c_compressionLevel]: LEVEL,
    [constants.ZSTD_c_windowLog]: windowLog(content.length + dictionary.length),
    [constants.ZSTD_c_checksumFlag]: 1,
  }
  return settled((done) => zstdCompress(content, { params, ...(dictionary.length > 0 && { dictionary }) }, done))
}

/** @param bytes expected once decoded: more is never written. @throws RangeError or Error that says what is wrong */
export async function decodeUnit(stored: Uint8Array, dictionary: Uint8Array, bytes: number): Promise<Buffer> {
  const options = {
    params: { [constants.ZSTD_d_windowLogMax]: LARGEST_WINDOW_LOG },
    maxOutputLength: Math.max(1, bytes),
    ...(dictionary.length > 0 && { dictionary }),
  }
  const content = await settled((done) => zstdDecompress(stored, options, done))
  if (content.length !== bytes) throw new RangeError(`A unit has ${content.length} bytes (expected ${bytes})`)
  return content
}

function settled(work: (done: (error: Error | null, result: Buffer) => void) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => work((error, result) => (error ? reject(error) : resolve(result))))
}

function windowLog(bytes: number): number {
  return Math.min(LARGEST_WINDOW_LOG, Math.max(SMALLEST_WINDOW_LOG, Math.ceil(Math.log2(bytes + 1))))
}
