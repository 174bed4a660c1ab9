import type { Readable } from 'node:stream'
import type { ReleaseFile } from '../../models/contracts/release/release.ts'
import type { HotDocument } from '../http/hot-document.ts'
import type { PackReader } from './pack-reader.ts'

/** A public file too large for memory. */
export interface LargeFile {
  file: ReleaseFile
  lastModified: string
  /** Streams the bytes from `start` to `end`, both inclusive. */
  stream(start: number, end: number): Promise<Readable | Uint8Array>
}

/** Ready-made documents of a release, by public address. */
export interface Documents {
  hot: ReadonlyMap<string, HotDocument>
  large: ReadonlyMap<string, LargeFile>
  packs: PackReader
  lastModified: string
}
