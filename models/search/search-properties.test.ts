import { array, assert, boolean, double, integer, oneof, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { passingRows } from './rank/constraint.ts'
import { constraintsOf } from './rank/constraints.ts'
import { FIXTURE_GAZETTEER } from './gazetteer.fixture.ts'
import { rankListings } from './rank-listings.ts'
import { rowNumbersOf } from './index/row-set.fixture.ts'
import { weightedScore } from './rank/score-parts.ts'
import { listings, query } from './search-arbitraries.fixture.ts'
import { createSearchIndex } from './index/search-index.ts'
import { matchReasons } from '../../content/say/match-reasons.ts'
import { searchIntentSchema, type SearchIntent, emptyIntent } from './intent/search-intent.ts'
import { fixtureListing } from './index/search-listing.fixture.ts'
import { readQuery } from './understand/read-query.fixture.ts'
import { WISH_KEYS } from './intent/wish-keys.ts'

const understand = (text: string): SearchIntent => readQuery(text, 'buy')

/** A hundred descriptions take a second or two, on a busy machine ten. */
const HANGS_MS = 60_000

describe('any query', () => {
  it('has an intent that its schema describes', () => {
    assert(
      property(
        string({ unit: 'grapheme', maxLength: 200 }),
        (text) => searchIntentSchema.safeParse(understand(text)).success,
      ),
    )
    assert(
      property(
        string({ unit: 'binary', maxLength: 200 }),
        (text) => searchIntentSchema.safeParse(understand(text)).success,
      ),
    )
    assert(property(query, (text) => searchIntentSchema.safeParse(understand(text)).success))
  })

  it('is answered with scores from 0 to 100, best first, and at most three reasons each', () => {
    assert(
      property(listings({ maxLength: 30 }), query, boolean(), (all, text, isLuxembourgish) => {
        const index = createSearchIndex(all, { gazetteer: FIXTURE_GAZETTEER })
        const { results, total, empty } = rankListings(index, understand(text))
        expect(results.length).toBe(Math.min(20, total))
        expect(empty === null).toBe(total > 0)
        for (const [at, { score, match, parts }] of results.entries()) {
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(at === 0 ? 100 : results[at - 1]!.score)
          expect(matchReasons(match, isLuxembourgish ? 'lu' : 'en').matchReasons.length).toBeLessThanOrEqual(3)
          expect(parts.every(({ value, weight }) => value >= 0 && value <= 1 && weight > 0)).toBe(true)
        }
      }),
    )
  })

  it('gives the same bytes twice', () => {
    assert(
      property(listings({ maxLength: 30 }), query, (all, text) => {
        const answer = (): string =>
          JSON.stringify(rankListings(createSearchIndex(all, { gazetteer: FIXTURE_GAZETTEER }), understand(text)))
        return answer() === answer()
      }),
    )
  })

  it(
    'is answered before the time of this test runs out, whatever it repeats as often as fits',
    () => {
      const index = createSearchIndex([fixtureListing()], { gazetteer: FIXTURE_GAZETTEER })
      const piece = oneof(
        string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
        string({ unit: 'binary', minLength: 1, maxLength: 12 }),
        query,
      )
      assert(
        property(piece, (text) => {
          const { results, empty } = rankListings(index, understand(`${text} `.repeat(2000).slice(0, 2000)))
          expect(results.length === 0).toBe(empty !== null)
        }),
      )
    },
    HANGS_MS,
  )

  it('survives megabytes of one letter and thousands of numbers', () => {
    expect(understand('a'.repeat(1_000_000)).places).toEqual([])
    expect(understand('7 '.repeat(100_000)).query.length).toBeLessThanOrEqual(2000)
    expect(understand('nicht '.repeat(10_000)).wishes).toEqual([])
  })
})

/** Each adds one condition to an intent. */
const TIGHTEN: ((intent: SearchIntent) => SearchIntent)[] = [
  (intent) => ({ ...intent, priceEur: { ...intent.priceEur, max: 500_000 } }),
  (intent) => ({ ...intent, priceEur: { ...intent.priceEur, min: 300_000 } }),
  (intent) => ({ ...intent, bedrooms: { min: 3, max: null } }),
  (intent) => ({ ...intent, areaM2: { min: 60, max: 200, around: null } }),
  (intent) => ({ ...intent, energyClass: 'B' }),
  (intent) => ({ ...intent, floor: { min: 1, max: 9 } }),
  (intent) => ({ ...intent, propertyTypes: ['house'] }),
  (intent) => ({ ...intent, places: understand('in Mersch').places }),
  (intent) => ({ ...intent, places: [...intent.places, ...understand('not in Belair').places] }),
  (intent) => ({ ...intent, unwantedPropertyTypes: ['castle'] }),
  (intent) => ({ ...intent, rooms: { min: 2, max: 6 } }),
  (intent) => ({ ...intent, bathrooms: { min: 1, max: 2 } }),
  (intent) => ({ ...intent, landAreaM2: { min: 100, max: null } }),
  (intent) => ({ ...intent, constructionYear: { min: 1950, max: 2020 } }),
  (intent) => ({ ...intent, availableBy: '2026-12-01' }),
  (intent) => ({ ...intent, commutes: understand('30 minutes to Kirchberg by train').commutes }),
  ...WISH_KEYS.slice(0, 12).flatMap((key) =>
    [true, false].map((wanted) => (intent: SearchIntent): SearchIntent => ({
      ...intent,
      wishes: [...intent.wishes, { key, wanted, strength: 'must', text: key }],
    })),
  ),
]

describe('conditions', () => {
  it('never add results', () => {
    assert(
      property(
        listings({ maxLength: 30 }),
        array(integer({ min: 0, max: TIGHTEN.length - 1 }), { maxLength: 4 }),
        (all, steps) => {
          const index = createSearchIndex(all, { gazetteer: FIXTURE_GAZETTEER })
          const passing = (intent: SearchIntent): Set<number> => {
            const rows = passingRows(index, constraintsOf(index, intent))
            return new Set(rowNumbersOf(rows))
          }
          let intent: SearchIntent = { ...emptyIntent(''), listingType: 'sale' }
          for (const step of steps) {
            const before = passing(intent)
            intent = TIGHTEN[step]!(intent)
            expect(passing(intent).isSubsetOf(before)).toBe(true)
          }
        },
      ),
    )
  })

  it('name a nearest value that does find something', () => {
    assert(
      property(listings({ maxLength: 30 }), integer({ min: 1, max: 1000 }), (all, max) => {
        const index = createSearchIndex(all)
        const intent = {
          ...emptyIntent(''),
          priceEur: { min: null, max, around: null, includesCharges: false, includesFees: false },
        }
        const nearest = rankListings(index, intent).empty?.effects.find(({ name }) => name === 'priceEur.max')?.nearest
        if (nearest === null || nearest === undefined) return
        expect(
          rankListings(index, { ...intent, priceEur: { ...intent.priceEur, max: nearest } }).total,
        ).toBeGreaterThan(0)
      }),
    )
  })
})

describe('weightedScore', () => {
  const share = double({ min: 0, max: 1, noNaN: true })
  const weight = double({ min: 0.01, max: 20, noNaN: true })

  it('lies within 0 and 100 and never falls when a part rises', () => {
    assert(
      property(
        array(record({ value: share, weight, rise: share }), { minLength: 1, maxLength: 12 }),
        integer({ min: 0, max: 11 }),
        (parts, pick) => {
          const at = pick % parts.length
          const weights = parts.map((part) => part.weight)
          const before = weightedScore(
            parts.map(({ value }) => value),
            weights,
          )
          const after = weightedScore(
            parts.map(({ value, rise }, part) => (part === at ? value + (1 - value) * rise : value)),
            weights,
          )
          expect(before).toBeGreaterThanOrEqual(0)
          expect(after).toBeLessThanOrEqual(100 + 1e-9)
          expect(after).toBeGreaterThanOrEqual(before - 1e-9)
        },
      ),
    )
  })
})
