import { describe, expect, it } from 'vitest'
import { aRawFile, aSource, faultOf, rowsOf, temporaryDirectory } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const item = {
  id: 'i1',
  url: 'https://x.lu/i1',
  date_published: '2026-09-01',
  content_text: 'Full text',
  _listing: {
    id: 'r1',
    title: 'Flat',
    price: null,
    city: 'Luxembourg',
    district: 'Belair',
    beds: 2,
    photoUrls: ['https://x.lu/1.jpg'],
    features: ['balcony'],
  },
}
const feed = (parts: object) => JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items: [item], ...parts })
const fileOf = (content: string) => aRawFile(directory, content)

describe('JSON Feed', () => {
  it('reads the listing of each item, with the text of the item', async () => {
    const [row] = await rowsOf(await fileOf(feed({})), aSource({ adapter: 'json-feed' }))
    expect(row!.advert).toEqual({
      sourceRef: 'r1',
      publishedAt: '2026-09-01',
      url: 'https://x.lu/i1',
      title: 'Flat',
      description: 'Full text',
      bedrooms: 2,
      features: ['balcony'],
      city: 'Luxembourg-Belair',
      photos: ['https://x.lu/1.jpg'],
    })
  })

  it('makes a reject of an item without a listing', async () => {
    const rows = await rowsOf(await fileOf(feed({ items: [item, { id: 'x' }] })), aSource({ adapter: 'json-feed' }))
    expect(rows[1]).toMatchObject({ ok: false, field: '_listing', received: 'an object with id' })
  })

  it('refuses one page of several as a complete snapshot, unless the feed says that it is not complete', async () => {
    const page = await fileOf(feed({ next_url: 'https://x.lu/feed.json?page=2' }))
    expect(await faultOf(page, aSource({ adapter: 'json-feed' }))).toMatchObject({ fault: 'truncated' })
    expect(await rowsOf(page, aSource({ adapter: 'json-feed', snapshot: { complete: false } }))).toHaveLength(1)
  })

  it('explains the problem with a document of another format', async () => {
    expect(await faultOf(await fileOf(feed({ version: '2' })), aSource({ adapter: 'json-feed' }))).toMatchObject({
      fault: 'wrong_structure',
      message: expect.stringContaining('version'),
    })
  })
})
