import { TRACK_RECORD } from '../../models/forecast/track-record.fixture.ts'
import { LIVEABILITY_DIMENSIONS } from '../../models/contracts/places/commune.ts'
import type { CommuneIntelligence, CommuneRecord, Dimension } from '../../models/contracts/places/commune.ts'
import { COMMUTE_DESTINATIONS, COMMUTE_MODES, type CommuneCommute } from '../../models/contracts/places/commute.ts'
import type { Forecast } from '../../models/contracts/market/forecast.ts'
import { forecastRecord } from '../say/record-words.ts'
import { aRow } from '../../models/record/record.fixture.ts'
import { summariseRecord } from '../../models/record/summarise-record.ts'
import { INDEX_SCOPES } from '../../models/contracts/market/market-index.ts'
import type { OfficialForecast } from '../../models/contracts/market/official-forecast.ts'
import { trendKey, type TrendPoint, type TrendSeries } from '../../models/contracts/market/trend.ts'
import { formatQuarter, parseQuarter, quartersUpTo } from '../../models/kernel/quarter.ts'
import { documentContext } from '../../pipeline/publish/documents/document-context.fixture.ts'
import { communeOutlines } from '../../models/places/outlines/commune-outlines.ts'
import type { PublicRecord } from '../../models/contracts/market/record.ts'
import { someOfficialSeries } from './official-series.fixture.ts'
import { SHOWN_SERIES } from './market-facts.ts'
import type { MarketFacts, ReleaseFacts } from './market-facts.ts'

const LAST = parseQuarter('Q3-2026')
const QUARTERS = quartersUpTo(LAST, 12).map(formatQuarter)
const PLACES = [
  ['luxembourg', 'Luxembourg', 'luxembourg', 128_512, 49.6096, 6.1296],
  ['esch-sur-alzette', 'Esch-sur-Alzette', 'esch-sur-alzette', 36_625, 49.4945, 5.9853],
  ['differdange', 'Differdange', 'esch-sur-alzette', 29_536, 49.5222, 5.8914],
  ['vianden', 'Vianden', 'vianden', 2_222, 49.9345, 6.2079],
] as const
const SAID = { en: 'Said.', fr: 'Dit.', de: 'Gesagt.', lb: 'Gesot.', pt: 'Dito.' }

