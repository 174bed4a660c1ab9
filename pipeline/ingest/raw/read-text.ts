import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from './raw-file.ts'
import { excerpt, FeedError, messageOf } from './feed-error.ts'

/** Maximum compression ratio. Text rarely exceeds 50:1; more than this is a decompression bomb. */
const MAX_RATIO = 200
const FREE_BYTES = 67_108_864
const PIECE_BYTES = 262_144
/** Undecodable characters tolerated as accidental; more of them, and more than one in 10,000, mean a wrong `encoding`. */
const STRAY_CHARACTERS = 2
/** `Ã©` and its like: two bytes of UTF-8 read as two letters. */
const UTF_8_AS_LATIN1 = /[ÂÃ][\u0080-\u00BF]|Ã[ŒŠŽœšžŸˆ‰‚„…†‡‹€™]/gu
const WEB_PAGE = /^\s*<(?:!doctype\s+html|html)\b/i

/**
 * Reads the text of a raw file in pieces, in the source's encoding. Unpacks gzip (by its signature, not its name), removes a byte order mark and
 * refuses binary data.
 * @throws FeedError `empty`, `truncated`, `corrupt`, `not_text`, `wrong_encoding` or `too_large`
 */
export async function* readText(file: RawFile, source: Source): AsyncGenerator<string> {
  const head = await firstBytes(file)
  if (head.length === 0) throw new FeedError('empty', source.id, file.name, 'has no bytes')
  const encoding = head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : source.encoding
  yield* decodeText(readBytes(file, source), encoding, file, source)
}

/**
 * Decodes bytes and removes a byte order mark.
 * @throws FeedError `not_text` or `wrong_encoding`
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
  file: RawFile,
  source: Source,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let characters = 0
  let stray = 0
  const checked = (text: string) => {
    if (characters === 0 && text.includes('\0'))
      throw new FeedError('not_text', source.id, file.name, 'is binary, expected text')
    if (characters === 0 && source.adapter !== 'json-ld' && WEB_PAGE.test(text))
      throw new FeedError(
        'wrong_structure',
        source.id,
        file.name,
        `is a web page, not data: ${excerpt(text.replaceAll(/<[^>]*>|\s+/g, ' ').trim())}`,
      )
    if (encoding === 'latin1') stray += text.match(UTF_8_AS_LATIN1)?.length ?? 0
    characters += text.length
    if (text.includes('\uFFFD')) stray += text.split('\uFFFD').length - 1
    if (stray > STRAY_CHARACTERS && stray * 10_000 > characters) {
      const detail = `is not ${encoding} text; set encoding in its definition to utf-8, latin1 or utf-16le`
      throw new FeedError('wrong_encoding', source.id, file.name, detail)
    }
    return text
  }
  for await (const piece of bytes) {
    const text = checked(decoder.decode(piece, { stream: true }))
    if (text !== '') yield text
  }
  const rest = checked(decoder.decode())
  if (rest !== '') yield rest
}

/** `readText` in one piece of at most `maxCharacters`. */
export async function readWholeText(file: RawFile, source: Source, maxCharacters: number): Promise<string> {
  const pieces: string[] = []
  let characters = 0
  for await (const piece of readText(file, source)) {
    characters += piece.length
    if (characters > maxCharacters) {
      throw new FeedError('too_large', source.id, file.name, `is longer than ${maxCharacters} characters`)
    }
    pieces.push(piece)
  }
  return pieces.join('')
}

/** Reads the bytes of a raw file in pieces; unpacks gzip. */
export async function* readBytes(file: RawFile, source: Source): AsyncGenerator<Uint8Array> {
  const head = await firstBytes(file)
  const packed = head[0] === 0x1f && head[1] === 0x8b
  const input = createReadStream(file.path, { highWaterMark: PIECE_BYTES })
  const output = packed ? unpacked(input) : input
  const limit = Math.max(FREE_BYTES, file.bytes * MAX_RATIO)
  let bytes = 0
  try {
    for await (const piece of output as AsyncIterable<Uint8Array>) {
      bytes += piece.length
      if (packed && bytes > limit) {
        throw new FeedError('too_large', source.id, file.name, `unpacks to more than ${limit} bytes from ${file.bytes}`)
      }
      yield piece
    }
  } catch (error) {
    throw packed ? gzipFault(error, file, source) : error
  } finally {
    input.destroy()
    output.destroy()
  }
}

function unpacked(input: Readable): Readable {
  const gunzip = createGunzip({ chunkSize: PIECE_BYTES })
  input.on('error', (error) => gunzip.destroy(error))
  return input.pipe(gunzip)
}

function gzipFault(error: unknown, file: RawFile, source: Source): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (!code.startsWith('Z_')) return error
  const fault = code === 'Z_BUF_ERROR' ? 'truncated' : 'corrupt'
  return new FeedError(fault, source.id, file.name, `the gzip data is ${fault}: ${messageOf(error)}`, { cause: error })
}

/** The first four bytes, which identify the format. */
export async function firstBytes(file: RawFile): Promise<Uint8Array> {
  const handle = await open(file.path).catch((error: unknown) => {
    throw new Error(`the raw bytes of ${file.name} are missing at ${file.path}; fetch the feed again`, { cause: error })
  })
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(4), 0, 4, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
