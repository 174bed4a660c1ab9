import { afterAll, describe, expect, it } from 'vitest'
import { reportCorrection } from '../../../corrections/corrections.ts'
import { getListingTruth as truthOf } from '../../../queries/listings/listing-truth.ts'
import { openState, statePath } from '../../../state/state.ts'
import { sampleListing } from '../../../testing/sample-records.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { getListingTruth } from './get-listing-truth.ts'

const fact = { source: 'sample-alpha', method: 'extracted', observedAt: '2026-09-30', confidence: 0.8 } as const
const LISTING = {
  ...sampleListing(0),
  energyClass: 'B',
  facts: { energyClass: fact, priceEur: { ...fact, method: 'stated' as const } },
}

const folder = temporaryFolder()
const state = openState(statePath(folder.path), 0)
const services = { state }
afterAll(async () => {
  await state.close()
  folder[Symbol.dispose]()
})

describe('get_listing_truth', () => {
  it('gives source, method, date, age and confidence of every known fact', async () => {
    const result = await callTool(
      getListingTruth,
      await releaseForTools({ records: [LISTING] }),
      { id: LISTING.id },
      { services },
    )
    expect(result.structuredContent).toMatchObject({
      facts: {
        energyClass: { value: 'B', ...fact, ageDays: 10 },
        price: { value: 500_000, method: 'stated' },
      },
      corrections: { minReporters: 3, fields: [] },
    })
    expect(textOf(result)).toContain(
      '- energy class: B; read from the text in sample-alpha, 2026-09-30, 10 days ago, confidence 80\u00a0%',
    )
    // The check has no result; the price is known.
    expect(textOf(result)).toMatch(/\nPrice check: without a result\./)
  })

  it.each([
    ['en', 'latitude', 'longitude'],
    ['de', 'Breitengrad', 'Längengrad'],
    ['lu', 'Breedegrad', 'Längtegrad'],
  ])('calls coordinates in %s by words, not by names of fields', async (locale, latitude, longitude) => {
    const place = { latitude: 49.6, longitude: 6.1, coordinatePrecision: 'address' as const }
    const record = { ...LISTING, ...place, facts: { ...LISTING.facts, latitude: fact, longitude: fact } }
    const release = await releaseForTools({ records: [record] })
    const text = textOf(await callTool(getListingTruth, release, { id: LISTING.id, locale }, { services }))
    expect(text).toContain(`- ${latitude}: `)
    expect(text).toContain(`- ${longitude}: `)
    expect(text).not.toMatch(/- (?:lat|lon):/)
  })

  it('says of a stale listing when it was last seen', async () => {
    const since = { lastSeen: '2026-03-01', status: 'stale', staleReason: 'not_seen' } as const
    const release = await releaseForTools({ records: [{ ...LISTING, ...since }] })
    const result = await callTool(getListingTruth, release, { id: LISTING.id }, { services })
    expect(result.structuredContent).toMatchObject(since)
    expect(textOf(result)).toContain('last seen on 2026-03-01, not known whether it is still on offer')
  })

  it('asks about unknown facts, most important first, in the requested language', async () => {
    const release = await releaseForTools({ records: [LISTING] })
    const ask = async (locale: string) => {
      const { structuredContent } = await callTool(getListingTruth, release, { id: LISTING.id, locale }, { services })
      return (structuredContent as { unknown: { field: string; question: string }[] }).unknown
    }
    const [first] = await ask('en')
    expect(first).toEqual({
      field: 'condition',
      importance: 80,
      question: 'What condition is it in, and what was renovated when?',
    })
    expect((await ask('pt'))[0]!.question).toBe('Em que estado se encontra, e o que foi renovado e quando?')
    expect((await ask('en')).map(({ field }) => field)).not.toContain('energyClass')
  })

  it('reports corrections only as counts, from three people on', async () => {
    const { facts } = await releaseForTools({ records: [LISTING] })
    const truth = await truthOf(facts, {
      id: LISTING.id,
      locale: 'en',
      now: 0,
      absoluteUrl: (path) => path,
      sources: [],
      correctionsOf: async () => [
        { field: 'price', reporters: 2 },
        { field: 'areaSqm', reporters: 3 },
        { field: 'beds', reporters: 7 },
      ],
    })
    expect(truth.corrections).toEqual({
      collected: true,
      minReporters: 3,
      fields: [
        { field: 'beds', reporters: 7 },
        { field: 'areaSqm', reporters: 3 },
      ],
    })
    expect(truth.facts.price!.ageDays).toBe(0)
  })

  it('counts readers’ reports from the third reader on, and never quotes them', async () => {
    const release = await releaseForTools({ records: [LISTING] })
    const now = Date.parse('2026-10-09T12:00:00Z')
    const report = (address: string) =>
      reportCorrection(
        { db: state.db, secret: 'a secret of tests', now },
        { listingId: LISTING.id, field: 'price', fault: 'wrong', note: 'It is 520,000', address },
      )
    const told = () => callTool(getListingTruth, release, { id: LISTING.id }, { services })
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.2']) await report(address)
    expect((await told()).structuredContent).toMatchObject({ corrections: { collected: true, fields: [] } })
    await report('192.0.2.3')
    const price = { field: 'price', reporters: 3 }
    expect((await told()).structuredContent).toMatchObject({ corrections: { fields: [price] } })
    expect(JSON.stringify(await told())).not.toContain('520,000')
  })
})