/** Facts of four communes, for tests of pages. The last commune is one of which hardly anything is known. */
export function somePageFacts(): MarketFacts {
  const context = documentContext()
  const communes = PLACES.map(([slug, name, canton, population, latitude, longitude], index): CommuneRecord => {
    const known = index < PLACES.length - 1
    const names = { en: name, fr: name, de: `${name} (de)`, lb: `${name} (lb)` }
    const place = { slug, name: names, canton, population, populationYear: 2023, latitude, longitude, successor: null }
    return { ...place, liveabilityScore: known ? 70 - index : null, rank: known ? index + 1 : null }
  })
  const known = communes.slice(0, -1)
  const series = communes.flatMap((commune, index) =>
    seriesOf(commune.slug, known.includes(commune) ? 9_000 - index * 1_500 : null),
  )
  const agency = { name: '<b>A & Co</b>', website: null, stock: 3, buyCount: 2, rentCount: 1 }
  const prices = { salePriceMin: null, salePriceMax: null, rentMin: null, rentMax: null }
  const towns = known.map(({ slug, name }) => ({
    town: { slug, name: name.fr, kind: 'commune' as const, communeSlug: slug },
    asOf: context.asOf,
    activeListings: 3,
    buyCount: 2,
    rentCount: 1,
    agencies: [{ ...agency, ...prices }],
  }))
  return {
    release: context,
    communes,
    outlines: communeOutlines({
      communes: communes.map((commune) => ({ ...commune, lau: '' })),
      localities: [],
      abroad: [],
      communeShapes: [],
      countryShapes: [],
      sourceIds: { communes: [], country: [], localities: ['reference:localities'] },
    }),
    towns,
    intelligence: Object.fromEntries(communes.map((commune) => [commune.slug, intelligenceOf(commune)])),
    record: aRecord(context),
    trends: new Map(series.map((each) => [trendKey(each), each])),
    forecasts: new Map(known.map(({ slug }) => [slug, [aForecast(slug)]])),
    officialForecasts: new Map(known.map(({ slug }) => [slug, [anOfficialForecast(slug)]])),
    officialIndexForecast: null,
    officialNowcasts: [],
    officialSeries: someOfficialSeries(),
    activity: new Map(
      known.map(({ slug }) => [
        slug,
        [
          {
            communeSlug: slug,
            listingType: 'sale' as const,
            segment: 'all' as const,
            activeListings: 17,
            newListings: 5,
            medianDaysOnMarket: 91,
            medianPricePerSqm: 6_543,
            medianPriceEur: 600_000,
          },
        ],
      ]),
    ),
    agencies: new Map(towns.map((town) => [town.town.slug, town])),
    marketIndex: {
      base: { quarter: QUARTERS[0]!, value: 100 },
      method: 'Hedonic.',
      series: INDEX_SCOPES.map((scope, place) => ({
        scope,
        points: QUARTERS.map((quarter, index) => ({
          quarter,
          value: 100 + index + place,
          low: 99 + index + place,
          high: 101 + index + place,
          qoqPercent: index === 0 ? null : 1,
          yoyPercent: index < 4 ? null : 4,
          qoqLowPercent: index === 0 ? null : 0.5,
          qoqHighPercent: index === 0 ? null : 1.5,
          yoyLowPercent: index < 4 ? null : 3.3,
          yoyHighPercent: index < 4 ? null : 4.7,
          listingCount: 1_234,
        })),
      })),
      official: {
        source: 'reference:official-index',
        points: QUARTERS.map((quarter, t) => ({
          quarter,
          value: 160.5 + t,
          isProvisional: t === 7,
          yoyPercent: t < 4 ? null : 1.5,
        })),
        comparison: {
          quarters: 9,
          from: QUARTERS[0]!,
          to: QUARTERS.at(-1)!,
          meanDifference: -1.24,
          sdDifference: 77.7,
        },
      },
      revisions: [
        { scope: 'rent', quarter: QUARTERS[2]!, previousValue: 101.25, value: 101.75, previousReleaseId: 'r' },
      ],
    },
  }
}

function seriesOf(areaSlug: string, level: number | null): TrendSeries[] {
  return SHOWN_SERIES.map(({ listingType, segment }) => {
    const base = listingType === 'rent' && level !== null ? level / 300 : level
    const points = QUARTERS.map((quarter, index) => pointOf(quarter, base === null ? null : base + index, index))
    const official =
      segment === 'all' && level !== null
        ? {
            official: [
              {
                listingType,
                segment: 'apartment' as const,
                basis: 'asking' as const,
                condition: 'all' as const,
                pricePerSqm: 8_888,
                observations: 44,
                period: '2025-04/2026-03',
                source: 'feed',
              },
            ],
          }
        : {}
    return { areaLevel: 'commune', areaSlug, listingType, segment, basis: 'asking', points, ...official }
  })
}

function pointOf(quarter: string, level: number | null, index: number): TrendPoint {
  const hasYear = level !== null && index >= 4
  return {
    quarter,
    pricePerSqm: level,
    low: level && level * 0.97,
    high: level && level * 1.03,
    medianPricePerSqm: null,
    qoqPercent: null,
    qoqSePercent: null,
    yoyPercent: hasYear ? 3.4 : null,
    yoySePercent: hasYear ? 1 : null,
    listingCount: level === null ? 0 : 12,
    trend: hasYear ? 'up' : 'unknown',
    dataAvailability: level === null ? 'insufficient' : 'estimated',
  }
}

