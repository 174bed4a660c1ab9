import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { PICTURE_REFERENCE, pictureSchema, type Picture } from '../../models/contracts/picture.ts'
import { shortHash } from '../../models/domain/ids.ts'
import type { Job, Run } from '../engine/job.ts'
import { createRawStore } from '../ingest/raw-store.ts'
import { writeFileAtomic } from '../publish/release-store.ts'
import type { Settings } from '../settings.ts'
import { writeRecords } from '../warehouse/records.ts'
import { DRAWING_VERSION, drawPicture } from './draw-picture.ts'

/** Drawn side by side: the library works on threads of its own. */
const AT_ONCE = 8

/** Pictures of adverts on the market, drawn anew at one size: what was hidden in the file (place, camera, other data) stays behind. */
export const picturesJob: Job = {
  name: 'pictures',
  title: 'pictures of adverts on the market',
  inputs: ['advert'],
  outputs: ['picture'],
  module: import.meta.url,
  missing: ({ settings }) => (existsSync(pictureDirectory(settings)) ? null : 'the pictures are gone'),
  async work(run) {
    mkdirSync(pictureDirectory(run.settings), { recursive: true })
    const references = await usedReferences(run)
    const pictures: Picture[] = []
    for (let from = 0; from < references.length; from += AT_ONCE) {
      run.signal.throwIfAborted()
      const some = references.slice(from, from + AT_ONCE)
      pictures.push(...(await Promise.all(some.map((reference) => makePicture(run.settings, reference)))))
      run.progress.advance(pictures.length, references.length, 'pictures')
    }
    await writeRecords(run.warehouse, 'picture', pictureSchema, pictures)
    return { unreadable: pictures.filter(({ path }) => path === null).length }
  },
}

/** Where the finished pictures lie until a release takes them along. */
export function pictureDirectory({ dataDir }: Settings): string {
  return join(dataDir, 'warehouse', 'pictures')
}

export function pictureFile(settings: Settings, path: string): string {
  return join(pictureDirectory(settings), path.slice('/media/'.length))
}

/** Named by what is drawn and how, in few characters, since the addresses stand in every answer to an agent. */
function picturePath(sha256: string): string {
  return `/media/${shortHash(`${sha256} ${DRAWING_VERSION}`, 16)}.webp`
}

async function usedReferences({ warehouse }: Run): Promise<string[]> {
  const rows = await warehouse.all<{ reference: string }>(
    `SELECT DISTINCT unnest(from_json(photo_urls, '["VARCHAR"]')) AS reference FROM advert WHERE active AND photo_urls LIKE '%"raw:%' ORDER BY reference`,
  )
  return rows.map(({ reference }) => reference).filter((reference) => PICTURE_REFERENCE.test(reference))
}

async function makePicture(settings: Settings, reference: string): Promise<Picture> {
  const sha256 = PICTURE_REFERENCE.exec(reference)![1]!
  const path = picturePath(sha256)
  const file = pictureFile(settings, path)
  try {
    if (!existsSync(file)) writeFileAtomic(file, await drawPicture(createRawStore(settings.rawDir).blobPath(sha256)))
    const bytes = await readFile(file)
    const { width, height } = await sharp(bytes).metadata()
    return { reference, path, width, height, bytes: bytes.length }
  } catch {
    return { reference, path: null, width: null, height: null, bytes: null }
  }
}
