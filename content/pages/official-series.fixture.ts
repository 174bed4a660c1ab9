import type { OfficialPoint } from '../../models/contracts/market/official-series.ts'
import type { OfficialSeriesIndex } from '../../models/contracts/release/official-series-index.ts'

const SOURCE = 'reference:official-prices'

/** A point of one year, published unless said otherwise. */
export function anOfficialPoint(over: Partial<OfficialPoint> = {}): OfficialPoint {
  const { period = '2020' } = over
  return {
    area: 'esch-sur-alzette',
    breakdown: 'apartment existing',
    period,
    start: `${period.slice(0, 4)}-01-01`,
    end: `${period.slice(0, 4)}-12-31`,
    value: 5_432.1,
    observations: 321,
    status: 'published',
    flag: null,
    source: SOURCE,
    ...over,
  }
}

/** Registered prices of two communes and the country, withheld in one year, and a series of rates. */
export function someOfficialSeries(): OfficialSeriesIndex {
  const withheld = { value: null, observations: 4, status: 'withheld' } as const
  const none = { value: null, observations: 0, status: 'none' } as const
  const rate = { area: 'LU', breakdown: 'F', period: '2026-08', start: '2026-08-01', end: '2026-08-31' }
  return {
    series: [
      {
        series: 'registered-prices',
        unit: 'EUR/m²',
        breaks: [
          { reason: 'years_missing', area: null, from: '2022', to: '2024', with: [] },
          { reason: 'merged', area: 'bous', from: '2023', to: '2023', with: ['bous-waldbredimus'] },
        ],
        sources: [SOURCE],
        points: [
          anOfficialPoint({ area: 'LU', period: '2020', value: 7_013.65, observations: null }),
          anOfficialPoint({ area: 'bous', period: '2020', ...none }),
          anOfficialPoint({ area: 'bous-waldbredimus', period: '2025', ...withheld }),
          anOfficialPoint({ period: '2019' }),
          anOfficialPoint({ period: '2020', value: 5_612 }),
          anOfficialPoint({ period: '2021', ...withheld }),
        ],
      },
      {
        series: 'sales',
        unit: 'count',
        breaks: [],
        sources: [SOURCE],
        points: [anOfficialPoint({ period: '2020', value: 321, observations: null })],
      },
      {
        series: 'mortgage-rate',
        unit: 'percent',
        breaks: [],
        sources: [SOURCE],
        points: [anOfficialPoint({ ...rate, value: 3.4, observations: null })],
      },
    ],
    sources: [
      { id: SOURCE, title: 'Official means', producer: 'Observatoire', url: null, licence: 'CC0', date: '2025-12-31' },
    ],
    names: { bous: 'Bous', 'bous-waldbredimus': 'Bous-Waldbredimus' },
  }
}
