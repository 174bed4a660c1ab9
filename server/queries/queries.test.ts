import { beforeAll, describe, expect, it } from 'vitest'
import {
  communeListSchema,
  marketIndexDocumentSchema,
  trendsDocumentSchema,
} from '../../models/openapi/rest-documents.ts'
import { trendKey } from '../../models/contracts/market/trend.ts'
import type { ReleaseFacts } from '../release/facts.ts'
import { MERGED_ADVERT } from '../testing/build-release.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { sampleForecasts } from '../testing/sample-records.ts'
import { getCommuneForecast } from './market/get-commune-forecast.ts'
import { getCommuneIntelligence } from './market/get-commune-intelligence.ts'
import { getCommuneTrends } from './market/get-commune-trends.ts'
import { getListing } from './listings/get-listing.ts'
import { getMarketIndex } from './market/get-market-index.ts'
import { listCommunes } from './places/list-communes.ts'
import { NotFoundError } from '../base/not-found.ts'
import { resolveCommune } from './places/resolve-commune.ts'

let facts: ReleaseFacts
beforeAll(async () => {
  facts = await sampleFacts({ forecasts: sampleForecasts() })
})

describe('resolving a commune', () => {
  it.each([
    ['esch-sur-alzette', 'esch-sur-alzette'],
    ['Esch-sur-Alzette', 'esch-sur-alzette'],
    ['ESCH AN DER ALZETTE', 'esch-sur-alzette'],
    ['Luxemburg', 'luxembourg'],
    ['luxembuorg', 'luxembourg'],
    ['Belval', 'esch-sur-alzette'],
  ])('reads %s as %s', (text, slug) => {
    expect(resolveCommune(facts, text).slug).toBe(slug)
  })

  it('names the closest match for an unknown commune', () => {
    const resolve = () => resolveCommune(facts, 'mrsxh')
    expect(resolve).toThrow(NotFoundError)
    expect(resolve).toThrow(/The place "mrsxh" is unknown. Try mersch/)
    expect(() => resolveCommune(facts, 'Thionville')).toThrow(
      /^Thionville is abroad \(France\); figures and listings cover Lux/,
    )
    expect(() => resolveCommune(facts, 'canton Esch')).toThrow(
      /is the name of several communes. Try esch-sur-alzette, luxembourg/,
    )
  })

  it('survives a very long name', () => {
    expect(() => resolveCommune(facts, 'x'.repeat(100_000))).toThrow(NotFoundError)
  })
})

describe('communes', () => {
  it('are listed by slug with names in the locale', () => {
    const list = communeListSchema.parse(listCommunes(facts, { locale: 'lu' }))
    expect(list.total).toBe(4)
    expect(list.communes[0]).toMatchObject({
      slug: 'esch-sur-alzette',
      name: 'Esch an der Alzette',
      population: 36_625,
    })
    expect(list.communes.at(-1)).toMatchObject({ slug: 'vianden', liveabilityScore: null, rank: null })
  })

  it('have an intelligence document', () => {
    expect(getCommuneIntelligence(facts, { slug: 'Mersch' })).toMatchObject({ communeSlug: 'mersch', sources: [] })
    const without = { ...facts, intelligence: new Map() }
    expect(() => getCommuneIntelligence(without, { slug: 'mersch' })).toThrow('no liveability for mersch')
  })
})

