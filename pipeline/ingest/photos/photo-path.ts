import { join } from 'node:path'
import { blobPath } from '../raw/blob-store.ts'

/** Where photos are kept: below the raw files, since they are input as those are. */
export function photoDirectory(rawDir: string): string {
  return join(rawDir, 'photos')
}

export function photoPath(rawDir: string, sha256: string): string {
  return blobPath(join(photoDirectory(rawDir), 'blobs'), sha256)
}
