import { join } from 'node:path'
import { blobPath } from '../raw/blob-store.ts'

/** Folder of fetched photos, below the raw files because photos are input too. */
export function photoDirectory(rawDir: string): string {
  return join(rawDir, 'photos')
}

export function photoPath(rawDir: string, sha256: string): string {
  return blobPath(join(photoDirectory(rawDir), 'blobs'), sha256)
}
