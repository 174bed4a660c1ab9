import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createColumns, toColumns } from './advert-columns.ts'
import { evaluatePairs } from './evaluate-pairs.ts'
import { copy, flat, smallMarket } from './match-advert.fixture.ts'
import { agreementShares } from './agreement-shares.ts'
import { matchAdverts } from './match-adverts.ts'
import { createWeights, pairLogOdds } from './pair-evidence.ts'
import { vetoOf, type Veto } from './pair-vetoes.ts'
import type { MatchAdvert } from './match-advert.ts'
import { seededRandom } from '../../statistics/random.ts'

/** The adverts of a test among a hundred unrelated ones, so that shares of values mean something. */
function inMarket(...adverts: MatchAdvert[]): MatchAdvert[] {
  const others = smallMarket(1, 100).adverts.map((advert) => ({ ...advert, advertId: `x-${advert.advertId}` }))
  return [...others, ...adverts]
}

function clusterOf(adverts: MatchAdvert[], advertId: string): string[] {
  return matchAdverts(adverts).clusters.find((cluster) => cluster.includes(advertId))!
}

function vetoOfPair(a: MatchAdvert, b: MatchAdvert): Veto | null {
  return vetoOf(toColumns([a, b]), 0, 1)
}

/** Shares of values are those of the two adverts. */
function logOddsOfPair(a: MatchAdvert, b: MatchAdvert): number {
  const columns = toColumns([a, b])
  return pairLogOdds(columns, agreementShares(columns), 0, 1, createWeights())
}

describe('matchAdverts', () => {
  it('brings the adverts of two portals together and says why', () => {
    const { clusters, pairs } = matchAdverts(inMarket(flat(), copy()))
    expect(clusters).toContainEqual(['a1', 'b1'])
    const pair = pairs.find(({ a }) => a === 'a1')!
    expect(pair).toMatchObject({ a: 'a1', b: 'b1' })
    expect(pair.score).toBeGreaterThan(0.99)
    expect(pair.reasons).toEqual(expect.arrayContaining(['same_area', 'same_price', 'same_construction_year']))
  })

  it('puts every advert in exactly one cluster', () => {
    const { adverts } = smallMarket(3, 200)
    const ids = matchAdverts(adverts).clusters.flat()
    expect(ids.toSorted()).toEqual(adverts.map(({ advertId }) => advertId).toSorted())
  })

  it('follows a price cut that one portal shows later', () => {
    const later = copy({ priceEur: 589_000, priceMinEur: 589_000, priceMaxEur: 612_000 })
    expect(clusterOf(inMarket(flat(), later), 'a1')).toEqual(['a1', 'b1'])
  })

  it('knows an advert that its portal lists again after it had ended', () => {
    const again = flat({ advertId: 'a2', priceEur: 595_000, firstSeen: '2026-03-20', lastSeen: '2026-06-01' })
    expect(clusterOf(inMarket(flat(), again), 'a1')).toEqual(['a1', 'a2'])
  })

  it('keeps two adverts of one portal apart that are live at the same time', () => {
    const again = flat({ advertId: 'a2' })
    expect(clusterOf(inMarket(flat(), again), 'a1')).toEqual(['a1'])
    expect(vetoOfPair(flat(), again)).toBe('same_portal')
  })

  it('never lets a third advert bring a vetoed pair together', () => {
    const cluster = clusterOf(inMarket(flat(), copy(), flat({ advertId: 'a2' })), 'b1')
    expect(cluster).toHaveLength(2)
  })

  it('finds a match whose area or price one portal does not state', () => {
    const ref = { agencyRef: 'EX-77' }
    expect(clusterOf(inMarket(flat(ref), copy({ ...ref, areaM2: null })), 'a1')).toEqual(['a1', 'b1'])
    expect(clusterOf(inMarket(flat(ref), copy({ ...ref, priceEur: null })), 'a1')).toEqual(['a1', 'b1'])
  })

  it('does not take an illustration that many adverts show for a photo of the property', () => {
    const illustrated = smallMarket(2, 40).adverts.map((advert) => ({ ...advert, photoKeys: ['illustration1234'] }))
    const { pairs } = matchAdverts(illustrated)
    expect(pairs.length).toBeGreaterThan(10)
    expect(pairs.some(({ reasons }) => reasons.includes('same_photo'))).toBe(false)
  })

  it('believes an agency’s reference against a mistyped price', () => {
    const ref = { agencyRef: 'EX-77' }
    expect(clusterOf(inMarket(flat(ref), copy({ ...ref, priceEur: 6_120_000 })), 'a1')).toEqual(['a1', 'b1'])
    expect(clusterOf(inMarket(flat(), copy({ priceEur: 6_120_000 })), 'a1')).toEqual(['a1'])
  })

  it('gives the same answer in whatever order the adverts come', () => {
    const { adverts } = smallMarket(5, 120)
    const expected = matchAdverts(adverts)
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seededRandom(seed)
        const shuffled = adverts
          .map((advert) => ({ advert, at: random() }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ advert }) => advert)
        expect(matchAdverts(shuffled)).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  })

  it('is right about nearly every pair of a market whose truth is known', () => {
    const { adverts, truth } = smallMarket(11, 1500)
    const { precision, recall } = evaluatePairs(matchAdverts(adverts).clusters, truth)
    expect(precision).toBeGreaterThan(0.99)
    expect(recall).toBeGreaterThan(0.9)
  })

  it('refuses an id that is given twice and a day that is none', () => {
    expect(() => matchAdverts([flat(), flat()])).toThrow(/a1 is given twice/)
    expect(() => matchAdverts([flat({ firstSeen: 'soon' })])).toThrow(/"soon" is no ISO day/)
  })

  it('has nothing to match in nothing', () => {
    expect(matchAdverts([])).toEqual({ clusters: [], pairs: [] })
  })
})