describe('trends of a commune', () => {
  it('show the requested number of quarters, oldest first, with the newest level', () => {
    const trends = trendsDocumentSchema.parse(
      getCommuneTrends(facts, { slug: 'esch-sur-alzette', period: 'qoq', quarters: 3 }),
    )
    expect(trends.series.map((row) => row.quarter)).toEqual(['Q1-2026', 'Q2-2026', 'Q3-2026'])
    expect(trends).toMatchObject({ buyPricePerSqm: 7_011, rentPricePerSqm: 35, changePercent: 1.1, changeType: 'qoq' })
    expect(trends.calculationBasis).toContain('the quarter before')
  })

  it('compare with the year before when asked to', () => {
    const trends = getCommuneTrends(facts, { slug: 'esch-sur-alzette', period: 'yoy', quarters: 8 })
    expect(trends).toMatchObject({ changePercent: 2.2, changeType: 'yoy', period: 'yoy' })
    expect(trends.calculationBasis).toContain('the same quarter a year earlier')
  })

  it('show official figures by themselves where we have no level of our own', () => {
    const figure = { listingType: 'sale', segment: 'house', basis: 'asking', condition: 'all' } as const
    const official = [{ ...figure, pricePerSqm: 6000, observations: 50, period: '2025', source: 'feed' }]
    const key = { areaLevel: 'commune', areaSlug: 'vianden', listingType: 'sale', segment: 'all' } as const
    const alone = {
      ...facts,
      trends: new Map([[trendKey(key), { ...key, basis: 'asking' as const, points: [], official }]]),
    }
    const ask = (from: ReleaseFacts) => getCommuneTrends(from, { slug: 'vianden', period: 'qoq', quarters: 4 })
    expect(trendsDocumentSchema.parse(ask(alone))).toMatchObject({
      buyPricePerSqm: null,
      dataAvailability: 'insufficient',
      series: [],
      official,
    })
    expect(() => ask({ ...facts, trends: new Map() })).toThrow('no price trends for vianden')
  })

  it('show official figures beside ours where there are any', () => {
    const ask = (facts: ReleaseFacts) =>
      getCommuneTrends(facts, { slug: 'luxembourg', period: 'qoq', quarters: 1 }).official
    expect(ask(facts)).toEqual([])
    const figure = {
      listingType: 'sale',
      segment: 'house',
      basis: 'asking',
      condition: 'all',
      pricePerSqm: 11_000,
      observations: null,
      period: '2025',
      source: 'reference:price-levels',
    } as const
    const key = 'commune/luxembourg/sale/all'
    const trends = new Map(facts.trends).set(key, { ...facts.trends.get(key)!, official: [figure] })
    expect(ask({ ...facts, trends })).toEqual([figure])
  })

  it('have the same momentum whatever part of the series is shown', () => {
    const of = (quarters: number) => getCommuneTrends(facts, { slug: 'luxembourg', period: 'qoq', quarters }).momentum
    expect(of(1)).toEqual(of(20))
    expect(of(8)).toMatchObject({ direction: 'up', streakQuarters: 6 })
  })

  it('leave what is unknown null', () => {
    const trends = getCommuneTrends(facts, { slug: 'mersch', period: 'qoq', quarters: 20 })
    expect(trends.series).toHaveLength(12)
    expect(trends).toMatchObject({ rentPricePerSqm: null, buyPricePerSqm: 8_011 })
    expect(trends.series[0]).toMatchObject({ changePercent: null, rentChangePercent: null })
  })

  it('do not exist for a commune without adverts', () => {
    expect(() => getCommuneTrends(facts, { slug: 'vianden', period: 'qoq', quarters: 8 })).toThrow(
      'no price trends for vianden',
    )
  })
})

describe('forecast of a commune', () => {
  it('is refused with the reason that was checked', async () => {
    const reasonOf = async (quartersOfData: number, reason: 'quarters' | 'level' | 'path') => {
      const refusal = { communeSlug: 'mersch', propertyType: 'house', quartersOfData, reason } as const
      const of = await sampleFacts({ forecasts: { forecasts: [], refusals: [refusal] } })
      return () => getCommuneForecast(of, { slug: 'mersch', propertyType: 'house' })
    }
    expect(await reasonOf(7, 'quarters')).toThrow('needs at least 8 quarters of data; Mersch has 7')
    expect(await reasonOf(12, 'level')).toThrow('the last of 12 quarters has no price level')
    expect(await reasonOf(12, 'path')).toThrow('the communes together have too few quarters of prices (Sale, houses)')
  })

  it('is the release’s forecast', () => {
    const forecast = getCommuneForecast(facts, { slug: 'esch-sur-alzette', propertyType: 'apartment' })
    expect(forecast.predictions.map((prediction) => prediction.quarter)).toEqual([
      'Q4-2026',
      'Q1-2027',
      'Q2-2027',
      'Q3-2027',
    ])
  })

  it('says why there is none', async () => {
    const ask = (slug: string, propertyType: 'apartment' | 'house', of = facts) =>
      expect(() => getCommuneForecast(of, { slug, propertyType }))
    ask('esch-sur-alzette', 'house').toThrow('at least 8 quarters of data; Esch-sur-Alzette has 5')
    ask('mersch', 'house').toThrow('no forecast for mersch (house)')
    ask('mersch', 'house', await sampleFacts()).toThrow('Release 2026Q3-sample00 contains no forecasts')
  })
})

