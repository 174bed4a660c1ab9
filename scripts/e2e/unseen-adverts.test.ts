import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listingRecordSchema, type ListingRecord } from '../../models/contracts/listings/listing.ts'
import { RELEASE_PATHS } from '../../models/contracts/release/release.ts'
import { HOME_TYPES } from '../../models/kernel/property-type.ts'
import { ROOT } from '../../pipeline/base/settings.ts'
import { expectFewBytesOf } from '../../pipeline/testing/expect-few-bytes.ts'
import { feedText, filesIn } from '../../pipeline/testing/feed-text.ts'
import { createHome, homeIn, type LuxHome } from '../../pipeline/testing/lux-home.ts'
import { readConfig } from '../../server/base/config.ts'
import { searchByFilters } from '../../server/queries/listings/search-listings.ts'
import type { ReleaseFacts } from '../../server/release/facts.ts'
import { expectEqualCounts, homesOnOffer } from '../testing/expect-equal-counts.ts'
import { startServer, type RunningServer } from '../../server/start.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const REAL_DATA = resolve(ROOT, '../shared/data')
const hasRealData = existsSync(join(REAL_DATA, 'listings'))
if (!hasRealData) console.log(`Skipped: the release of real adverts, because there is no ${REAL_DATA}.`)

/** A release, what answers from it, and its listings. */
interface Published {
  home: LuxHome
  facts: ReleaseFacts
  onOffer: ListingRecord[]
  stale: ListingRecord[]
  get(address: string): Promise<Response>
  [Symbol.asyncDispose](): Promise<void>
}

/** Publishes a market, as of a day beside the public release, and serves it. */
async function publish(market: LuxHome, env: Record<string, string>, asOf?: string): Promise<Published> {
  await market.succeed(['run', ...(asOf === undefined ? [] : ['--as-of', asOf, '--into', 'trial'])], env)
  const home = asOf === undefined ? market : homeIn(join(market.dataDir, 'previews', 'trial'))
  const server: RunningServer = await startServer(readConfig({ PORT: '0', DATA_DIR: home.dataDir }), {
    logDestination: { write: () => undefined },
  })
  const read = (path: string): ListingRecord[] =>
    home
      .releaseFile(path)
      .split('\n')
      .flatMap((line) => (line === '' ? [] : listingRecordSchema.parse(JSON.parse(line))))
  return {
    home,
    facts: server.releases.current.facts,
    onOffer: read(RELEASE_PATHS.listings),
    stale: read(RELEASE_PATHS.staleListings),
    get: (address) => fetch(`${server.url}${address}`),
    [Symbol.asyncDispose]: async () => void (await server.close()),
  }
}

/** Every place that counts what is on offer counts the same listings, and none that nobody has seen within the grace of its feed. */
async function expectOneCount({ home, facts, onOffer, stale, get }: Published): Promise<void> {
  const { asOf } = home.release()
  expect(onOffer.filter(({ freshUntil, status }) => freshUntil! < asOf || status !== 'on_offer')).toEqual([])
  expect(stale.filter(({ freshUntil, status }) => freshUntil! >= asOf || status !== 'stale')).toEqual([])
  const inCountry = onOffer.filter(({ communeSlug }) => communeSlug !== null)
  const dwellings = inCountry.filter(({ propertyType }) =>
    (HOME_TYPES as readonly string[]).includes(propertyType),
  ).length
  const sum = (figures: number[]): number => figures.reduce((total, figure) => total + figure, 0)

  const view = { locale: 'en' as const, absoluteUrl: (path: string) => path }
  const search = (['sale', 'rent'] as const).map((listingType) =>
    searchByFilters(facts, { listingType, limit: 50 }, view),
  )
  expect(sum(search.map(({ total }) => total))).toBe(dwellings)
  const towns = [...facts.agencies.values()].filter(({ town }) => town.kind === 'commune')
  expect(sum(towns.map(({ activeListings }) => activeListings))).toBe(dwellings)
  const activity = [...facts.activity.values()].flat().filter(({ segment }) => segment === 'all')
  expect(sum(activity.map(({ activeListings }) => activeListings))).toBe(dwellings)
  const pages = [...facts.communes.keys()].map((slug) => home.releaseFile(`public/en/communes/${slug}.html`))
  expect(sum(pages.map((html) => homesOnOffer(html).all))).toBe(dwellings)
  expectEqualCounts(facts, (path) => home.releaseFile(`public${path}.html`))
  const rows = home.releaseFile('public/data/listings.csv').trim().split('\n').slice(1)
  const { rows: fed } = home.release().files.find(({ publicPath }) => publicPath === '/data/listings.csv')!
  expect(rows.length).toBeGreaterThanOrEqual(fed!)
  expect(home.release().counts['feedItems']).toBe(fed)

  const listed = publicWords(home)
  expect(stale.filter(({ id }) => listed.has(id)).map(({ id }) => id)).toEqual([])
  const shown = inCountry.filter(({ priceCheck }) => priceCheck !== 'implausible')
  expect(shown.flatMap(({ id }) => (listed.has(id) ? [] : [id]))).toEqual([])
  expect(facts.listings.map(({ id }) => id).sort()).toEqual(onOffer.map(({ id }) => id).sort())
  for (const { id, lastSeen } of stale.slice(0, 3)) {
    for (const address of [`/en/listings/${id}`, `/listings/${id}/md`])
      expect(await (await get(address)).text(), address).toContain('We do not know whether it is still on offer')
    const record: unknown = await (await get(`/api/listings/public/${id}`)).json()
    expect(record).toMatchObject({ id, lastSeen, status: 'stale', staleReason: expect.any(String) })
  }
}

