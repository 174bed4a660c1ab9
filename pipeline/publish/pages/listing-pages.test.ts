import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { COMMUTE_PATH } from '../../../models/contracts/places/commute.ts'
import { OFFICIAL_FORECASTS_PATH } from '../../../models/contracts/market/official-forecast.ts'
import { OUTLINES_PATH } from '../../../models/contracts/places/outlines.ts'
import { STATIONS_PATH } from '../../../models/contracts/places/station.ts'
import { RELEASE_PATHS } from '../../../models/contracts/release/release.ts'
import { SITE_PATH } from '../../../models/contracts/release/site.ts'
import { ESTIMATES_PATH } from '../../../models/contracts/market/valuation.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { encodePack } from '../../../models/release-format/pack/pack.ts'
import { shardPath } from '../../../models/release-format/pack/shard.ts'
import { buildRelease } from '../../testing/built-release.ts'
import { aListing } from '../../../content/pages/listing/listing.fixture.ts'
import { openReleaseStore } from '../../releases/release-store.ts'
import { listingPages } from './listing-pages.ts'
import { somePageFacts } from '../../../content/pages/market-facts.fixture.ts'
import { testFolder } from '../../testing/test-folder.ts'

const PICTURE = { card: '/media/a.webp', thumb: '/media/a-s.webp', width: 480, height: 360, credit: '© Ann' }
const LISTINGS = [aListing(1, { photos: ['/media/a.webp'] }), aListing(2), aListing(3, { communeSlug: null })]
const { communes, trends, activity, outlines } = somePageFacts()

const home = testFolder()
const store = openReleaseStore(home)

const FILES = {
  [RELEASE_PATHS.listings]: LISTINGS.map((listing) => `${JSON.stringify(listing)}\n`).join(''),
  [RELEASE_PATHS.communes]: JSON.stringify(communes),
  [RELEASE_PATHS.trends]: JSON.stringify([...trends.values()]),
  [RELEASE_PATHS.activity]: JSON.stringify([...activity.values()].flat()),
  [COMMUTE_PATH]: JSON.stringify({ modelVersion: '1', intervalLevel: 0.8, sourceIds: [], communes: {} }),
  [OFFICIAL_FORECASTS_PATH]: JSON.stringify({ communes: [], index: null }),
  [OUTLINES_PATH]: JSON.stringify(outlines),
  [STATIONS_PATH]: '[]',
  [ESTIMATES_PATH]: JSON.stringify({ ltest1: [510_000, 480_000, 540_000] }),
  [shardPath(0)]: encodePack(
    LISTINGS.map(({ id }) => ({
      listingId: id,
      kind: 'json' as const,
      text: JSON.stringify({ id, pictures: id === 'ltest1' ? [PICTURE] : [] }),
    })),
  ),
}

async function pagesOf(id: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for await (const { address, html } of listingPages(
    join(store.directory, id),
    store.manifest(id),
    'https://lux.example',
  ))
    pages.set(address, html)
  return pages
}

describe('pages of listings for a site without a server', () => {
  let pages: Map<string, string>
  beforeAll(async () => {
    const site = { stylesheet: '/assets/site.0.css', sources: [] }
    pages = await pagesOf(await buildRelease(store, 'withpages', { ...FILES, [SITE_PATH]: JSON.stringify(site) }))
  })

  it('are one for each listing in each language', () => {
    const expected = LISTINGS.flatMap(({ id }) => LOCALES.map((locale) => `/${locale}/listings/${id}`))
    expect([...pages.keys()].sort()).toEqual(expected.sort())
  })

  it('say what the release knows around the listing', () => {
    const html = pages.get('/en/listings/ltest1')!
    expect(html).toContain('<h1>Apartment for sale in Esch-sur-Alzette</h1>')
    expect(html).toContain('80 % interval €480,000 to €540,000')
    expect(html).toContain('href="/en/listings/ltest2"')
    expect(html).toMatch(/<dt>Sale, apartments, Q3 2026<\/dt><dd><strong>€7,511 per m²/)
    expect(html).toContain('width="480" height="360"')
    expect(html).toContain('Photos: © Ann')
    expect(html).toContain('<link rel="canonical" href="https://lux.example/en/listings/ltest1">')
  })

  it('are none in a release from before there were pages', async () => {
    expect((await pagesOf(await buildRelease(store, 'nopages0', FILES))).size).toBe(0)
  })
})
