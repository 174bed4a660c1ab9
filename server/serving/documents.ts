import type { HotDocument } from '../http/hot-document.ts'
import type { LargeFile } from './large-file.ts'
import type { PackReader } from './pack-reader.ts'

/** Ready-made documents of a release, by public address. */
export interface Documents {
  hot: ReadonlyMap<string, HotDocument>
  large: ReadonlyMap<string, LargeFile>
  packs: PackReader
  lastModified: string
}

/** Memory of the codings of hot documents that were asked for; each is smaller than its document. */
export function codingsOf({ documents }: { documents: Documents }): number {
  return [...documents.hot.values()].reduce((sum, { representation }) => sum + representation.codedBytes(), 0)
}
