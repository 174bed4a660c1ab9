import { existsSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { ListingEstimates } from '../../../models/contracts/market/valuation.ts'
import { quarterOfDate } from '../../../models/kernel/quarter.ts'
import { buildGazetteer } from '../../../models/places/gazetteer.ts'
import { isValued, listedHome } from '../../../models/valuation/estimate/listing-home.ts'
import { estimateHomes } from '../../../pipeline/stages/analyze/estimate-homes.ts'
import { sampleFacts } from '../../../server/testing/sample-facts.ts'
import { SAMPLE_COMMUNES, SAMPLE_PLACES, sampleListing } from '../../../server/testing/sample-records.ts'
import { sampleValuation } from '../../../server/testing/sample-valuation.ts'
import { absurdQuestions } from './absurd-questions.ts'
import { readReleaseFacts } from './read-release-facts.ts'
import { scoreAbsurd, scoreSameAnswers } from './score-answers.ts'

const MODEL = sampleValuation()
const AS_OF = '2026-09-30'
const DATA_DIR = process.env['DATA_DIR'] ?? 'data'

/** The estimates as the pipeline publishes them. */
function published(records: readonly ListingRecord[]): ListingEstimates {
  const setting = {
    cantons: new Map(SAMPLE_COMMUNES.map(({ slug, canton }) => [slug, canton])),
    gazetteer: buildGazetteer(SAMPLE_PLACES),
    quarter: quarterOfDate(AS_OF),
  }
  const homes = records.filter(isValued).map((listing) => listedHome(listing, listing.id, setting))
  return Object.fromEntries(
    estimateHomes({ model: MODEL, homes }).map(({ listingId, estimate, low, high, confidence, support }) => [
      listingId,
      [estimate, low, high, confidence, support],
    ]),
  )
}

const marketOf = (records: ListingRecord[], estimates = published(records)) =>
  sampleFacts({ records, estimates, valuations: { sale: MODEL } })

const known = <T>(values: fc.Arbitrary<T>) => fc.option(values)
type Drawn = typeof listingFacts extends fc.Arbitrary<infer Facts> ? Facts : never

/** Two places in each commune; the pipeline keeps no coordinates outside of it. */
const PLACES = new Map(
  SAMPLE_PLACES.communes.map(({ slug, latitude, longitude }) => [
    slug,
    [
      [latitude, longitude],
      [latitude + 0.01, longitude],
    ],
  ]),
)

const listingFacts = fc.record({
  communeSlug: fc.constantFrom('esch-sur-alzette', 'mersch'),
  propertyType: fc.constantFrom('apartment', 'penthouse', 'loft', 'terraced_house'),
  areaM2: fc.constantFrom(60, 79.5, 80, 140),
  landAreaM2: known(fc.constantFrom(150, 600)),
  bedrooms: known(fc.constantFrom(1, 2)),
  floor: known(fc.constantFrom(0, 3)),
  constructionYear: known(fc.constantFrom(1970, 2010)),
  energyClass: known(fc.constantFrom('B', 'F')),
  newBuild: known(fc.boolean()),
  locality: known(fc.constant('Belval')),
  features: fc.subarray(['balcony', 'garage']),
  absentFeatures: fc.subarray(['terrace', 'parking']),
  place: known(fc.constantFrom(0, 1)),
  priceEur: known(fc.integer({ min: 200_000, max: 2_000_000 })),
})

function listing(index: number, { place, ...facts }: Drawn): ListingRecord {
  const segment = facts.propertyType === 'terraced_house' ? 'house' : 'apartment'
  const [latitude = null, longitude = null] = place === null ? [] : PLACES.get(facts.communeSlug)![place]!
  // Each is a home that the model was trained on.
  return { ...sampleListing(2 * index), id: `sold-${index + 1}`, ...facts, segment, latitude, longitude }
}

describe('the tool asked with the facts of a listing', () => {
  it('answers as get_listing does, on markets of any three or more listings, twins included', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(listingFacts, { minLength: 3, maxLength: 6 }),
        fc.boolean(),
        async (drawn, hasTwins) => {
          const facts = hasTwins ? [...drawn, ...drawn.slice(0, 2)] : drawn
          const score = scoreSameAnswers(await marketOf(facts.map((each, index) => listing(index, each))), 20)
          expect(score).toEqual({ asked: facts.length, different: [], circular: [], offMarket: [] })
        },
      ),
      { numRuns: 25 },
    )
  }, 120_000)

  it('is caught when it answers otherwise', async () => {
    const records = [0, 2, 4].map((index) => sampleListing(index))
    const estimates = published(records)
    const [estimate, low, high, , support] = estimates[records[0]!.id]!
    const wrong = { ...estimates, [records[0]!.id]: [estimate! + 100, low, high, 'high', support] } as ListingEstimates
    const { different } = scoreSameAnswers(await marketOf(records, wrong), 3)
    expect(new Set(different.map(({ listingId }) => listingId))).toEqual(new Set([records[0]!.id]))
    expect(different[0]!.fields).toContain('estimate')
  })

  it.skipIf(!existsSync(`${DATA_DIR}/current.json`))(
    'answers as get_listing does in the release at hand',
    async () => {
      const { asked, ...score } = scoreSameAnswers(await readReleaseFacts(DATA_DIR), 200)
      expect(asked).toBeGreaterThan(0)
      expect(score).toEqual({ different: [], circular: [], offMarket: [] })
    },
    120_000,
  )
})

describe('absurd questions', () => {
  it('are 200, and every one is counted once', async () => {
    expect(absurdQuestions()).toHaveLength(200)
    expect(new Set(absurdQuestions().map((question) => JSON.stringify(question))).size).toBe(200)
    const facts = await marketOf([sampleListing(0)])
    const scores = [...scoreAbsurd(facts).values()]
    const asked = scores.flatMap((score) => Object.values(score)).reduce((sum, count) => sum + count, 0)
    // The sample has no model of rents.
    expect(asked).toBe(100)
  })
})
