import type { AdvertRow, NewProperty } from '../../../models/prices/hedonic/advert.ts'
import { median } from '../../../models/statistics/median.ts'
import { cholesky, solveCholesky } from '../../../models/statistics/cholesky.ts'
import type { StockWeights } from '../../../models/prices/trends/mix.ts'
import type { CellEstimate, IndexEstimate } from './market-scores.ts'

/* Methods that a statistics office or portal would try first. They use the same cleaned properties as the models, except where the name says raw. */

type Priced = { quarter: number; type: string; commune: string; areaM2?: number | undefined; priceEur: number }

/** Median of the new unique properties over the last `window` quarters; cells without adverts are not published. */
export function cellMedians(properties: readonly NewProperty[], window: number): CellEstimate[] {
  const cells = new Map<string, { quarter: number; commune: string; type: string; prices: number[] }>()
  const last = properties.reduce((high, { quarter }) => Math.max(high, quarter), 0)
  for (const { quarter, commune, type, priceEur, areaM2 } of properties) {
    for (let at = quarter; at < quarter + window && at <= last; at++) {
      const key = `${at}|${commune}|${type}`
      const cell = cells.get(key) ?? { quarter: at, commune, type, prices: [] }
      cells.set(key, cell)
      cell.prices.push(Math.log(priceEur / areaM2))
    }
  }
  return [...cells.values()].map(({ prices, ...cell }) => ({ ...cell, logLevel: median(prices) }))
}

/** Median price per m² of all adverts online in the quarter. */
export function medianIndex(rows: readonly AdvertRow[], scope: string): IndexEstimate[] {
  const quarters = Map.groupBy(ofScope(rows, scope), ({ quarter }) => quarter)
  return [...quarters].map(([quarter, list]) => ({ quarter, index: Math.exp(median(list.map(logPricePerM2))) }))
}

/** Weighted mean of the cells' raw medians; a cell without adverts keeps its last median (at the start, its first). */
export function stratifiedMedianIndex(
  rows: readonly AdvertRow[],
  scope: string,
  weights: StockWeights,
): IndexEstimate[] {
  const own = ofScope(rows, scope)
  const quarters = [...new Set(own.map(({ quarter }) => quarter))].sort((a, b) => a - b)
  const levels = new Map(quarters.map((quarter) => [quarter, 0]))
  const cells = Map.groupBy(own, ({ commune, type }) => `${commune}|${type}`)
  let total = 0
  for (const [, list] of cells) {
    const weight = weights.get(list[0]!.commune)?.[list[0]!.type as 'apartment'] ?? 0
    const medians = new Map(
      [...Map.groupBy(list, ({ quarter }) => quarter)].map(([q, cell]) => [q, median(cell.map(logPricePerM2))]),
    )
    let level = medians.get(Math.min(...medians.keys()))!
    for (const quarter of quarters) {
      level = medians.get(quarter) ?? level
      levels.set(quarter, levels.get(quarter)! + weight * level)
    }
    total += weight
  }
  return quarters.map((quarter) => ({ quarter, index: Math.exp(levels.get(quarter)! / total) }))
}

/** Least squares of log price per m² on quarter, commune, type, log size, energy class, new build, parking and terrace. */
export function timeDummyIndex(rows: readonly (AdvertRow | NewProperty)[], scope: string): IndexEstimate[] {
  const own = ofScope(rows, scope)
  const numbers = new Map<string, number>()
  const numberOf = (name: string): number => {
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    return numbers.get(name)!
  }
  const terms = own.map((row) => [
    [numberOf(`quarter ${row.quarter}`), 1] as const,
    [numberOf(`commune ${row.commune}`), 1] as const,
    [numberOf(`type ${row.type}`), 1] as const,
    [numberOf(`size ${row.type}`), Math.log(row.areaM2! / 100)] as const,
    [numberOf(`energy ${row.energyClass}`), 1] as const,
    [numberOf(`new ${row.newBuild}`), 1] as const,
    [numberOf(`parking ${row.parking}`), 1] as const,
    [numberOf(`terrace ${row.terrace}`), 1] as const,
  ])
  const p = numbers.size
  const gram = new Float64Array(p * p)
  const products = new Float64Array(p)
  for (let i = 0; i < p; i++) gram[i * p + i] = 1e-4
  own.forEach((row, i) => {
    const y = logPricePerM2(row) - 8.5
    for (const [a, x] of terms[i]!) {
      products[a]! += x * y
      for (const [b, z] of terms[i]!) gram[a * p + b]! += x * z
    }
  })
  const beta = solveCholesky(cholesky(gram, p), p, products)
  const quarters = [...new Set(own.map(({ quarter }) => quarter))].sort((a, b) => a - b)
  return quarters.map((quarter) => ({ quarter, index: 100 * Math.exp(beta[numberOf(`quarter ${quarter}`)]!) }))
}

function ofScope<R extends Priced>(rows: readonly R[], scope: string): R[] {
  return rows.filter((row) => row.areaM2 !== undefined && (scope === 'national' || row.type === scope))
}

function logPricePerM2({ priceEur, areaM2 }: Priced): number {
  return Math.log(priceEur / areaM2!)
}
