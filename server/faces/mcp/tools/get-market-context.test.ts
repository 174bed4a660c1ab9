import { describe, expect, it } from 'vitest'
import { NATION } from '../../../../content/pages/nation.ts'
import { forecastRecord } from '../../../../content/say/record-words.ts'
import { aRow } from '../../../../models/record/record.fixture.ts'
import { summariseRecord } from '../../../../models/record/summarise-record.ts'
import { sayIn } from '../../../../content/say/words.ts'
import type { OfficialFigure } from '../../../../models/contracts/market/official-level.ts'
import type { TrendSeries } from '../../../../models/contracts/market/trend.ts'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { marketContextSchema } from '../../../../models/contracts/places/market-context.ts'
import type { MarketContext } from '../../../../models/contracts/places/market-context.ts'
import { approximateTokens } from '../../../testing/approximate-tokens.ts'
import { sampleForecasts, sampleOfficialForecasts } from '../../../testing/sample-records.ts'
import { sampleCommute } from '../../../testing/sample-commute.ts'
import { trendKey } from '../../../../models/contracts/market/trend.ts'
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
      liveability: { score: 61, rankOf: 3, dimensions: { transit: 60 }, dataAvailability: {} },
      basis: 'asking',
      quarter: 'Q3-2026',
      prices: { sale: { all: { pricePerSqm: 7_011, listingCount: 51 } }, rent: { all: { pricePerSqm: 35 } } },
      forecasts: [{ propertyType: 'apartment', quarter: 'Q3-2027', intervalLevel: 0.8, mapePercent: 2.1 }],
      activity: [{ listingType: 'sale', activeListings: 12, medianDaysOnMarket: 41 }],
    })
    expect(context.nearby.map(({ slug }) => slug)).toEqual(['luxembourg', 'mersch', 'vianden'])
    expect(context.nearby[0]).toMatchObject({ buyPricePerSqm: 11_011, rentPricePerSqm: 44 })
  })

  it('calls the commune that a commune merged into by its name', async () => {
    const { communes } = release.facts
    const merged = { ...communes.get('esch-sur-alzette')!, successor: 'minett-sud', successorName: 'Minett-Süd' }
    const of = { ...release, facts: { ...release.facts, communes: new Map(communes).set('esch-sur-alzette', merged) } }
    const result = await callTool(getMarketContext, of, { commune: 'esch-sur-alzette' })
    expect(result.structuredContent).toMatchObject({ commune: { successor: 'Minett-Süd' } })
    expect(textOf(result)).toContain('merged into Minett-Süd in 2023')
    expect(JSON.stringify(result)).not.toContain('minett-sud')
  })

  it('tells no more days on the market than were seen', async () => {
    const activity = new Map(
      [...release.facts.activity].map(([slug, rows]) => [
        slug,
        rows.map((row) => ({ ...row, medianDaysOnMarket: 1.5 })),
      ]),
    )
    const known = { ...release, facts: { ...release.facts, activity } }
    const text = textOf(await callTool(getMarketContext, known, { commune: 'esch-sur-alzette' }))
    expect(text).toContain('at least 1 day')
    expect(text).not.toMatch(/at least 1 days|at least 2 days/)
  })

  it('calls the two counts of new homes by what they count', async () => {
    const { text } = await contextOf('esch-sur-alzette')
    expect(text).toContain('homes new in the quarter with price and area, also those gone since')
    expect(text).toContain('On offer on the day of the release (of these, first seen this quarter)')
  })

  it('says that rents come from limited adverts, and that official ones are means over small flats', async () => {
    const rentOf = (areaLevel: 'commune' | 'nation', areaSlug: string) =>
      ({ areaLevel, areaSlug, listingType: 'rent', segment: 'all' }) as const
    const country = trendKey(rentOf('nation', NATION))
    const ours = trendKey(rentOf('commune', 'esch-sur-alzette'))
    const official = {
      listingType: 'rent',
      segment: 'apartment',
      basis: 'asking',
      condition: 'all',
      period: '2025',
      pricePerSqm: 41.36,
      observations: 541,
    }
    const series = { ...release.facts.trends.get(ours)!, limits: [{ least: 1_200, most: 2_800 }] }
    const trends = new Map([
      ...release.facts.trends,
      [country, series],
      [ours, { ...series, official: [official as OfficialFigure] }],
    ])
    const limited = { ...release, facts: { ...release.facts, trends } }
    const text = textOf(await callTool(getMarketContext, limited, { commune: 'esch-sur-alzette' }))
    expect(text).toContain('only listings of €1,200 to €2,800 a month')
    expect(text).toContain('mostly small flats 41.36')
    expect((await contextOf('esch-sur-alzette')).text).not.toMatch(/only listings of|small flats/)
  })

  it('says how right past forecasts of each type were, where the release knows', async () => {
    const { forecasts, refusals } = sampleForecasts()
    const recordOf = (origin: 'published' | 'backfilled') =>
      forecastRecord(summariseRecord([aRow({ kind: 'apartment', came: 9_000, origin })]), 'apartment')
    for (const origin of ['published', 'backfilled'] as const) {
      const record = recordOf(origin)
      const known = await releaseForTools({
        forecasts: { forecasts: forecasts.map((one) => ({ ...one, record })), refusals },
      })
      for (const locale of LOCALES) {
        const say = sayIn(locale)
        const published = origin === 'published' ? say('reply.market.recordPublished', { n: 1 }) : ''
        const text = textOf(await callTool(getMarketContext, known, { commune: 'esch-sur-alzette', locale }))
        expect(text).toContain(say('reply.market.record', { scored: 1, inside: record.inside, published }))
      }
    }
    const { forecasts: shown } = await contextOf('esch-sur-alzette').then(({ context }) => context)
    expect(shown[0]).not.toHaveProperty('pastForecasts')
    expect((await contextOf('esch-sur-alzette')).text).not.toContain('recomputed')
  })

  it('says the same in words', async () => {
    const { text } = await contextOf('esch-sur-alzette')
    for (const fact of [
      '61 of 100',
      'Sale, all homes: 7,011 (7,010–7,012); +1.1 %, +2.2 %; 51',
      'all homes 12 (3), median',
      'at least 41 days',
      'Sale, apartments: 7,204 (',
      'test error 2.1 %',
      'lux://commune/esch-sur-alzette',
    ])
      expect(text).toContain(fact)
    expect(text).toContain('Luxembourg 0 km')
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
    expect(text).toContain('(from the published timetable, outdated)')
    expect(text).toContain(`Kirchberg ${times.kirchberg.transit.peak.minutes} min`)
    const { context: without } = await contextOf('vianden')
    expect(without.commute).toEqual({})
    expect(without.unknown).toContain('Commute: no times in this release')
  })

  it('lists missing figures instead of leaving them out or inventing them', async () => {
    const { context, text } = await contextOf('vianden')
    expect(context.liveability.score).toBeNull()
    expect(context.unknown).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^Sale, all homes .*forecast, Sale, houses: Release 2026Q3-sample00 contains no such price series$/,
        ),
      ]),
    )
    expect(text).toContain('Liveability: no score.')
    expect(text).toContain('Unknown: ')
    expect((await contextOf('mersch')).context.nearby[0]!.rentPricePerSqm).not.toBe(0)
  })

  it('leaves out a level of a neighbour of another quarter, and says where its series ends', async () => {
    const ended = (key: string, { points, ...series }: TrendSeries): [string, TrendSeries] => [
      key,
      {
        ...series,
        points: series.listingType === 'sale' ? points.map((at) => ({ ...at, quarter: 'Q1-2026' })) : points,
      },
    ]
    const trends = new Map([...release.facts.trends].map(([key, series]) => ended(key, series)))
    const past = { ...release, facts: { ...release.facts, trends } }
    const result = await callTool(getMarketContext, past, { commune: 'mersch', locale: 'en' })
    const { nearby, unknown } = result.structuredContent as unknown as MarketContext
    expect(nearby.map(({ buyPricePerSqm }) => buyPricePerSqm)).toEqual(nearby.map(() => null))
    expect(nearby.some(({ rentPricePerSqm }) => rentPricePerSqm !== null)).toBe(true)
    expect(unknown.join('\n')).toMatch(/nearby, Sale, all homes.*: the series ends in Q1-2026/)
  })

  it.each(LOCALES)(
    'says in %s that a level needs homes that came on the market, neither listings nor new builds',
    async (locale) => {
      const thin = ([key, series]: [string, TrendSeries]): [string, TrendSeries] => [
        key,
        {
          ...series,
          points: series.points.map((at) => ({ ...at, pricePerSqm: null, listingCount: 1, yearListingCount: 3 })),
        },
      ]
      const trends = new Map([...release.facts.trends].map(thin))
      const past = { ...release, facts: { ...release.facts, trends } }
      const result = await callTool(getMarketContext, past, { commune: 'mersch', locale })
      const { unknown } = result.structuredContent as unknown as MarketContext
      expect(unknown.join('\n')).toMatch(
        /5 (?:homes that came on the market|logements mis sur le marché|Wohnungen .*auf den Markt|Wunnengen,? .*op de Maart|casas que entraram no mercado).*3/,
      )
    },
  )

  it('says where scores and commute are of a later day than the release', async () => {
    const args = { commune: 'mersch', locale: 'en' }
    const document = release.facts.intelligence.get('mersch')!
    const counted = { name: 'stops', value: 1, unit: 'stops', sourceId: null, date: '2026-12-31' }
    const transit = { ...document.dimensions.transit, indicators: [counted] }
    const later = { ...document, dimensions: { ...document.dimensions, transit } }
    const intelligence = new Map([...release.facts.intelligence, ['mersch', later]])
    const counting = { ...release, facts: { ...release.facts, intelligence } }
    expect(textOf(await callTool(getMarketContext, counting, args))).toMatch(/rest on data of up to .*, later than/)
    expect(textOf(await callTool(getMarketContext, release, args))).not.toContain('rest on data of up to')
  })

  it.each(LOCALES)('speaks %s', async (locale) => {
    const { context } = await contextOf('esch-sur-alzette', locale)
    const isGerman = locale === 'de' || locale === 'lu'
    expect(context.commune.name).toBe(isGerman ? 'Esch an der Alzette' : 'Esch-sur-Alzette')
    // French has a space before a colon, and no count of one stands before a plural.
    const lacks = (await contextOf('vianden', locale)).context.unknown.join('\n')
    if (locale === 'fr') expect(lacks).not.toMatch(/[^\s]:\s/)
    expect(lacks).not.toMatch(/\b1 (?:homes|logements|Wohnungen|Wunnengen|casas)\b|\bvianden\b/)
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
    expect(approximateTokens(text + JSON.stringify(context))).toBeLessThan(1_868)
  })
})
