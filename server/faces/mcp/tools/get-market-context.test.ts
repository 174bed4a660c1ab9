import { describe, expect, it } from 'vitest'
import { forecastRecord } from '../../../../content/say/record-words.ts'
import { aRow } from '../../../../models/record/record.fixture.ts'
import { summariseRecord } from '../../../../models/record/summarise-record.ts'
import { LOCALES, toDocumentLocale } from '../../../../models/kernel/locale.ts'
import { marketContextSchema } from '../../../../models/contracts/places/market-context.ts'
import type { MarketContext } from '../../../../models/contracts/places/market-context.ts'
import { approximateTokens } from '../../../testing/approximate-tokens.ts'
import { sampleForecasts, sampleOfficialForecasts } from '../../../testing/sample-records.ts'
import { sampleCommute } from '../../../testing/sample-commute.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { getMarketContext } from './get-market-context.ts'

const release = await releaseForTools({
  forecasts: sampleForecasts(),
  officialForecasts: sampleOfficialForecasts(),
  commute: sampleCommute(),
})
const contextOf = async (commune: string, locale = 'en') => {
  const result = await callTool(getMarketContext, release, { commune, locale })
  return { result, text: textOf(result), context: result.structuredContent as unknown as MarketContext }
}

describe('get_market_context', () => {
  it('gives scores, prices with their basis, outlook, activity and neighbours', async () => {
    const { context } = await contextOf('esch-sur-alzette')
    expect(marketContextSchema.loose().safeParse(context).success).toBe(true)
    expect(context).toMatchObject({
      commune: { slug: 'esch-sur-alzette', name: 'Esch-sur-Alzette' },
      liveability: { score: 61, rankOf: 4, dimensions: { transit: { score: 60, dataAvailability: 'full' } } },
      basis: 'asking',
      quarter: 'Q3-2026',
      prices: { sale: { all: { pricePerSqm: 7_011, listingCount: 51 } }, rent: { all: { pricePerSqm: 35 } } },
      forecasts: [{ propertyType: 'apartment', quarter: 'Q3-2027', intervalLevel: 0.8, mapePercent: 2.1 }],
      activity: [{ listingType: 'sale', activeListings: 12, medianDaysOnMarket: 41 }],
    })
    expect(context.nearby.map(({ slug }) => slug)).toEqual(['luxembourg', 'mersch', 'vianden'])
    expect(context.nearby[0]).toMatchObject({ buyPricePerSqm: 11_011, rentPricePerSqm: 44 })
  })

  it('says how right past forecasts of each type were, where the release knows', async () => {
    const { forecasts, refusals } = sampleForecasts()
    const record = forecastRecord(summariseRecord([aRow({ kind: 'apartment', came: 9_000 })]), 'apartment')
    const known = await releaseForTools({
      forecasts: { forecasts: forecasts.map((one) => ({ ...one, record })), refusals },
    })
    for (const locale of LOCALES) {
      const text = textOf(await callTool(getMarketContext, known, { commune: 'esch-sur-alzette', locale }))
      expect(text).toContain(`apartment: ${record.text[toDocumentLocale(locale)]}`)
    }
    expect(record.text.en).toContain('Of 1 forecasts of this kind since Q1 2026 (1 published then')
    expect((await contextOf('esch-sur-alzette')).text).not.toContain('forecasts of this kind')
  })

  it('says the same in words', async () => {
    const { text } = await contextOf('esch-sur-alzette')
    for (const fact of [
      '61 of 100',
      '7,011 €',
      '12, 3 new',
      'median at least 41 days',
      '7,204 € per m²',
      'back-test error 2.1 %',
      'sale apartment asking (all) 2026: 7465 EUR/m² (80 % interval 6900 to 8070), 1 % on 2025',
      'Q4-2025, over and not yet published: 166.9 (80 % interval 162.4 to 171.5; Q3-2025 166.2)',
    ])
      expect(text).toContain(fact)
    expect(text).toContain('Luxembourg (luxembourg)')
    expect(text).not.toContain('{')
  })

  it('gives the commute with its method, and whether its data is outdated', async () => {
    const { context, text } = await contextOf('luxembourg')
    const times = sampleCommute().communes['luxembourg']!
    expect(context.commute.kirchberg).toEqual({
      minutes: times.kirchberg.transit.peak.minutes,
      method: 'timetable',
      stale: true,
    })
    expect(text).toContain(`kirchberg ${times.kirchberg.transit.peak.minutes} min (timetable, outdated)`)
    const { context: without } = await contextOf('vianden')
    expect(without.commute).toEqual({})
    expect(without.unknown).toContain('commute: no times in this release')
  })

  it('lists missing figures instead of leaving them out or inventing them', async () => {
    const { context, text } = await contextOf('vianden')
    expect(context.liveability.score).toBeNull()
    expect(context.unknown).toEqual(
      expect.arrayContaining([
        'sale price of all: Release 2026Q3-sample00 contains no such price series',
        expect.stringContaining('forecast of house'),
      ]),
    )
    expect(text).toContain('Liveability: no score.')
    expect(text).toContain('Unknown: ')
    expect((await contextOf('mersch')).context.nearby[0]!.rentPricePerSqm).not.toBe(0)
  })

  it.each(LOCALES)('speaks %s', async (locale) => {
    const { context } = await contextOf('esch-sur-alzette', locale)
    const isGerman = locale === 'de' || locale === 'lu'
    expect(context.commune.name).toBe(isGerman ? 'Esch an der Alzette' : 'Esch-sur-Alzette')
  })

  it('resolves a locality to its commune, and names the choices for an ambiguous one', async () => {
    const { context, text } = await contextOf('Belval')
    expect(context.commune.slug).toBe('esch-sur-alzette')
    expect(text).toContain('Belval is a locality of Esch-sur-Alzette: figures are for the whole commune.')
    const { result } = await contextOf('Thionville')
    expect(result).toMatchObject({ isError: true, _meta: { error: { code: 'NOT_FOUND' } } })
    expect(textOf(result)).toContain('abroad')
  })

  it('stays within its budget of tokens', async () => {
    const { text, context } = await contextOf('esch-sur-alzette')
    expect(approximateTokens(text + JSON.stringify(context))).toBeLessThan(2_300)
  })
})
