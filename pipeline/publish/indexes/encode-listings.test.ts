import { expect, it } from 'vitest'
import type { ListingEstimate } from '../../../models/contracts/market/valuation.ts'
import { openPack } from '../../../models/release-format/pack/pack.ts'
import { aListing } from '../../testing/small-warehouse.ts'
import { encodeListings } from './encode-listings.ts'

const STATEMENT = {
  asOf: '2026-09-30',
  quarter: 'Q3-2026',
  releaseId: '2026Q3-sample00',
  market: 'sample',
  sample: true,
  sources: new Map(),
  newestSeen: {},
  listingLicence: 'CC0',
  baseUrl: 'https://lux.example',
  communeNames: new Map(),
}
const ESTIMATE: ListingEstimate = {
  estimate: 500_000,
  low: 450_000,
  high: 550_000,
  confidence: 'medium',
  support: 'inside',
  position: 'within',
  comparables: [
    {
      id: 'lother',
      url: '/en/listings/lother',
      propertyType: 'duplex',
      areaSqm: 90,
      bedrooms: 2,
      date: 'Q2-2026',
      distance: null,
      similarity: 0.5,
      askingPrice: 540_000,
      adjustedPrice: 505_000,
      adjustments: [{ attribute: 'areaSqm', amount: -35_000 }],
    },
  ],
}

function documentsOf(estimate: ListingEstimate | null): { md: string; json: { estimate: ListingEstimate | null } } {
  const listing = aListing({ id: 'lown' })
  const pack = openPack(encodeListings({ shard: 0, listings: [{ listing, estimate }], statement: STATEMENT }).bytes)
  return { md: pack.text('lown', 'md')!, json: JSON.parse(pack.text('lown', 'json')!) as { estimate: ListingEstimate } }
}

it('packs the estimate of a listing with its comparables, for machines and for readers', () => {
  const { md, json } = documentsOf(ESTIMATE)
  const [comparable] = ESTIMATE.comparables
  expect(json.estimate).toEqual({
    ...ESTIMATE,
    comparables: [{ ...comparable, url: 'https://lux.example/en/listings/lother' }],
  })
  expect(md).toMatch(
    /\[Duplex, 90\sm², 2 bedrooms\]\([^)]*lother\) \| Q2 2026 \| €540,000 \| area −€35,000 \| €505,000/,
  )
})

it('says that a listing is not valued', () => {
  const { md, json } = documentsOf(null)
  expect(json.estimate).toBeNull()
  expect(md).toContain('We give no estimate: we know too few homes like this one.')
  expect(md).not.toContain('Comparable listings')
})
