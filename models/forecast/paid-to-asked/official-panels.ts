import type { AnnualHistory } from '../official/annual-levels.ts'
import type { Panel } from './panel.ts'

/** A published mean price per m² of flats for sale. */
export type FlatPrice = {
  readonly area: string
  readonly year: number
  readonly value: number
  readonly basis: 'asking' | 'registered'
  readonly age: 'all' | 'existing' | 'new_build'
}

export type HomeKind = 'existing' | 'new_build'

/** One panel a kind of home: deeds tell new flats from existing ones, adverts of the tables do not. */
export function officialPanels(prices: readonly FlatPrice[]): ReadonlyMap<HomeKind, Panel> {
  const asked = historyOf(prices.filter(({ basis, age }) => basis === 'asking' && age === 'all'))
  return new Map(
    (['existing', 'new_build'] as const).map((kind) => [
      kind,
      { paid: historyOf(prices.filter(({ basis, age }) => basis === 'registered' && age === kind)), asked },
    ]),
  )
}

function historyOf(prices: readonly FlatPrice[]): AnnualHistory {
  return new Map(
    [...Map.groupBy(prices, ({ area }) => area)].map(([area, own]) => [
      area,
      new Map(own.map(({ year, value }) => [year, Math.log(value)])),
    ]),
  )
}