function intelligenceOf({ slug, name, liveabilityScore }: CommuneRecord): CommuneIntelligence {
  const part = (known: boolean): Dimension => ({
    score: known ? 61 : null,
    trend: 'unknown',
    trendPercent: null,
    sparkline: [],
    dataAvailability: known ? 'full' : 'insufficient',
    weight: known ? 0.25 : 0,
    indicators: known
      ? [{ name: 'served stops per km²', value: 2.011, unit: 'stops/km²', sourceId: 'feed', date: '2026-07-22' }]
      : [],
  })
  const context = documentContext()
  return {
    communeSlug: slug,
    communeName: name,
    liveabilityScore,
    dimensions: Object.fromEntries(
      LIVEABILITY_DIMENSIONS.map((dimension) => [dimension, part(liveabilityScore !== null && dimension !== 'safety')]),
    ) as CommuneIntelligence['dimensions'],
    summary: SAID,
    commute: someCommute(),
    lastUpdated: '2026-09-30T00:00:00.000Z',
    asOf: context.asOf,
    releaseId: context.releaseId,
    sample: true,
    sources: [...context.sources.values()],
  }
}

function someCommute(): CommuneCommute {
  const span = { minutes: 39, low: 31, high: 47 }
  const times = {
    peak: span,
    offPeak: span,
    distanceKm: 12,
    method: 'estimated',
    stale: true,
    validOn: '2026-07-22',
    via: null,
  }
  const modes = Object.fromEntries(COMMUTE_MODES.map((mode) => [mode, times]))
  return Object.fromEntries(COMMUTE_DESTINATIONS.map((destination) => [destination, modes])) as CommuneCommute
}

function aForecast(communeSlug: string): Forecast {
  return {
    communeSlug,
    propertyType: 'apartment',
    generatedAt: '2026-09-30T00:00:00.000Z',
    generatedForQuarter: 'Q3-2026',
    modelVersion: 'forecast-test',
    record: forecastRecord(summariseRecord([aRow()]), 'house'),
    predictions: [1, 2, 3, 4].map((step) => ({
      quarter: formatQuarter(LAST + step),
      predictedValue: 7_100 + step,
      confidenceLow: 6_900 - step * 50,
      confidenceHigh: 7_300 + step * 50,
      changePercent: step,
    })),
    commentary: SAID,
    isClamped: false,
    history: QUARTERS.map((quarter, index) => ({ quarter, pricePerSqm: 7_000 + index })),
    intervalLevel: 0.8,
    backtest: { mape: 4.27, mase: 1, coverage: 0.786, naiveMape: 3.8, quarters: 12 },
    ...TRACK_RECORD,
  }
}

export function anOfficialForecast(communeSlug: string, over: Partial<OfficialForecast> = {}): OfficialForecast {
  return {
    communeSlug,
    listingType: 'sale',
    segment: 'apartment',
    basis: 'registered',
    condition: 'existing',
    lastYear: 2025,
    lastPricePerSqm: 6_789.12,
    year: 2026,
    pricePerSqm: 6_912,
    low: 6_401,
    high: 7_464,
    changePercent: 2,
    intervalLevel: 0.8,
    skill: 0.402,
    beatsNoChange: true,
    weight: 1,
    coverage: 0.792,
    judgedYears: 8,
    ...over,
  }
}

/** A record with misses and hits of forecasts and the index, and nothing of estimates. */
export function aRecord({ asOf, releaseId, sample }: ReleaseFacts): PublicRecord {
  const index = {
    model: 'market-index',
    kind: 'national',
    subject: 'national',
    horizon: 0,
    intervalLevel: 0.95,
  } as const
  const rows = [
    aRow({ kind: 'apartment', subject: 'differdange', came: 8_123 }),
    aRow({ kind: 'apartment', subject: 'luxembourg-country', origin: 'backfilled', releaseId: null, horizon: 2 }),
    aRow({ kind: 'house', naive: null }),
    aRow({ ...index, predicted: 104.2, low: 103, high: 105, naive: 103.1, came: 106.3 }),
  ]
  return { asOf, releaseId, sample, ...summariseRecord(rows) }
}
