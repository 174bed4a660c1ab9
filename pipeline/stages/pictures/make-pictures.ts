import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { PICTURE_REFERENCE, pictureSchema, type Picture } from '../../../models/contracts/listings/picture.ts'
import { shortHash } from '../../../models/kernel/ids.ts'
import type { Counts, Run } from '../../engine/job.ts'
import { createRawStore } from '../../ingest/raw/raw-store.ts'
import { photoPath } from '../../ingest/photos/photo-path.ts'
import { pictureDirectory, pictureFile } from '../../files/finished-pictures.ts'
import { writeFileAtomic } from '../../files/write-atomic.ts'
import type { Settings } from '../../base/settings.ts'
import { writeRecords } from '../../warehouse/records.ts'
import { DRAWING_VERSION, drawPicture, PictureRefusedError } from './draw-picture.ts'

/** A picture to draw: its reference in adverts and the path of its bytes. */
interface PictureSource {
  reference: string
  sha256: string
  file: string
  credit: string | null
}

/** Draws what has not been drawn yet and writes the table of all pictures. */
export async function makePictures(run: Run): Promise<Counts> {
  mkdirSync(pictureDirectory(run.settings), { recursive: true })
  const sources = [...(await broughtAlong(run)), ...(await fetched(run))]
  const pictures: Picture[] = []
  // One picture per thread of the run: each may need a bitmap of 50 million pixels.
  const atOnce = run.settings.threads
  for (let from = 0; from < sources.length; from += atOnce) {
    run.signal.throwIfAborted()
    const some = sources.slice(from, from + atOnce)
    pictures.push(...(await Promise.all(some.map((source) => makePicture(run.settings, source)))))
    run.progress.advance(pictures.length, sources.length, 'pictures')
  }
  await writeRecords(run.warehouse, 'picture', pictureSchema, pictures)
  return { refused: pictures.filter(({ refusal }) => refusal !== null).length }
}

/** Paths named after content and drawing version; short, because the addresses are in every answer to an agent. */
function picturePaths(sha256: string): { path: string; thumbPath: string } {
  const name = shortHash(`${sha256} ${DRAWING_VERSION}`, 16)
  return { path: `/media/${name}.webp`, thumbPath: `/media/${name}-s.webp` }
}

async function broughtAlong({ warehouse, settings }: Run): Promise<PictureSource[]> {
  const rows = await warehouse.all<{ reference: string }>(
    `SELECT DISTINCT unnest(from_json(photo_urls, '["VARCHAR"]')) AS reference FROM advert
     WHERE off_market_on IS NULL AND photo_urls LIKE '%"raw:%' ORDER BY reference`,
  )
  const store = createRawStore(settings.rawDir)
  return rows.flatMap(({ reference }) => {
    const sha256 = PICTURE_REFERENCE.exec(reference)?.[1]
    return sha256 === undefined ? [] : [{ reference, sha256, file: store.blobPath(sha256), credit: null }]
  })
}

async function fetched({ warehouse, settings }: Run): Promise<PictureSource[]> {
  const rows = await warehouse.all<{ url: string; sha256: string; credit: string | null }>(
    'SELECT url, sha256, credit FROM photo ORDER BY url',
  )
  return rows.map(({ url, sha256, credit }) => ({
    reference: url,
    sha256,
    file: photoPath(settings.rawDir, sha256),
    credit,
  }))
}

async function makePicture(settings: Settings, { reference, sha256, file, credit }: PictureSource): Promise<Picture> {
  const paths = picturePaths(sha256)
  const [card, thumb] = [pictureFile(settings, paths.path), pictureFile(settings, paths.thumbPath)]
  try {
    if (!existsSync(card) || !existsSync(thumb)) {
      const drawn = await drawPicture(await bytesOf(file))
      writeFileAtomic(thumb, drawn.thumb)
      writeFileAtomic(card, drawn.card)
    }
    const bytes = await readFile(card)
    const { width, height } = await sharp(bytes).metadata()
    return { reference, ...paths, width, height, bytes: bytes.length, credit, refusal: null }
  } catch (error) {
    if (!(error instanceof PictureRefusedError)) throw error
    const nothing = { path: null, thumbPath: null, width: null, height: null, bytes: null }
    return { reference, ...nothing, credit, refusal: error.refusal }
  }
}

async function bytesOf(file: string): Promise<Buffer> {
  if (!existsSync(file)) throw new PictureRefusedError('missing', file)
  return readFile(file)
}
