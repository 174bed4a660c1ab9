import { realpath, stat } from 'node:fs/promises'
import { dirname, extname, join, resolve, sep } from 'node:path'
import type { RawRow, Scalar } from '../../../models/contracts/listings/raw-advert.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { addFile, blobsDirOf } from '../raw/blob-store.ts'
import { excerpt } from '../raw/feed-error.ts'

export const MAX_PICTURE_BYTES = 33_554_432
const MAX_REMEMBERED = 200_000
const EXTENSIONS = new Set(['.jpg', '.jpeg', '.png', '.webp', '.gif', '.avif'])

/** Pictures already kept, by path, size and modification time: daily snapshots name the same pictures again and again. */
const remembered = new Map<string, string>()

/** Replaces `feed:<path>` photo references (files beside the feed) by `raw:<sha256>.<ext>` references to kept copies. */
export interface FeedPictures {
  resolved(rows: RawRow[]): Promise<RawRow[]>
}

/**
 * Resolves the photo references of a file. Leaves out a picture that is missing, larger than 32 MiB, or without the file extension of a picture; a
 * path outside the feed's directory rejects the row.
 */
export function feedPictures(file: RawFile, source: Source): FeedPictures {
  const directory = directoryOf(source)
  // Thousands of rows of one file share a few pictures: look for each once per file.
  const found = new Map<string, Picture>()
  const find = async (photo: string): Promise<Picture> => {
    const picture = await findPicture(photo, directory, file)
    found.set(photo, picture)
    return picture
  }
  return {
    async resolved(rows) {
      if (!rows.some(mentionsPictures)) return rows
      const result: RawRow[] = []
      for (const row of rows) result.push(mentionsPictures(row) ? await withPictures(row, found, find) : row)
      return result
    },
  }
}

/** `raw:<sha256>.<ext>` with the extension of the original name; undefined when it is not that of a picture. */
export function pictureReference(sha256: string, name: string): string | undefined {
  const extension = extname(name).toLowerCase()
  return EXTENSIONS.has(extension) ? `raw:${sha256}${extension === '.jpeg' ? '.jpg' : extension}` : undefined
}

function mentionsPictures(row: RawRow): row is Extract<RawRow, { ok: true }> {
  if (!row.ok || row.advert.photos === undefined) return false
  const { photos } = row.advert
  const isMeant = (photo: Scalar): boolean => isFeedReference(photo) || isForged(photo)
  return Array.isArray(photos) ? photos.some(isMeant) : isMeant(photos)
}

/** Removes references to kept pictures, for formats that cannot contain pictures. */
export function withoutForgedPictures(rows: RawRow[]): RawRow[] {
  return rows.map((row) => {
    if (!row.ok || row.advert.photos === undefined) return row
    const photos = [row.advert.photos].flat()
    return photos.some(isForged)
      ? { ...row, advert: { ...row.advert, photos: photos.filter((photo) => !isForged(photo)) } }
      : row
  })
}

/** A feed must not name blobs of the raw store: they may belong to another feed. */
function isForged(photo: Scalar): boolean {
  return typeof photo === 'string' && photo.trim().startsWith('raw:')
}

function isFeedReference(photo: Scalar): photo is string {
  return typeof photo === 'string' && photo.startsWith('feed:')
}

/** Reference to a kept picture; undefined when there is none. */
type Picture = string | undefined | 'outside'

async function findPicture(photo: string, directory: string | undefined, file: RawFile): Promise<Picture> {
  const path = directory === undefined ? undefined : await pathWithin(directory, photo.slice(5))
  return path === undefined || path === 'outside' ? path : kept(path, file)
}

async function withPictures(
  row: Extract<RawRow, { ok: true }>,
  found: ReadonlyMap<string, Picture>,
  find: (photo: string) => Promise<Picture>,
): Promise<RawRow> {
  const photos: Scalar[] = []
  for (const photo of [row.advert.photos].flat()) {
    const picture = isFeedReference(photo)
      ? found.has(photo)
        ? found.get(photo)
        : await find(photo)
      : isForged(photo)
        ? undefined
        : photo
    if (picture === 'outside') {
      const detail = 'expected a path within the directory of the feed'
      return {
        ok: false,
        rowNumber: row.rowNumber,
        code: 'malformed_row',
        field: 'photos',
        received: excerpt(photo),
        detail,
      }
    }
    if (picture !== undefined) photos.push(picture)
  }
  return { ...row, advert: { ...row.advert, photos } }
}

/** Resolves the real path of a picture: `outside` when dots or links lead out of the directory, undefined when it does not exist. */
async function pathWithin(directory: string, relative: string): Promise<string | 'outside' | undefined> {
  const root = resolve(directory)
  const path = join(root, relative)
  if (!path.startsWith(root + sep) || relative.includes('\0')) return 'outside'
  const [realRoot, realPath] = await Promise.all(
    [realpath(root), realpath(path)].map((found) => found.catch(() => undefined)),
  )
  if (realRoot === undefined || realPath === undefined) return undefined
  return realPath.startsWith(realRoot + sep) ? realPath : 'outside'
}

async function kept(path: string, file: RawFile): Promise<string | undefined> {
  const found = await stat(path)
  if (
    !found.isFile() ||
    found.size === 0 ||
    found.size > MAX_PICTURE_BYTES ||
    !EXTENSIONS.has(extname(path).toLowerCase())
  )
    return undefined
  const blobsDir = blobsDirOf(file)
  const memory = [blobsDir, path, found.size, found.mtimeMs].join('\n')
  const known = remembered.get(memory)
  if (known !== undefined) return known
  const { sha256 } = await addFile(blobsDir, path)
  const reference = pictureReference(sha256, path)
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  if (reference !== undefined) remembered.set(memory, reference)
  return reference
}

function directoryOf({ location }: Source): string | undefined {
  if (!('path' in location)) return undefined
  return location.type === 'file' ? dirname(location.path) : location.path
}
