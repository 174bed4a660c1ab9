import { TRACK_RECORD } from '../../models/forecast/track-record.fixture.ts'
import type { TownAgencies } from '../../models/contracts/listings/agencies.ts'
import type {
  CommuneIntelligence,
  CommuneRecord,
  Dimension,
  MarketActivity,
} from '../../models/contracts/places/commune.ts'
import { LIVEABILITY_DIMENSIONS } from '../../models/contracts/places/commune.ts'
import type { ForecastIndex } from '../../models/contracts/market/forecast.ts'
import { aPaidToAsked } from '../../models/forecast/paid-to-asked/paid-to-asked.fixture.ts'
import type { OfficialForecastIndex } from '../../models/contracts/market/official-forecast.ts'
import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import type { MarketIndex } from '../../models/contracts/market/market-index.ts'
import type { TrendPoint, TrendSeries } from '../../models/contracts/market/trend.ts'
import type { PlaceFacts } from '../../models/places/place-facts.ts'
import { advertId } from '../../models/kernel/ids.ts'
import { formatQuarter, parseQuarter, quartersUpTo } from '../../models/kernel/quarter.ts'
import { UNKNOWN_LISTING } from '../../models/adverts/listing/testing/unknown-listing.ts'

/** A few invented records that satisfy every contract, for tests of the server. */
export const SAMPLE_COMMUNES: CommuneRecord[] = [
  commune('esch-sur-alzette', 'Esch-sur-Alzette', 'Esch an der Alzette', 36_625, 61),
  commune('luxembourg', 'Luxembourg', 'Luxemburg', 134_697, 74),
  commune('mersch', 'Mersch', 'Mersch', 10_300, 66),
  commune('vianden', 'Vianden', 'Vianden', 2_239, null),
]

/** Reference tables for the four communes, a locality and a town abroad. */
export const SAMPLE_PLACES: PlaceFacts = {
  cantons: [{ slug: 'esch-sur-alzette', name: { en: 'Esch', fr: 'Esch', de: 'Esch', lb: 'Esch' }, lauPrefix: '02' }],
  communes: SAMPLE_COMMUNES.map((each, index) => ({
    ...each,
    lau: `020${index + 1}`,
    statecCode: `CM0000${index + 1}`,
    areaKm2: 10,
    validTo: null,
  })),
  quarters: [],
  localities: [
    {
      slug: 'belval',
      name: 'Belval',
      name_de: '',
      name_lb: '',
      kind: 'suburb',
      commune: 'esch-sur-alzette',
      quarter: '',
      latitude: 49.5,
      longitude: 5.95,
      mark: 'osm',
    },
    // Two villages of one name.
    ...(['mersch', 'vianden'] as const).map((commune, index) => ({
      slug: `berg-${commune}`,
      name: 'Berg',
      name_de: '',
      name_lb: '',
      kind: 'village' as const,
      commune,
      quarter: '',
      latitude: 49.75 + 0.1 * index,
      longitude: 6.1,
      mark: 'osm' as const,
    })),
  ],
  placeAliases: [],
  foreignTowns: [{ country: 'FR', name: 'Thionville', latitude: 49.36, longitude: 6.17, mark: 'border', aliases: '' }],
  postcodePrefixes: [{ prefix: '75', commune: 'mersch', share: 1 }],
  communeMergers: [],
  cadastralSections: [],
}

const LAST_QUARTER = parseQuarter('Q3-2026')

export function sampleListing(index: number): ListingRecord {
  const id = advertId('sample', `advert-${index}`)
  const sale = index % 2 === 0
  return {
    ...UNKNOWN_LISTING,
    id,
    url: `/en/listings/${id}`,
    title: `Appartement ${index} à Esch`,
    description: 'Bel appartement lumineux',
    listingType: sale ? 'sale' : 'rent',
    priceEur: sale ? 500_000 + index * 1_000 : 1_500 + index,
    areaM2: 80,
    pricePerSqm: sale ? (500_000 + index * 1_000) / 80 : null,
    bedrooms: 2,
    communeSlug: SAMPLE_COMMUNES[index % SAMPLE_COMMUNES.length]!.slug,
    ownerRef: `owner-secret-${index}`,
    firstSeen: `2026-09-${String((index % 28) + 1).padStart(2, '0')}`,
  }
}

