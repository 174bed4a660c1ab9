import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { numberWords } from '../../content/say/numbers.ts'
import { dataDocument } from '../../content/pages/data/data-document.ts'
import { somePageFacts } from '../../content/pages/market-facts.fixture.ts'
import { sayIn } from '../../content/say/words.ts'
import { renderMarkdown } from '../../content/markdown/render-document.ts'
import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import { LOCALES } from '../../models/kernel/locale.ts'
import { HOME_TYPES } from '../../models/kernel/property-type.ts'
import { countRows } from '../../models/search/index/row-set.ts'
import { createSearchIndex } from '../../models/search/index/search-index.ts'
import { emptyIntent } from '../../models/search/intent/search-intent.ts'
import { constraintsOf } from '../../models/search/rank/constraints.ts'
import { passingRows } from '../../models/search/rank/constraint.ts'
import { aListing, fill, openSmallWarehouse } from '../testing/small-warehouse.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'
import { FEED_FILTER } from './feeds/listing-feed.ts'
import { listingCounts } from './listing-counts.ts'

const home = aListing({ communeSlug: 'bertrange', listingType: 'sale', propertyType: 'apartment' })
const LISTINGS: ListingRecord[] = [
  {},
  { propertyType: 'room', listingType: 'rent' as const },
  { propertyType: 'house', listingType: 'rent' as const },
  { propertyType: 'office' },
  { propertyType: 'land', priceEur: null, absences: {} },
  { priceEur: null, priceFromEur: 400_000, priceToEur: 900_000, isProject: true },
  { priceEur: null, absences: { priceEur: 'withheld' as const } },
  { priceCheck: 'implausible' as const },
  { title: '' },
  { communeSlug: null, country: 'FR' },
  { communeSlug: null, propertyType: 'parking', priceCheck: 'implausible' as const },
].map((over, at) => ({ ...home, ...over, id: `l${at}` }) as ListingRecord)

let warehouse: Warehouse
beforeEach(async () => {
  warehouse = await openSmallWarehouse()
  await fill(warehouse, 'listing', LISTINGS)
  await fill(warehouse, 'stale_listing', [{ ...home, id: 'stale' }])
})
afterEach(() => warehouse.close())

describe('the counts of listings', () => {
  it('add up to those on offer, and to the open table', async () => {
    const counts = await listingCounts(warehouse)
    expect(counts).toEqual({
      onOffer: 11,
      buy: 5,
      rent: 2,
      other: 2,
      outside: 2,
      projects: 1,
      open: 6,
      implausible: 1,
      unstated: 2,
      stale: 1,
    })
    const { onOffer, buy, rent, other, outside, open, implausible, unstated } = counts
    expect(buy + rent + other + outside).toBe(onOffer)
    expect(onOffer - outside - implausible - unstated).toBe(open)
  })

  it('are those of the open table and of a search without conditions', async () => {
    const { buy, rent, open } = await listingCounts(warehouse)
    const table = await warehouse.one<{ n: bigint }>(`SELECT count(*) AS n FROM listing WHERE ${FEED_FILTER}`)
    expect(open).toBe(Number(table.n))
    const index = createSearchIndex(LISTINGS)
    const found = (listingType: 'sale' | 'rent') =>
      countRows(
        passingRows(index, constraintsOf(index, { ...emptyIntent(''), listingType, propertyTypes: HOME_TYPES })),
      )
    expect([found('sale'), found('rent')]).toEqual([buy, rent])
  })

  it.each(LOCALES)('stand on the page of the data in %s, under the names of the other pages', async (locale) => {
    const counts = await listingCounts(warehouse)
    const { release } = somePageFacts()
    const facts = { release: { ...release, counts }, tables: [], methods: [], states: [], earlier: [], example: [] }
    const text = renderMarkdown(dataDocument(facts, locale), release)
    const say = sayIn(locale)
    for (const [word, count] of [
      [say('counts.onOffer'), counts.onOffer],
      [say('foot.buy'), counts.buy],
      [say('foot.rent'), counts.rent],
      [say('counts.open'), counts.open],
    ] as const)
      expect(text).toContain(`| ${word} | ${numberWords(locale).decimal(count)} |`)
  })
})
