import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { priceEstimateRequestSchema, priceEstimateSchema } from '../../../models/contracts/market/valuation.ts'
import { parseQuarter } from '../../../models/kernel/quarter.ts'
import { aPaidToAsked } from '../../../models/forecast/paid-to-asked/paid-to-asked.fixture.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { ReleaseRefusedError } from '../../release/release-refused.ts'
import { sampleFacts } from '../../testing/sample-facts.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { sampleValuation } from '../../testing/sample-valuation.ts'
import { estimatePrice } from './estimate-price.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { BadArgumentsError } from '../../base/read-arguments.ts'

const FLAT = { propertyType: 'apartment', listingType: 'sale', commune: 'Esch-sur-Alzette', areaSqm: 80 }
const WELL_KNOWN = {
  ...FLAT,
  bedrooms: 2,
  energyClass: 'B',
  condition: 'good',
  features: ['balcony'],
  latitude: 49.51,
  longitude: 6.01,
}

let facts: ReleaseFacts
beforeAll(async () => {
  facts = await sampleFacts({ valuations: { sale: sampleValuation() }, listings: 24 })
})

const errorsOf = (input: unknown) => {
  try {
    estimatePrice(facts, input)
  } catch (error) {
    if (error instanceof BadArgumentsError || error instanceof NotFoundError) return error.errors
    throw error
  }
  return []
}

