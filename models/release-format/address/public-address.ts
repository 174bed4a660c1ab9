import { z } from 'zod'

/**
 * Stands for the public address of the service in every file of a release; whoever serves or publishes the file fills it in. U+FDD0 is a
 * noncharacter, which Unicode keeps for internal use: texts of feeds lose it when they are read.
 */
export const ADDRESS_MARK = '\uFDD0'
export const ADDRESS_MARK_BYTES = 3

/** A public address without a trailing slash, of characters that JSON, XML, HTML and Markdown leave as they are. */
export const publicAddressSchema = z
  .string()
  .regex(/^https?:\/\/[\w.[\]:-]+(?:\/[\w.~-]+)*\/*$/, 'expected an address such as https://property.example.lu')
  .refine((text) => URL.canParse(text), 'expected an address such as https://property.example.lu')
  .transform((text) => text.replace(/\/+$/, ''))

const MARK = Buffer.from(ADDRESS_MARK)

/** Counts the marks in a piece of a file. */
export function countAddressMarks(piece: Uint8Array): number {
  const bytes = viewOf(piece)
  let marks = 0
  for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, at + ADDRESS_MARK_BYTES)) marks++
  return marks
}

/** Fills the address in. @returns the same bytes when they contain no mark */
export function fillAddress(content: Uint8Array, address: string): Buffer {
  const bytes = viewOf(content)
  const parts: Buffer[] = []
  const filling = Buffer.from(address)
  let start = 0
  for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, start)) {
    parts.push(bytes.subarray(start, at), filling)
    start = at + ADDRESS_MARK_BYTES
  }
  return start === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(start)])
}

/** Fills the address into the pieces of a file, between which a mark may be cut. */
export async function* fillAddressPieces(
  pieces: AsyncIterable<Uint8Array>,
  address: string,
): AsyncGenerator<Buffer, void, undefined> {
  let rest: Uint8Array = new Uint8Array()
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece])
    const end = bytes.length - begunMark(bytes)
    rest = bytes.subarray(end)
    yield fillAddress(bytes.subarray(0, end), address)
  }
  if (rest.length > 0) yield viewOf(rest)
}

/** Length in bytes of a file of so many marks once the address is filled in. */
export function filledBytes(bytes: number, marks: number, address: string): number {
  return bytes + marks * (Buffer.byteLength(address) - ADDRESS_MARK_BYTES)
}

/** Bytes at the end that may be the beginning of a mark. */
function begunMark(bytes: Buffer): number {
  for (const length of [2, 1]) if (bytes.subarray(-length).equals(MARK.subarray(0, length))) return length
  return 0
}

function viewOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
