import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { observationSchema } from '../../../models/contracts/listings/observation.ts'
import type { Observation } from '../../../models/contracts/listings/observation.ts'
import { RAW_ADVERT_FIELDS } from '../../../models/contracts/listings/raw-advert.ts'
import type { RawAdvert, RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import { rejectSchema } from '../../../models/contracts/listings/reject.ts'
import type { Reject } from '../../../models/contracts/listings/reject.ts'
import { BARE_ADVERT, UNKNOWN_FACTS } from '../../../models/adverts/listing/testing/unknown-listing.ts'
import { aSource } from '../../ingest/testing/feed-files.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { GOLDEN_ADVERTS } from './golden-adverts.fixture.ts'
import { createNormalizerFactory } from './normalize-advert.ts'
import type { NormalizerFactory } from './normalize-advert.ts'

const source = aSource({ id: 'test-feed', portal: 'test-portal', cadence: 'once' })
const batch = { source, batchId: 'batch-1', snapshotDate: '2026-03-04', asOf: '2026-03-10' }
const plain: RawAdvert = {
  sourceRef: 'r1',
  listingType: 'sale',
  propertyType: 'apartment',
  price: 500_000,
  city: 'Mersch',
  area: 80,
}

let createNormalizer: NormalizerFactory
beforeAll(async () => {
  createNormalizer = createNormalizerFactory(await loadReference())
})

const row = (advert: RawAdvert, rowNumber = 1): RawRow => ({ ok: true, rowNumber, advert })
function observed(advert: RawAdvert): Observation {
  const result = createNormalizer(batch)(row(advert))
  if ('reject' in result) throw new Error(`rejected: ${JSON.stringify(result.reject)}`)
  return observationSchema.parse(result.observation)
}
function rejected(advert: RawAdvert, options: Partial<typeof batch> = {}): Reject {
  const result = createNormalizer({ ...batch, ...options })(row(advert))
  if ('observation' in result) throw new Error('accepted')
  return rejectSchema.parse(result.reject)
}

function withoutId(result: string): string {
  return result.replace(/"advertId":"\w+"/, '')
}

describe('createNormalizerFactory', () => {
  it.each(GOLDEN_ADVERTS)('reads $name', ({ advert, expected }) => {
    const { methods, absences, ...facts } = expected
    const observation = observed({ ...(advert.url === undefined ? { sourceRef: 'r1' } : {}), ...advert })
    expect(observation).toMatchObject(facts)
    for (const [field, method] of Object.entries(methods ?? {})) expect(observation.methods[field]).toBe(method)
    if (absences !== undefined) expect(observation.absences).toEqual(absences)
  })

  it('gives the same results when it is told which rows come next, whatever was read before and however they are parted', () => {
    const days = ['2025-12-30', '2025-12-31', '2026-01-01', '03/03/2026', 'never']
    const advert = fc.record({
      golden: fc.nat(GOLDEN_ADVERTS.length - 1),
      sourceRef: fc.constantFrom('r1', 'r2', 'r3'),
      observedAt: fc.constantFrom(...days),
      price: fc.constantFrom(350_000, 600_000, '1.250.000,-', undefined),
    })
    fc.assert(
      fc.property(fc.array(fc.array(advert, { maxLength: 12 }), { maxLength: 3 }), (pieces) => {
        const of = pieces.map((piece) =>
          piece.map(({ golden, sourceRef, observedAt, price }, index) =>
            row(
              { ...GOLDEN_ADVERTS[golden]!.advert, ...(price !== undefined && { price }), sourceRef, observedAt },
              index + 1,
            ),
          ),
        )
        const alone = createNormalizer({ ...batch, snapshotDate: null })
        const together = createNormalizer({ ...batch, snapshotDate: null })
        for (const rows of of) {
          together.expect(rows)
          expect(rows.map((one) => together(one))).toEqual(rows.map((one) => alone(one)))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('reads a row of an advert that it knows from earlier rows like one that it never saw', () => {
    const adverts = GOLDEN_ADVERTS.map(({ advert }) => advert)
    const fields = RAW_ADVERT_FIELDS.filter((field) => field !== 'sourceRef')
    let unseen = 0
    const any = fc.constantFrom(...adverts)
    const days = fc.constantFrom('2026-03-04', '2025-12-30', '2021-06-01')
    fc.assert(
      fc.property(any, any, fc.constantFrom(...fields), days, days, (advert, other, field, first, second) => {
        const changed = { ...advert, [field]: other[field] }
        const reads = (one: RawAdvert, sourceRef: string, snapshotDate: string) =>
          createNormalizer({ ...batch, snapshotDate })(row({ ...one, sourceRef }))
        const known = `known-${++unseen}`
        reads(advert, known, first)
        const again = JSON.stringify(reads(changed, known, second)).replaceAll(known, 'key')
        const fresh = JSON.stringify(reads(changed, `fresh-${unseen}`, second)).replaceAll(`fresh-${unseen}`, 'key')
        expect(withoutId(again)).toBe(withoutId(fresh))
      }),
      { numRuns: 400 },
    )
  })

  it('takes from no field the sign that stands for the public address, plain or as an entity', () => {
    const hostile = ['\uFDD0', '&#xFDD0;', '&amp;#xFDD0;']
    for (const sign of hostile)
      for (const field of RAW_ADVERT_FIELDS) {
        const value = plain[field as keyof RawAdvert] ?? 'https://a.example/x.jpg'
        for (const text of [`${sign}${String(value)}`, `${String(value)}${sign}/x`]) {
          const result = createNormalizer(batch)(row({ ...plain, agencyName: 'Immo', [field]: text }))
          expect(JSON.stringify(result), field).not.toContain('\uFDD0')
        }
      }
  })

  it('fills every field of an observation', () => {
    expect(observed(plain)).toEqual({
      batchId: 'batch-1',
      sourceId: 'test-feed',
      portalId: 'test-portal',
      sourceRef: 'r1',
      advertId: expect.stringMatching(/^l[0-9a-z]{12}$/),
      rowNumber: 1,
      observedAt: '2026-03-04',
      listingType: 'sale',
      propertyType: 'apartment',
      segment: 'apartment',
      priceEur: 500_000,
      ...UNKNOWN_FACTS,
      areaM2: 80,
      title: null,
      description: null,
      language: null,
      url: null,
      placeKind: 'commune',
      communeSlug: 'mersch',
      locality: null,
      district: null,
      postcode: null,
      country: 'LU',
      placeText: 'Mersch',
      ...BARE_ADVERT,
      agencyName: null,
    })
  })

  it.each<[string, string | null, RawAdvert]>([
    ['missing_ref', 'sourceRef', { ...plain, sourceRef: ' ' }],
    ['missing_listing_type', 'listingType', { ...plain, listingType: 'exchange' }],
    ['unknown_property_type', 'propertyType', { ...plain, propertyType: 'bateau' }],
    ['not_an_advert', 'url', { ...plain, url: 'https://portal.example/vente/?tr=buy&page=138' }],
    ['not_an_advert', 'url', { ...plain, url: 'https://portal.example/vente/appartement/studio' }],
    ['missing_price', 'price', { ...plain, price: 0 }],
    ['missing_price', 'price', { ...plain, price: 'cher' }],
    ['foreign_currency', 'currency', { ...plain, currency: 'CHF' }],
    ['foreign_currency', 'price', { ...plain, price: '500 000 USD' }],
    ['foreign_currency', 'price', { ...plain, price: '$ 500,000' }],
    ['foreign_currency', 'priceFrom', { ...plain, price: undefined, priceFrom: '500 000 CHF' }],
    ['implausible_price', 'price', { ...plain, price: 1500 }],
    ['implausible_price', 'price', { ...plain, listingType: 'rent', price: 1_500_000 }],
    ['implausible_area', 'area', { ...plain, price: 'on request', area: 45_000 }],
  ])('rejects with %s for %s', (code, field, advert) => {
    const reject = rejected(advert)
    expect(reject).toMatchObject({ batchId: 'batch-1', sourceId: 'test-feed', rowNumber: 1, code, field })
    expect(reject.detail).not.toBe('')
  })

  it('states what was received and what was expected', () => {
    expect(rejected({ ...plain, price: '1.500 €' })).toMatchObject({
      received: '1.500 €',
      detail: 'between 20000 and 30000000 EUR for apartment, sale',
    })
    expect(rejected({ ...plain, propertyType: 'x'.repeat(500) }).received).toHaveLength(200)
  })

  it('reads the day from the row when the file has none, and rejects future days', () => {
    const perRow = { snapshotDate: null as unknown as string }
    expect(rejected({ ...plain, observedAt: 'demain' }, perRow)).toMatchObject({ code: 'bad_date', received: 'demain' })
    expect(rejected({ ...plain, observedAt: '2026-03-11' }, perRow)).toMatchObject({
      code: 'bad_date',
      received: '2026-03-11',
    })
    const result = createNormalizer({ ...batch, snapshotDate: null })(row({ ...plain, observedAt: '09/03/2026' }))
    expect(result).toMatchObject({ observation: { observedAt: '2026-03-09' } })
  })

  it('accepts the first row of an advert per day, and another day is not a duplicate', () => {
    const normalize = createNormalizer({ ...batch, snapshotDate: null })
    const codes = [
      { ...plain, observedAt: '2026-03-01', price: 0 },
      { ...plain, observedAt: '2026-03-01' },
      { ...plain, observedAt: '2026-03-01', price: 490_000 },
      { ...plain, observedAt: '2026-03-02', price: 490_000 },
    ].map((advert, i) => normalize(row(advert, i + 1)))
    expect(codes.map((result) => ('reject' in result ? result.reject.code : result.observation.priceEur))).toEqual([
      'missing_price',
      500_000,
      'conflicting_row',
      490_000,
    ])
    expect(codes[2]).toMatchObject({ rival: { sourceRef: 'r1', observedAt: '2026-03-01', priceEur: 490_000 } })
  })

  it('passes on rows that could not be parsed', () => {
    const malformed: RawRow = {
      ok: false,
      rowNumber: 7,
      code: 'malformed_row',
      field: 'price',
      received: '{',
      detail: 'expected a number',
    }
    expect(createNormalizer(batch)(malformed)).toEqual({
      reject: {
        batchId: 'batch-1',
        sourceId: 'test-feed',
        rowNumber: 7,
        code: 'malformed_row',
        field: 'price',
        received: '{',
        detail: 'expected a number',
      },
    })
  })

  it('uses defaults of the feed for blank fields only', () => {
    const defaults = { ...source, defaults: { listingType: 'rent', city: 'Mamer' } }
    const result = createNormalizer({ ...batch, source: defaults })(row({ ...plain, city: '' }))
    expect(result).toMatchObject({ observation: { listingType: 'sale', communeSlug: 'mamer' } })
  })

  it('makes exactly one valid observation or reject of any row', () => {
    const scalar = fc.oneof(
      fc.constant(undefined),
      fc.constant(null),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.double(),
      fc.boolean(),
      fc.constantFrom('0', '1.250.000,-', 'à louer', '<b>', '2026-03-04', 'https://a.example/id-12345.html'),
    )
    const advert = fc.record(Object.fromEntries(RAW_ADVERT_FIELDS.map((field) => [field, scalar])), {
      requiredKeys: [],
    })
    const normalize = createNormalizer(batch)
    fc.assert(
      fc.property(advert, (fields) => {
        const mixed: RawAdvert = fc.sample(fc.boolean(), { numRuns: 1, seed: Object.keys(fields).length })[0]
          ? { ...plain, ...fields }
          : { ...fields, ...plain, sourceRef: fields['sourceRef'] }
        const result = normalize(row(mixed))
        if ('observation' in result) observationSchema.parse(result.observation)
        else rejectSchema.parse(result.reject)
        expect('observation' in result).not.toBe('reject' in result)
      }),
      { numRuns: 300 },
    )
  })
})
