import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blobPath, blobsDirOf } from '../raw/blob-store.ts'
import { aRawFile, aSource, rowsOf, temporaryDirectory } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const feedDir = join(directory, 'feed')
mkdirSync(join(feedDir, 'pictures'), { recursive: true })
writeFileSync(join(feedDir, 'pictures/a.jpeg'), 'picture')
writeFileSync(join(feedDir, 'notes.txt'), 'text')
writeFileSync(join(directory, 'secret.jpg'), 'secret')
symlinkSync(join(directory, 'secret.jpg'), join(feedDir, 'link.jpg'))

async function photosOf(photos: unknown, location: object = { type: 'directory', path: feedDir }) {
  const file = await aRawFile(directory, JSON.stringify([{ ref: 'r', photos }]))
  const [row] = await rowsOf(
    file,
    aSource({
      adapter: 'json',
      location,
      mapping: { sourceRef: 'ref', photos: 'photos' },
      snapshot: { complete: false },
    }),
  ).catch((error: Error) => [{ ok: false as const, detail: error.message, rowNumber: 0 }])
  return { file, row: row! }
}

describe('pictures beside a feed', () => {
  it('are kept as raw blobs, in the order of the feed', async () => {
    const { file, row } = await photosOf(['https://x.lu/1.jpg', 'feed:pictures/a.jpeg'])
    const [remote, local] = (row as { advert?: { photos: string[] } }).advert!.photos
    expect(remote).toBe('https://x.lu/1.jpg')
    expect(local).toMatch(/^raw:[0-9a-f]{64}\.jpg$/)
    expect(readFileSync(blobPath(blobsDirOf(file), local!.slice(4, 68)), 'utf8')).toBe('picture')
  })

  it('are found beside the file of a feed with one file', async () => {
    const { row } = await photosOf('feed:pictures/a.jpeg', { type: 'file', path: join(feedDir, 'x.json') })
    expect(row).toMatchObject({ advert: { photos: [expect.stringMatching(/^raw:/)] } })
  })

  it.each(['feed:pictures/lost.jpg', 'feed:notes.txt', 'feed:pictures'])(
    'are left out where %s is no picture',
    async (photo) => {
      expect((await photosOf([photo])).row).toMatchObject({ ok: true, advert: { photos: [] } })
    },
  )

  it.each(['feed:../secret.jpg', 'feed:pictures/../../secret.jpg', 'feed:link.jpg', 'feed:'])(
    'make a reject of a row with %s',
    async (photo) => {
      const { row } = await photosOf(photo)
      expect(row).toMatchObject({ ok: false })
    },
  )

  it('are not available for a feed over http', async () => {
    const { row } = await photosOf('feed:pictures/a.jpeg', { type: 'http', url: 'https://x.lu/feed.json' })
    expect(row).toMatchObject({ ok: true, advert: { photos: [] } })
  })
})