describe('market index', () => {
  it('shows the newest quarters of the country and of each segment', () => {
    const index = marketIndexDocumentSchema.parse(getMarketIndex(facts, { period: 'yoy', quarters: 2 }))
    expect(index).toMatchObject({
      value: 123,
      quarter: 'Q3-2026',
      changePercent: 3.7,
      computedAt: '2026-09-30T00:00:00Z',
    })
    expect(index.series.map((row) => row.quarter)).toEqual(['Q2-2026', 'Q3-2026'])
    expect(index.subIndices.map((each) => each.scope)).toEqual(['apartment', 'house', 'rent'])
  })

  it('gives the change of the period its own interval; null where the release did not state one', () => {
    const [national, ...others] = facts.marketIndex.series
    const ends = { qoqLowPercent: 0.1, qoqHighPercent: 1.7, yoyLowPercent: 2.5, yoyHighPercent: 4.9 }
    const points = national!.points.map((point) => ({ ...point, ...ends }))
    const stated = { ...facts, marketIndex: { ...facts.marketIndex, series: [{ ...national!, points }, ...others] } }
    const newest = (period: 'qoq' | 'yoy', from = stated) =>
      marketIndexDocumentSchema.parse(getMarketIndex(from, { period, quarters: 1 })).series[0]
    expect(newest('qoq')).toMatchObject({ changePercent: 0.9, changeLow: 0.1, changeHigh: 1.7 })
    expect(newest('yoy')).toMatchObject({ changePercent: 3.7, changeLow: 2.5, changeHigh: 4.9 })
    expect(newest('yoy', facts)).toMatchObject({ changePercent: 3.7, changeLow: null, changeHigh: null })
  })

  it('says the base of an index that starts later, and why another has no series', () => {
    const { series } = facts.marketIndex
    const late = { scope: 'apartment_new' as const, points: series[0]!.points.slice(-5) }
    const reason = 'quarters with an effective number of at least 20 homes first seen in them: none'
    const counted = { cause: 'homes' as const, observedQuarters: 0, mostHomes: 7, reason }
    const insufficient = (['national', 'house_existing'] as const).map((scope) => ({ scope, ...counted }))
    const marketIndex = { ...facts.marketIndex, series: [late], insufficient }
    const index = marketIndexDocumentSchema.parse(
      getMarketIndex({ ...facts, marketIndex }, { period: 'qoq', quarters: 2 }),
    )
    expect(index).toMatchObject({ dataAvailability: 'insufficient', reason, insufficient })
    expect(index.subIndices).toMatchObject([
      { scope: 'apartment_new', base: { quarter: 'Q3-2025', value: 100 }, series: [{ quarter: 'Q2-2026' }, {}] },
    ])
  })

  it('shows the official index for as many quarters, also where there is none of ours', () => {
    const points = ['Q1-2025', 'Q2-2025', 'Q3-2025'].map((quarter, t) => ({
      quarter,
      value: 160 + t,
      isProvisional: t === 2,
      yoyPercent: null,
    }))
    const official = { source: 'reference:official-index', points, comparison: null }
    const without = { ...facts, marketIndex: { ...facts.marketIndex, series: [], official } }
    const index = marketIndexDocumentSchema.parse(getMarketIndex(without, { period: 'qoq', quarters: 2 }))
    expect(index).toMatchObject({ value: null, official: { comparison: null, points: points.slice(1) } })
  })

  it('lists the revisions of the quarters it shows', () => {
    const quartersRevised = (quarters: number) =>
      getMarketIndex(facts, { period: 'qoq', quarters }).revisions.map((revision) => revision.quarter)
    expect(quartersRevised(8)).toEqual(['Q2-2026'])
    expect(quartersRevised(1)).toEqual([])
  })

  it('is insufficient, with the reason of the price model, when there is no national series', () => {
    const reason = 'homes newly on the market with price and area: 3; a price model needs at least 20'
    const refusals = [{ listingType: 'sale' as const, reason }]
    const without = { ...facts, marketIndex: { ...facts.marketIndex, series: [], refusals } }
    const index = marketIndexDocumentSchema.parse(getMarketIndex(without, { period: 'qoq', quarters: 8 }))
    const nothing = { value: null, changePercent: null, series: [], subIndices: [] }
    expect(index).toMatchObject({ ...nothing, quarter: 'Q3-2026', dataAvailability: 'insufficient', reason })
  })
})

describe('listings', () => {
  it('are found by their id and by the id of any of their adverts', () => {
    const first = facts.listings.find((listing) => listing.title.startsWith('Appartement 0'))!
    expect(getListing(facts, { id: first.id })).toBe(first)
    expect(getListing(facts, { id: MERGED_ADVERT })).toBe(first)
    expect(() => getListing(facts, { id: 'lgone' })).toThrow('No listing "lgone" is on the market')
  })
})
