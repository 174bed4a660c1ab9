import { Readable } from 'node:stream'
import type { ReleaseFile } from '../../models/contracts/release/release.ts'
import { fillAddressPieces, filledBytes } from '../../models/release-format/address/public-address.ts'
import { strongEtag } from '../http/etag.ts'
import type { ReleaseSource } from '../release/release-source.ts'

/** A public file too large for memory. */
export interface LargeFile {
  bytes: number
  contentType: string
  etag: string
  lastModified: string
  /** Streams the bytes from `start` to `end`, both inclusive; null for a file into which the address is filled on the way. */
  cut: ((start: number, end: number) => Promise<Readable | Uint8Array>) | null
  whole(): Promise<Readable | Uint8Array>
}

/** Describes a file of a release as this service answers it. @param address public address of the service */
export function largeFile(
  source: ReleaseSource,
  folder: string,
  { path, bytes, sha256, contentType, addressMarks }: ReleaseFile,
  lastModified: string,
  address: string,
): LargeFile {
  const cut = (start: number, end: number) => source.stream(`${folder}/${path}`, start, end)
  const whole = () => cut(0, bytes - 1)
  if (addressMarks === undefined)
    return { bytes, contentType, lastModified, etag: `"${sha256.slice(0, 32)}"`, cut, whole }
  return {
    bytes: filledBytes(bytes, addressMarks, address),
    contentType,
    lastModified,
    etag: strongEtag(`${sha256} ${address}`),
    cut: null,
    async whole() {
      const content = await whole()
      const pieces = content instanceof Readable ? content : Readable.from([content])
      return Readable.from(fillAddressPieces(pieces, address), { objectMode: false })
    },
  }
}