/** Words as long as an id in the public lists of a release: feeds, tables, sitemaps, pages, all but packs, what has gone since and the history of prices. */
function publicWords({ releaseFile, release }: LuxHome): Set<string> {
  const isText = /^public\/.*\.(?:json|xml|csv|html|md|txt)$/
  const paths = release().files.flatMap(({ path }) =>
    isText.test(path) && !/\/data\/(?:changes\.html|price-history\.csv)$/.test(path) ? [path] : [],
  )
  return new Set(paths.flatMap((path) => [...new Set(releaseFile(path).match(/\b\w{8,20}\b/g))]))
}

describe('adverts that nobody has seen for longer than the grace of their feed', () => {
  let home: LuxHome
  let env: Record<string, string>
  beforeAll(() => {
    home = createHome('small')
    env = { LUX_MARKET: 'tiny', LUX_SOURCES: join(home.dataDir, 'sources') }
    writeTinyMarket(home.dataDir)
  })
  afterAll(() => home.remove())

  it('are in no count of a market of three listings, and answer alone', async () => {
    await using published = await publish(home, env)
    expect(published.onOffer.map(({ title }) => title)).toEqual(['Appartement à Mersch'])
    expect(published.stale.map(({ title }) => title).sort()).toEqual(['Appartement à Bertrange', 'Maison à Mersch'])
    expect(published.stale.map(({ staleReason }) => staleReason)).toEqual(['feed_silent', 'feed_silent'])
    await expectOneCount(published)
  })

  it('leave a market of nothing else with zero on offer, which says so and fails nowhere', async () => {
    await using published = await publish(home, env, '2026-11-01')
    expect([published.onOffer.length, published.stale.length]).toEqual([0, 3])
    await expectOneCount(published)
    const pages = [
      '',
      '/search',
      '/search?q=flat+in+Mersch',
      '/communes',
      '/communes/mersch',
      '/prices',
      '/estate-agents',
      '/data',
    ]
    for (const page of pages) expect((await published.get(`/en${page}`)).status, page).toBe(200)
    expect(await (await published.get('/en/communes/mersch')).text()).toContain(
      'There are no listings here at the moment.',
    )
    expect(await (await published.get('/listings/feed.json')).json()).toMatchObject({ items: [] })
  })

  it.skipIf(!hasRealData)('are in no count of the release of real adverts, but teach its models', async () => {
    const real = createHome('small')
    try {
      await using published = await publish(real, { LUX_MARKET: 'real', LUX_REAL_DATA: REAL_DATA, LUX_THREADS: '2' })
      expect(published.stale.length).toBeGreaterThan(1_000)
      await expectOneCount(published)
      expect(published.facts.valuations.has('sale')).toBe(true)
      expectFewBytesOf(real)
    } finally {
      real.remove()
    }
  })
})

/** Two sales of a file of January, and a rent of a weekly file of September. */
function writeTinyMarket(folder: string): void {
  const feeds = {
    old: { cadence: 'once', complete: false, day: '2026-01-10' },
    live: { cadence: 'weekly', complete: true, day: '2026-09-30' },
  }
  const rows = {
    old: [
      '1,sale,apartment,640000,80,Bertrange,Appartement à Bertrange',
      '2,sale,house,900000,150,Mersch,Maison à Mersch',
    ],
    live: ['3,rent,apartment,1500,60,Mersch,Appartement à Mersch'],
  }
  mkdirSync(join(folder, 'sources'))
  for (const name of ['old', 'live'] as const) {
    const { cadence, complete, day } = feeds[name]
    mkdirSync(join(folder, name))
    writeFileSync(
      join(folder, name, `${day}.csv`),
      ['ref,deal,kind,price,area,place,title', ...rows[name], ''].join('\n'),
    )
    writeFileSync(
      join(folder, 'sources', `${name}.yaml`),
      feedText({
        id: `${name}-feed`,
        market: 'tiny',
        location: filesIn(join(folder, name)),
        snapshot: { date: 'from-name', complete },
        cadence,
        mapping: {
          sourceRef: 'ref',
          listingType: 'deal',
          propertyType: 'kind',
          price: 'price',
          area: 'area',
          city: 'place',
          title: 'title',
        },
      }),
    )
  }
}