describe('a price estimate', () => {
  it('satisfies its contract and is close to the asking prices of such flats', () => {
    const answer = priceEstimateSchema.parse(estimatePrice(facts, WELL_KNOWN))
    expect(answer.estimate! / (80 * 6_000)).toBeCloseTo(1, 0)
    expect(answer.low!).toBeLessThan(answer.estimate!)
    expect(answer.high!).toBeGreaterThan(answer.estimate!)
    expect(answer).toMatchObject({ basis: 'asking', intervalLevel: 0.8, asOf: facts.asOf, sample: true })
    expect(answer.place).toEqual({ communeSlug: 'esch-sur-alzette', precision: 'coordinates' })
    expect(answer.pricePerSqm).toBeCloseTo(answer.estimate! / 80, -1)
  })

  it('says what existing flats are paid relative to what is asked, in figures and in words, never of another home', () => {
    const known = { ...facts, paidToAsked: new Map([['esch-sur-alzette', [aPaidToAsked('esch-sur-alzette')]]]) }
    const answer = priceEstimateSchema.parse(estimatePrice(known, WELL_KNOWN))
    const { ratio, low, high, year, lastYear, intervalLevel } = aPaidToAsked('esch-sur-alzette')
    expect(answer.paidToAsked).toEqual({ ratio, low, high, year, lastYear, intervalLevel })
    const said = answer.limitations.find((text) => text.includes('Observatoire de l’Habitat'))
    expect(said).toMatch(
      /existing flats in Esch-sur-Alzette .* 2026 .* 87\u00a0% .* 80\u00a0% between 78\u00a0% and 97\u00a0%.*no discount.*up to 2025/,
    )
    for (const home of [
      { ...WELL_KNOWN, features: ['new_build'] },
      { ...WELL_KNOWN, propertyType: 'house' },
      { ...WELL_KNOWN, commune: 'Mersch', latitude: undefined, longitude: undefined },
    ]) {
      const other = estimatePrice(known, home)
      expect(other.paidToAsked).toBeNull()
      expect(other.limitations.join()).not.toContain('Observatoire')
    }
    expect(estimatePrice(facts, WELL_KNOWN).paidToAsked).toBeNull()
  })

  it('gives the ratio of the commune that a commune merged into, by its name', () => {
    const esch = facts.communes.get('esch-sur-alzette')!
    const merged = { ...esch, successor: 'minett', successorName: 'Minett' }
    const paidToAsked = new Map([['minett', [aPaidToAsked('minett')]]])
    const known = { ...facts, communes: new Map(facts.communes).set(esch.slug, merged), paidToAsked }
    const answer = estimatePrice(known, WELL_KNOWN)
    expect(answer.paidToAsked).not.toBeNull()
    expect(answer.limitations.join()).toContain('existing flats in Minett')
  })

  it('names comparables, with the page of those that are on the market', () => {
    const { id, url } = sampleListing(0)
    const { comparables } = estimatePrice(facts, WELL_KNOWN)
    expect(comparables.length).toBeGreaterThan(3)
    const urls = comparables.map((home) => [home.id === id, home.url] as const)
    for (const [isListed, address] of urls) expect(address).toBe(isListed ? url : null)
    expect(comparables.every(({ distance }) => distance !== null && distance < 5_000)).toBe(true)
    const similarities = comparables.map(({ similarity }) => similarity)
    expect(similarities).toEqual(similarities.toSorted((a, b) => b - a))
  })

  it('never takes a home as its own evidence, named or described', () => {
    const own = sampleListing(0)
    const idsOf = (question: object) => estimatePrice(facts, question).comparables.map(({ id }) => id)
    const near = { ...FLAT, commune: own.communeSlug }
    const areas = Array.from({ length: 100 }, (_, step) => 40 + step).filter((area) => area !== own.areaM2)
    const areaSqm = areas.find((area) => idsOf({ ...near, areaSqm: area }).includes(own.id))
    expect(areaSqm).toBeDefined()
    expect(idsOf({ ...near, areaSqm, excludeListingId: own.id })).not.toContain(own.id)
    const stated = { ...near, areaSqm: own.areaM2, bedrooms: own.bedrooms }
    expect(idsOf(stated)).not.toContain(own.id)
    const named = estimatePrice(facts, { ...near, areaSqm: own.areaM2, excludeListingId: own.id })
    expect(named.ownListingIds).toContain(own.id)
    expect(named.position).toMatch(/below|within|above/)
    expect(named).toMatchObject({ estimate: estimatePrice(facts, stated).estimate })
    expect(estimatePrice(facts, stated).limitations.join(' ')).toContain('This home is on offer')
  })

  it.each([
    [null, true],
    [150, false],
  ])('says that a rent with charges of %s may hold some: %s', async (chargesEur, isUnsure) => {
    const own = { ...sampleListing(0), listingType: 'rent', chargesEur } as const
    const rents = await sampleFacts({ valuations: { rent: sampleValuation() }, records: [own] })
    const home = { ...FLAT, listingType: 'rent', commune: own.communeSlug, excludeListingId: own.id }
    const { position, limitations } = estimatePrice(rents, home)
    expect(position).not.toBeNull()
    expect(limitations.join(' ').includes('does not say whether this rent includes charges')).toBe(isUnsure)
  })

  it('says which plot, and which listing, it cannot take', () => {
    expect(estimatePrice(facts, { ...FLAT, landAreaSqm: 300 }).estimate).toBeGreaterThan(0)
    expect(errorsOf({ ...FLAT, excludeListingId: 'gone' })).toMatchObject([{ field: 'excludeListingId' }])
    expect(errorsOf({ ...FLAT, excludeListingId: sampleListing(1).id })).toMatchObject([
      { field: 'excludeListingId', expected: expect.stringContaining('one home on the same market') as string },
    ])
  })

  it('compares with current asking prices in the smallest area that has enough', () => {
    const here = estimatePrice(facts, FLAT).statistics
    const sales = facts.listings.filter(({ listingType }) => listingType === 'sale')
    const own = sales.filter(({ communeSlug }) => communeSlug === 'esch-sur-alzette')
    expect(here).toMatchObject({ area: 'esch-sur-alzette', count: own.length })
    expect(here.p25).toBeLessThan(here.median!)
    expect(here.p75).toBeGreaterThan(here.median!)
    const wider = estimatePrice(facts, { ...FLAT, commune: 'vianden' }).statistics
    expect(wider).toMatchObject({ count: sales.length })
    const none = estimatePrice({ ...facts, listings: [] }, FLAT).statistics
    expect(none).toEqual({ area: 'luxembourg-country', count: 0, median: null, p25: null, p75: null })
  })

  it('gives only reasons from stated attributes, strongest first', () => {
    const { drivers } = estimatePrice(facts, { ...FLAT, energyClass: 'B' })
    const stated = ['location', 'areaSqm', 'propertyType', 'energyClass', 'neighbourhood']
    expect(drivers.length).toBeGreaterThan(1)
    for (const { attribute } of drivers) expect(stated).toContain(attribute)
    const sizes = drivers.map(({ effect }) => Math.abs(Math.log1p(effect)))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })

  it('says what it does not know, in the language asked for', () => {
    const bare = estimatePrice(facts, { ...FLAT, locale: 'fr' })
    expect(bare.limitations.join(' ')).toMatch(/endroit exact.*peu de choses du logement/s)
    expect(bare.comparables.every(({ distance }) => distance === null)).toBe(true)
    expect(estimatePrice(facts, WELL_KNOWN).limitations.join(' ')).not.toContain('exact place')
  })

  it('resolves a locality to its commune, and reports that precision', () => {
    expect(estimatePrice(facts, { ...FLAT, commune: 'Belval' }).place).toEqual({
      communeSlug: 'esch-sur-alzette',
      precision: 'locality',
    })
  })

  it('never falls when the area rises, all else equal', () => {
    const area = fc.integer({ min: 30, max: 160 })
    fc.assert(
      fc.property(area, area, (a, b) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)].map((areaSqm) =>
          estimatePrice(facts, { ...WELL_KNOWN, areaSqm }),
        )
        // Beyond the support there is no figure.
        fc.pre(small!.estimate !== null && large!.estimate !== null)
        expect(large!.estimate!).toBeGreaterThanOrEqual(small!.estimate!)
      }),
      { numRuns: 60 },
    )
  })

  it('treats blanks and nulls as absent', () => {
    const blanks = { ...FLAT, energyClass: '', bedrooms: null, condition: ' ' }
    expect(estimatePrice(facts, blanks)).toEqual(estimatePrice(facts, FLAT))
  })
})

