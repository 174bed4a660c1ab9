import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { beforeAll, describe, expect, it } from 'vitest'

import { RELEASE_PATHS, RELEASE_SCHEMA_VERSION } from '../../../models/contracts/release/release.ts'
import { UNKNOWN_LISTING } from '../../../models/adverts/listing/testing/unknown-listing.ts'
import { priceEstimateRequestSchema, VALUATION_PATHS } from '../../../models/contracts/market/valuation.ts'
import type { PriceEstimate } from '../../../models/contracts/market/valuation.ts'
import { seededRandom } from '../../../models/statistics/random.ts'
import { saveValuation } from '../../../models/valuation/model/codec.ts'
import { DWELLING_SCHEMA, dwellingRow } from '../../../models/valuation/frame/dwelling.ts'
import { trainValuation } from '../../../models/valuation/train/train-valuation.ts'
import { answerEstimate } from './model-estimate.ts'
import { testFolder } from '../../testing/test-folder.ts'

const RELEASE = '2026Q3-sample00'
const FLAT = { propertyType: 'apartment', listingType: 'sale', commune: 'Belval', areaSqm: 80, bedrooms: 2 }
const OFFERED = {
  ...UNKNOWN_LISTING,
  id: 'offered',
  url: '/en/listings/offered',
  listingType: 'sale',
  communeSlug: 'esch-sur-alzette',
  areaM2: 80,
  bedrooms: 2,
  energyClass: 'B',
} as const
const dataDir = testFolder()
const ask = (question: object, release?: string) =>
  answerEstimate('case.json', priceEstimateRequestSchema.parse(question), dataDir, release)

function write(path: string, content: string): void {
  const file = join(dataDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Invented flats at about 6,000 EUR per square metre. */
function trainedModel(): string {
  const random = seededRandom(5)
  const rows = Array.from({ length: 120 }, (_, i) => {
    const areaM2 = Math.round(40 + 100 * random())
    const [latitude, longitude] = [49.5 + 0.02 * random(), 5.95 + 0.02 * random()]
    const unknown = { landAreaM2: null, floor: null, parking: null, furnished: null, locality: null }
    const known = { bedrooms: Math.round(areaM2 / 40), bathrooms: 1, constructionYear: 2000, energyClass: 'B' }
    const place = { communeSlug: 'esch-sur-alzette', canton: 'esch-sur-alzette', latitude, longitude, quarter: 8_106 }
    const kind = { segment: 'apartment', propertyType: 'apartment', condition: 'good', newBuild: false } as const
    const dwelling = { ...unknown, ...known, ...place, ...kind, areaM2, terrace: random() < 0.5 }
    return dwellingRow(`sold-${i}`, dwelling, undefined, Math.round(areaM2 * 6_000 * (0.95 + 0.1 * random())))
  })
  return saveValuation(trainValuation(rows, DWELLING_SCHEMA, { seed: 1 }))
}

beforeAll(() => {
  const manifest = {
    schemaVersion: RELEASE_SCHEMA_VERSION,
    id: RELEASE,
    market: 'sample',
    sample: true,
    asOf: '2026-09-30',
    quarter: 'Q3-2026',
    previousReleaseId: null,
    inputsHash: 'none',
    counts: {},
    files: [],
  }
  write(join('releases', RELEASE, RELEASE_PATHS.manifest), JSON.stringify(manifest))
  write(join('releases', RELEASE, VALUATION_PATHS.sale), trainedModel())
  write(join('releases', RELEASE, RELEASE_PATHS.listings), `${JSON.stringify(OFFERED)}\n`)
  write(join('releases', RELEASE, RELEASE_PATHS.aliases), JSON.stringify({ 'sold-3': OFFERED.id }))
  write('current.json', JSON.stringify({ releaseId: RELEASE, manifestSha256: '0'.repeat(64) }))
}, 60_000)

describe('lux model estimate', () => {
  it('uses the model of the current release, and names the release', async () => {
    const answer = (await ask(FLAT)) as Record<'estimate' | 'low' | 'high', number> & { comparables: object[] }
    expect(answer).toMatchObject({ releaseId: RELEASE, asOf: '2026-09-30', sample: true, basis: 'asking' })
    expect(answer).toMatchObject({ place: { communeSlug: 'esch-sur-alzette', precision: 'locality' } })
    expect(answer.estimate / (80 * 6_000)).toBeCloseTo(1, 0)
    expect(answer.low < answer.estimate && answer.estimate < answer.high).toBe(true)
    expect(answer.comparables.length).toBeGreaterThan(0)
  })

  it('takes no listing on offer as evidence for itself, named or described', async () => {
    const own = { ...FLAT, commune: 'esch-sur-alzette', energyClass: 'B' }
    const named = (await ask({ ...own, energyClass: undefined, excludeListingId: OFFERED.id })) as PriceEstimate
    const described = (await ask(own)) as PriceEstimate
    expect(described.ownListingIds).toEqual([OFFERED.id])
    expect(named).toMatchObject({ estimate: described.estimate, ownListingIds: [OFFERED.id] })
    expect(named.comparables.map(({ id }) => id)).not.toContain(OFFERED.id)
    await expect(ask({ ...own, excludeListingId: 'gone' })).rejects.toThrow(/excludeListingId.*gone.*on offer/)
  })

  it('names what is missing: release, model, commune, coordinate', async () => {
    await expect(ask(FLAT, '2020Q1-00000000')).rejects.toThrow(/--release.*2020Q1-00000000.*lux releases/)
    await expect(ask({ ...FLAT, listingType: 'rent' })).rejects.toThrow(/valuation-rent\.json.*enough adverts/)
    await expect(ask({ ...FLAT, commune: 'Atlantis' })).rejects.toThrow(/commune: received "Atlantis"/)
    await expect(ask({ ...FLAT, latitude: 49.5 })).rejects.toThrow(/both or neither/)
  })
})