export function sampleIntelligence(releaseId: string, asOf: string): Record<string, CommuneIntelligence> {
  return Object.fromEntries(
    SAMPLE_COMMUNES.map(({ slug, name, liveabilityScore }) => [
      slug,
      {
        communeSlug: slug,
        communeName: name,
        liveabilityScore,
        dimensions: Object.fromEntries(LIVEABILITY_DIMENSIONS.map((dimension) => [dimension, DIMENSION])) as Record<
          (typeof LIVEABILITY_DIMENSIONS)[number],
          Dimension
        >,
        summary: { en: `About ${name.en}`, fr: '', de: '', lb: '', pt: '' },
        lastUpdated: `${asOf}T00:00:00Z`,
        asOf,
        releaseId,
        sample: true,
        sources: [],
      },
    ]),
  )
}

/** Sale and rent series of twelve quarters; Vianden has none, Mersch only for sale. */
export function sampleTrends(): TrendSeries[] {
  const series = (areaSlug: string, listingType: 'rent' | 'sale', level: number): TrendSeries => ({
    areaLevel: 'commune',
    areaSlug,
    listingType,
    segment: 'all',
    basis: 'asking',
    points: quartersUpTo(LAST_QUARTER, 12).map((quarter, step) => trendPoint(quarter, step, level)),
  })
  return [
    series('esch-sur-alzette', 'sale', 7_000),
    series('esch-sur-alzette', 'rent', 24),
    series('luxembourg', 'sale', 11_000),
    series('luxembourg', 'rent', 33),
    series('mersch', 'sale', 8_000),
  ]
}

export function sampleMarketIndex(): MarketIndex {
  const points = quartersUpTo(LAST_QUARTER, 24).map((quarter, step) => ({
    quarter: formatQuarter(quarter),
    value: 100 + step,
    low: 99 + step,
    high: 101 + step,
    qoqPercent: step === 0 ? null : 0.9,
    yoyPercent: step < 4 ? null : 3.7,
    listingCount: 900 + step,
  }))
  return {
    base: { quarter: points[0]!.quarter, value: 100 },
    method: 'time dummy over asking prices',
    series: (['national', 'apartment', 'house', 'rent'] as const).map((scope) => ({ scope, points })),
    revisions: ['Q3-2021', 'Q2-2026'].map((quarter) => ({
      scope: 'national',
      quarter,
      previousValue: 1,
      value: 2,
      previousReleaseId: '2026Q2-00000000',
    })),
  }
}

export const SAMPLE_ACTIVITY: MarketActivity[] = SAMPLE_COMMUNES.map(({ slug }) => ({
  communeSlug: slug,
  listingType: 'sale',
  segment: 'all',
  activeListings: 12,
  newListings: 3,
  medianDaysOnMarket: 41,
  medianPricePerSqm: 7_100,
  medianPriceEur: 560_000,
}))

export const SAMPLE_AGENCIES: TownAgencies[] = [
  {
    town: { slug: 'belval', name: 'Belval', kind: 'locality', communeSlug: 'esch-sur-alzette' },
    asOf: '2026-09-30',
    activeListings: 3,
    buyCount: 3,
    rentCount: 0,
    agencies: [],
  },
]

