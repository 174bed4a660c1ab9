import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingRecordSchema, type ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { Picture } from '../../../models/contracts/listings/picture.ts'
import { anAdvert } from '../../../models/adverts/listing/testing/an-advert.ts'
import type { Run } from '../../engine/job.ts'
import { listingsJob } from '../listings/merge-listings.ts'
import { addBytes } from '../../ingest/raw/blob-store.ts'
import { temporaryDirectory } from '../../ingest/testing/feed-files.ts'
import { openPhotoCache } from '../../ingest/photos/photo-cache.ts'
import { publishPictures } from '../../publish/pictures.ts'
import { createReleaseWriter } from '../../releases/release-writer.ts'
import { fill, openSmallWarehouse, runOver } from '../../testing/small-warehouse.ts'
import { streamRecords } from '../../warehouse/records.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import { pictureDirectory } from '../../files/finished-pictures.ts'
import { picturesJob } from './pictures-job.ts'
import { packedPng, plainPicture } from './picture-files.fixture.ts'

const base = temporaryDirectory()
const LINK = 'https://a.example/0.jpg'
const FETCHED = 'https://a.example/1.jpg'
const BOMB = 'https://a.example/2.png'
let warehouse: Warehouse
let settings: Run['settings']
let brought: string

beforeAll(async () => {
  warehouse = await openSmallWarehouse()
})
afterAll(() => warehouse.close())

beforeEach(async () => {
  const dataDir = mkdtempSync(join(base, 'case-'))
  settings = { dataDir, rawDir: join(dataDir, 'raw'), threads: 2 } as Run['settings']
  const blob = await addBytes(join(settings.rawDir, 'blobs'), await plainPicture(1280, 960))
  brought = `raw:${blob.sha256}.jpg`
  const cache = openPhotoCache(settings.rawDir)
  const photo = await cache.keep(await plainPicture(800, 400, 'png', '#a00'))
  const bomb = await cache.keep(packedPng(40_000, 40_000, 1))
  cache.close()
  const licence = { sourceId: 'feed', licence: 'by agreement' }
  await fill(warehouse, 'photo', [
    { url: FETCHED, ...photo, ...licence, credit: 'Photos: An agency' },
    { url: BOMB, ...bomb, ...licence, credit: null },
  ])
  const photoUrls = [LINK, FETCHED, BOMB, brought, `raw:${'0'.repeat(64)}.jpg`, 'raw:forged.jpg']
  await fill(warehouse, 'advert', [anAdvert({ advertId: 'l1', photoUrls })])
  await fill(warehouse, 'property_member', [{ advertId: 'l1', propertyId: 'l1' }])
})

const run = (): Run => runOver(warehouse, { settings, progress: { advance() {} } as never })
const work = async (): Promise<Picture[]> => {
  await picturesJob.work(run())
  return warehouse.all<Picture>('SELECT * FROM picture ORDER BY reference')
}

describe('pictures', () => {
  it('are made from delivered and fetched files, each with its sizes or a reason for refusal', async () => {
    const pictures = await work()
    expect(pictures).toMatchObject([
      { reference: FETCHED, width: 640, height: 320, credit: 'Photos: An agency', refusal: null },
      { reference: BOMB, path: null, refusal: 'too_many_pixels' },
      { reference: `raw:${'0'.repeat(64)}.jpg`, path: null, refusal: 'missing' },
      { reference: brought, width: 640, height: 480, credit: null, refusal: null },
    ])
    expect(readdirSync(pictureDirectory(settings))).toHaveLength(4)
  })

  it('are the same when made again after one was lost', async () => {
    const first = await work()
    const bytesOf = () =>
      Object.fromEntries(
        readdirSync(pictureDirectory(settings)).map((name) => [
          name,
          readFileSync(join(pictureDirectory(settings), name)),
        ]),
      )
    const drawn = bytesOf()
    rmSync(join(pictureDirectory(settings), Object.keys(drawn)[0]!))
    expect(await work()).toEqual(first)
    expect(bytesOf()).toEqual(drawn)
  })

  it('reach the listing and the release in both sizes', async () => {
    await work()
    await listingsJob.work(run())
    const [listing] = (await Array.fromAsync(streamRecords(warehouse, 'listing', listingRecordSchema))).flat()
    const { photos, pictures } = listing as ListingRecord
    expect(photos).toEqual([LINK, pictures[0]!.card, pictures[1]!.card])
    expect(pictures).toMatchObject([
      { width: 640, height: 320, credit: 'Photos: An agency' },
      { width: 640, height: 480, credit: null },
    ])
    const writer = createReleaseWriter(join(settings.dataDir, 'release'))
    await publishPictures(run(), writer)
    const shown = pictures.flatMap(({ card, thumb }) => [card, thumb]).toSorted()
    expect(writer.files().map(({ publicPath }) => publicPath)).toEqual(shown)
    const thumb = await sharp(join(writer.directory, 'public', pictures[0]!.thumb)).metadata()
    expect(thumb).toMatchObject({ format: 'webp', width: 320, height: 160 })
  })

  it('missing at publication are named with the command that makes them again', async () => {
    await work()
    await listingsJob.work(run())
    rmSync(pictureDirectory(settings), { recursive: true })
    expect(existsSync(pictureDirectory(settings))).toBe(false)
    expect(picturesJob.missing!(run())).toBe('the pictures are gone')
    const publishing = publishPictures(run(), createReleaseWriter(join(settings.dataDir, 'release')))
    await expect(publishing).rejects.toThrow('lux run --force --only pictures')
  })
})