describe('invalid arguments', () => {
  it.each([
    [{ ...FLAT, areaSqm: 'large' }, 'areaSqm', 'a number from 8 to 2000'],
    [{ ...FLAT, areaSqm: 3 }, 'areaSqm', 'a number from 8 to 2000'],
    [{ ...FLAT, bedrooms: 1.5 }, 'bedrooms', 'a whole number from 0 to 30'],
    [{ ...FLAT, propertyType: 'castle' }, 'propertyType', 'one of apartment, house, studio, duplex, penthouse'],
    [{ ...FLAT, features: ['pool'] }, 'features.0', 'one of balcony'],
    [{ ...FLAT, features: 'parking' }, 'features', 'a list of at most 7'],
    [{ ...FLAT, commune: undefined }, 'commune', 'a text of 1 to 100 characters'],
    [{ ...FLAT, latitude: 49.68, longitude: 5.81 }, 'latitude', 'or neither'],
    [{ ...FLAT, latitude: 49.6 }, 'longitude', 'together'],
    ['flat', 'arguments', 'an object of propertyType'],
  ])('%j: %s is %s', (input, field, expected) => {
    expect(errorsOf(input)[0]).toMatchObject({ field, expected: expect.stringContaining(expected) as string })
  })

  it('are reported with close matches', () => {
    expect(errorsOf({ ...FLAT, listingType: 'sales' })).toMatchObject([{ received: 'sales', nearest: ['sale'] }])
    expect(errorsOf({ ...FLAT, areaSqrm: 80 })).toMatchObject([{ field: 'areaSqrm', nearest: ['areaSqm'] }])
    expect(errorsOf({ ...FLAT, commune: 'Mrsch' })).toEqual([])
    expect(errorsOf({ ...FLAT, commune: 'mrsxh' })).toMatchObject([
      { field: 'commune', expected: 'slug or name of one commune' },
    ])
  })

  it('are all named, echoed short, and never crash the query', () => {
    expect(errorsOf({}).map(({ field }) => field)).toEqual(['propertyType', 'listingType', 'commune', 'areaSqm'])
    expect(
      JSON.stringify(errorsOf({ ...FLAT, ['x'.repeat(9_000)]: 1, propertyType: 'y'.repeat(9_000) })).length,
    ).toBeLessThan(2_000)
    fc.assert(
      fc.property(fc.record({ ...shape() }, { requiredKeys: [] }), (input) => {
        expect(Array.isArray(errorsOf(input))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

function shape(): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(Object.keys(priceEstimateRequestSchema.shape).map((name) => [name, fc.jsonValue()]))
}

describe('a release', () => {
  it('without a model says so', () => {
    expect(() => estimatePrice(facts, { ...FLAT, listingType: 'rent' })).toThrow(
      /contains no valuation of homes to rent/,
    )
  })

  it('with a model of an earlier version is served without it', async () => {
    const earlier = await sampleFacts({ valuations: { sale: '{"version":1}' } })
    expect(() => estimatePrice(earlier, FLAT)).toThrow(/contains no valuation of homes for sale/)
  })

  it('with a model that cannot be read is refused', async () => {
    await expect(sampleFacts({ valuations: { rent: '{"version":9}' } })).rejects.toThrow(ReleaseRefusedError)
  })
})

describe('the limits of an estimate', () => {
  it('leave no comparable and no reason beside a refused one', () => {
    for (const areaSqm of [8, 1_900]) {
      const refused = estimatePrice(facts, { ...FLAT, areaSqm })
      expect(refused).toMatchObject({ estimate: null, low: null, comparables: [], drivers: [] })
      expect(refused.statistics.count).toBeGreaterThan(0)
    }
  })

  const NAMES = {
    bedrooms: 'bedrooms',
    energyClass: 'energy class',
    condition: 'condition',
    constructionYear: 'year of construction',
  }
  const FACTS = { bedrooms: 2, energyClass: 'B', condition: 'good', constructionYear: 1995 }

  it('name as narrowing only facts that are not stated and that known homes tell, and only beside an interval', () => {
    // All known flats are of one year.
    const isTold = (name: string) => name !== 'constructionYear'
    const names = Object.keys(FACTS) as (keyof typeof FACTS)[]
    for (let mask = 0; mask < 2 ** names.length; mask++) {
      const stated = names.filter((_, i) => (mask & (2 ** i)) > 0)
      const known = Object.fromEntries(stated.map((name) => [name, FACTS[name]]))
      for (const areaSqm of [80, 1_900]) {
        const { low, limitations } = estimatePrice(facts, { ...FLAT, areaSqm, ...known })
        const said = limitations.find((text) => text.includes('could narrow the interval'))
        if (low === null) expect(limitations.join(' ')).not.toMatch(/interval|This is an asking price/)
        else if (said !== undefined)
          for (const name of names) expect(said.includes(NAMES[name])).toBe(!stated.includes(name) && isTold(name))
      }
    }
  })

  it('speak of a rent as a rent', async () => {
    const rents = await sampleFacts({ valuations: { rent: sampleValuation() }, listings: 24 })
    const [rent, sale] = [
      estimatePrice(rents, { ...FLAT, listingType: 'rent' }).limitations.join(' '),
      estimatePrice(facts, FLAT).limitations.join(' '),
    ]
    expect(rent).toContain('This is an asking rent, without charges where')
    expect(rent).not.toContain('price paid')
    expect(sale).toContain('the price paid is usually lower')
    expect(sale).not.toContain('asking rent')
  })

  it('name the features that are stated and change nothing, and no other', () => {
    const figures = ({ estimate, low, high }: ReturnType<typeof estimatePrice>) => [estimate, low, high]
    const without = estimatePrice(facts, FLAT)
    const parked = estimatePrice(facts, { ...FLAT, features: ['garage'] })
    expect(figures(parked)).toEqual(figures(without))
    expect(parked.limitations.join(' ')).toContain('does not take these stated facts into account: parking.')
    const terrace = estimatePrice(facts, { ...FLAT, features: ['balcony'] })
    const changes = String(figures(terrace)) !== String(figures(without))
    expect(terrace.limitations.join(' ').includes('into account: terrace')).toBe(!changes)
    expect(without.limitations.join(' ')).not.toContain('stated facts into account')
  })

  it('name the age of the newest comparable once it is older than a quarter', () => {
    const dated = (asOf: string) => estimatePrice({ ...facts, asOf }, FLAT).limitations.join(' ')
    const newest = Math.max(
      ...estimatePrice(facts, FLAT).comparables.flatMap(({ date }) => (date === null ? [] : [parseQuarter(date)])),
    )
    const dayIn = (quarter: number) => `${Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 1).padStart(2, '0')}-15`
    expect(dated(dayIn(newest + 1))).not.toContain('earlier quarter')
    expect(dated(dayIn(newest + 2))).toContain('The newest comparable listing is from an earlier quarter: Q')
  })

  it('say that a commune without listings of a year is thin, where no estimate is of high confidence', async () => {
    const now = estimatePrice(facts, WELL_KNOWN)
    expect(now.limitations.join(' ')).not.toContain('few listings')
    const release = await sampleFacts({ valuations: { sale: sampleValuation() }, listings: 24 })
    const late = estimatePrice({ ...release, asOf: '2028-02-15' }, WELL_KNOWN)
    expect(now.confidence).toBe('high')
    expect(late.confidence).not.toBe('high')
    expect(late.limitations.join(' ')).toContain('from the last four quarters: 0.')
  })
})