/** A forecast for apartments in Esch, and a refusal for houses there. */
export function sampleForecasts(): ForecastIndex {
  const value = (step: number) => ({
    predictedValue: 7_200 + step,
    confidenceLow: 7_000 - step,
    confidenceHigh: 7_400 + step,
    changePercent: step,
  })
  return {
    forecasts: [
      {
        communeSlug: 'esch-sur-alzette',
        propertyType: 'apartment',
        generatedAt: '2026-09-30T00:00:00Z',
        generatedForQuarter: 'Q3-2026',
        modelVersion: '1.0.0',
        predictions: [1, 2, 3, 4].map((step) => ({ quarter: formatQuarter(LAST_QUARTER + step), ...value(step) })),
        commentary: { en: 'Steady', fr: 'Stable', de: 'Stabil', lb: 'Stabil', pt: 'Estável' },
        isClamped: false,
        history: [{ quarter: 'Q3-2026', pricePerSqm: 7_150 }],
        intervalLevel: 0.8,
        backtest: { mape: 2.1, mase: 0.8, coverage: 0.82, naiveMape: 2.6, quarters: 8 },
        ...TRACK_RECORD,
      },
    ],
    refusals: [{ communeSlug: 'esch-sur-alzette', propertyType: 'house', quartersOfData: 5 }],
  }
}

/** Official forecasts for apartments in Esch, and for the national index. */
export function sampleOfficialForecasts(): OfficialForecastIndex {
  const record = { intervalLevel: 0.8, skill: 0.17, beatsNoChange: true, weight: 0.98, coverage: 0.81 }
  const prices = { lastYear: 2025, lastPricePerSqm: 7_391.7, year: 2026, pricePerSqm: 7_465, low: 6_900, high: 8_070 }
  const series = { listingType: 'sale', segment: 'apartment', basis: 'asking', condition: 'all' } as const
  return {
    communes: [{ communeSlug: 'esch-sur-alzette', ...series, ...prices, changePercent: 1, ...record, judgedYears: 11 }],
    index: {
      lastQuarter: 'Q3-2025',
      lastValue: 166.2,
      predictions: [1, 2, 3, 4].map((step) => ({
        quarter: formatQuarter(LAST_QUARTER - 4 + step),
        value: 166 + step,
        low: 160,
        high: 172 + step,
        changePercent: step,
      })),
      ...record,
      judgedQuarters: 56,
    },
    nowcasts: [
      {
        quarter: formatQuarter(LAST_QUARTER - 3),
        steps: 1,
        value: 166.9,
        low: 162.4,
        high: 171.5,
        intervalLevel: 0.8,
        changePercent: 0.4,
        lastQuarter: 'Q3-2025',
        lastValue: 166.2,
        rmsePercent: 1.9,
        noChangeRmsePercent: 2.5,
        coverage: 0.76,
        judgedQuarters: 62,
      },
    ],
    paidToAsked: [aPaidToAsked('esch-sur-alzette')],
  }
}

function trendPoint(quarter: number, step: number, level: number): TrendPoint {
  return {
    quarter: formatQuarter(quarter),
    pricePerSqm: level + step,
    low: level + step - 1,
    high: level + step + 1,
    medianPricePerSqm: null,
    qoqPercent: step === 0 ? null : step / 10,
    qoqSePercent: 0.2,
    yoyPercent: step < 4 ? null : step / 5,
    yoySePercent: 0.3,
    listingCount: 40 + step,
    trend: 'up',
    dataAvailability: 'full',
  }
}

function commune(
  slug: string,
  name: string,
  german: string,
  population: number,
  liveabilityScore: number | null,
): CommuneRecord {
  return {
    slug,
    name: { en: name, fr: name, de: german, lb: german },
    canton: 'esch-sur-alzette',
    population,
    populationYear: 2025,
    latitude: 49.5,
    longitude: 6,
    successor: null,
    liveabilityScore,
    rank: liveabilityScore === null ? null : 1,
  }
}

const DIMENSION: Dimension = {
  score: 60,
  trend: 'stable',
  trendPercent: 0.1,
  sparkline: [1, 2, 3],
  dataAvailability: 'full',
  weight: 1 / LIVEABILITY_DIMENSIONS.length,
  indicators: [],
}
