import type { Readable } from 'node:stream'
import type { ReleaseFile } from '../../models/contracts/release/release.ts'
import type { HotDocument } from '../http/hot-document.ts'
import type { PackReader } from './pack-reader.ts'

/** A public file too large to keep in memory. */
export interface LargeFile {
  file: ReleaseFile
  lastModified: string
  /** Bytes from `start` to `end`, both inclusive. */
  stream(start: number, end: number): Promise<Readable | Uint8Array>
}

/** What a release answers with as it stands, by public address. */
export interface Documents {
  hot: ReadonlyMap<string, HotDocument>
  large: ReadonlyMap<string, LargeFile>
  packs: PackReader
  lastModified: string
}