describe('a pair', () => {
  it.each<[string, Partial<MatchAdvert>]>([
    ['other_deal', { listingType: 'rent' }],
    ['other_commune', { communeSlug: 'mamer' }],
    ['other_segment', { segment: 'house', propertyType: 'house' }],
    ['other_segment', { isProject: true }],
    ['other_floor', { floor: 3 }],
    ['other_rooms', { bedrooms: 4 }],
    ['other_area', { areaM2: 99 }],
    ['other_price', { priceEur: 900_000 }],
    ['other_unit', { unitLabel: 'B3' }],
    ['other_reference', { agencyRef: 'EX-78' }],
    ['same_portal', { portalId: 'a' }],
    ['apart_in_time', { firstSeen: '2028-01-01', lastSeen: '2028-02-01' }],
  ])('vetoes with %s', (veto, changes) => {
    const a = flat({ unitLabel: 'B2', agencyRef: 'EX-77' })
    const b = copy({ unitLabel: 'B2', agencyRef: null, ...changes })
    expect(vetoOfPair(a, b)).toBe(veto)
    expect(vetoOfPair(b, a)).toBe(veto)
    expect(logOddsOfPair(b, a)).toBe(logOddsOfPair(a, b))
  })

  it('vetoes lots that one agency describes in the same words', () => {
    const words = { textSignature: 'Ab'.repeat(32) }
    expect(vetoOfPair(flat(words), copy({ ...words, areaM2: 89 }))).toBe('project_lots')
    expect(vetoOfPair(flat(words), copy({ ...words, priceEur: 615_000 }))).toBe('project_lots')
    expect(vetoOfPair(flat(words), copy({ ...words, agencyName: 'Other' }))).toBeNull()
  })

  it('lets a new mandate have a new reference', () => {
    const later = { firstSeen: '2026-04-01', lastSeen: '2026-05-01' }
    expect(vetoOfPair(flat({ agencyRef: 'EX-77' }), copy({ agencyRef: 'EX-99', ...later }))).toBeNull()
  })

  it.each<[string, Partial<MatchAdvert>, Partial<MatchAdvert>]>([
    ['a precise area that agrees', { areaM2: 87.35 }, { areaM2: 87.61 }],
    [
      'the same address',
      { latitude: 49.75, longitude: 6.1, coordinatePrecision: 'address' },
      { latitude: 49.77, longitude: 6.1, coordinatePrecision: 'address' },
    ],
    ['the same photo', { photoKeys: ['0ab12cd34'] }, { photoKeys: ['9ab12cd34'] }],
    ['the same words', { textSignature: 'Ab'.repeat(32) }, { textSignature: 'Cd'.repeat(32) }],
    ['the same plot', { landAreaM2: 412 }, { landAreaM2: 523 }],
    ['overlapping spells', { firstSeen: '2026-02-01' }, { firstSeen: '2026-07-01', lastSeen: '2026-08-01' }],
  ])('scores %s higher than another one', (_, same, other) => {
    const a = flat({
      areaM2: 87.35,
      latitude: 49.75,
      longitude: 6.1,
      coordinatePrecision: 'address',
      photoKeys: ['0ab12cd34'],
      textSignature: 'Ab'.repeat(32),
      landAreaM2: 412,
      constructionYear: null,
      energyClass: null,
      priceEur: 612_000,
      agencyName: 'One',
    })
    const weak = {
      priceEur: 640_000,
      agencyName: 'Two',
      constructionYear: null,
      energyClass: null,
      floor: null,
      bedrooms: null,
      rooms: null,
      areaM2: 87,
    }
    expect(logOddsOfPair(a, copy({ ...weak, ...same }))).toBeGreaterThan(logOddsOfPair(a, copy({ ...weak, ...other })))
  })
})

describe('createColumns', () => {
  it('gives the columns of toColumns, advert by advert in the order of their ids', () => {
    const { adverts } = smallMarket(4, 60)
    const inOrder = adverts.toSorted((a, b) => (a.advertId < b.advertId ? -1 : 1))
    const builder = createColumns(inOrder.length)
    for (const advert of inOrder) builder.add(advert)
    expect(builder.finish()).toEqual(toColumns(adverts.toReversed()))
  })

  it('refuses adverts out of order, and another number than announced', () => {
    const builder = createColumns(2)
    builder.add(copy())
    expect(() => builder.add(flat())).toThrow(/a1 comes after b1/)
    expect(() => builder.finish()).toThrow(/1 adverts were given, 2 were announced/)
  })
})
