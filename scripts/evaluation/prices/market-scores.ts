import { mean } from '../../../models/statistics/mean.ts'
import { NORMAL_95 } from '../../../models/statistics/normal-quantile.ts'

/*
 * Scores of levels and indices against the truth of a simulated market, all in log points (100 x log), as is usual
 * for small relative errors.
 */

/** Truth of one cell: log level and number of new unique properties. */
export type TrueCell = { quarter: number; commune: string; type: string; logLevel: number; adverts: number }
/** Estimate of one cell; a method may omit cells and standard errors. */
export type CellEstimate = {
  quarter: number
  commune: string
  type: string
  logLevel: number
  se?: number | undefined
  seYoy?: number | undefined
}

export type CellScore = {
  cells: number
  published: number
  levelRmse: number
  yoyRmse: number
  qoqRmse: number
  yoySign: number
  levelCoverage95: number | null
  yoyCoverage95: number | null
}

/** Cells grouped by their number of new unique properties. */
const CELL_BUCKETS = [
  ['0', 0, 0],
  ['1-2', 1, 2],
  ['3-4', 3, 4],
  ['5-9', 5, 9],
  ['10-29', 10, 29],
  ['30+', 30, Infinity],
  ['all>=1', 1, Infinity],
  ['all', 0, Infinity],
] as const

/** Earlier quarters only warm up the estimates. */
const SCORED_FROM = 2018 * 4

/** Scores cells by bucket, after removing each type's mean offset: only relative levels and changes are compared. */
export function scoreCells(truth: readonly TrueCell[], estimates: readonly CellEstimate[]): Record<string, CellScore> {
  const known = new Map(truth.map((cell) => [keyOf(cell), cell]))
  const byKey = new Map(estimates.filter((cell) => known.has(keyOf(cell))).map((cell) => [keyOf(cell), cell]))
  const offsets = typeOffsets(known, byKey)
  const scores: Record<string, CellScore> = {}
  for (const [name, low, high] of CELL_BUCKETS) {
    const cells = truth.filter(({ adverts, quarter }) => adverts >= low && adverts <= high && quarter >= SCORED_FROM)
    scores[name] = scoreBucket(cells, known, byKey, offsets)
  }
  return scores
}

/** The same cells, each with the adverts of the four quarters that end with it: what the publication rule goes by. */
export function withYearAdverts(truth: readonly TrueCell[]): TrueCell[] {
  const adverts = new Map(truth.map((cell) => [keyOf(cell), cell.adverts]))
  return truth.map((cell) => {
    const ofYear = [0, 1, 2, 3].map((lag) => adverts.get(keyOf({ ...cell, quarter: cell.quarter - lag })) ?? 0)
    return { ...cell, adverts: ofYear.reduce((sum, count) => sum + count, 0) }
  })
}

/** Log levels by quarter of a true index. */
export type TrueIndex = ReadonlyMap<number, number>
export type IndexEstimate = { quarter: number; index: number; low95?: number; high95?: number }
export type IndexScore = {
  rmse: number
  qoqRmse: number
  yoyRmse: number
  maxError: number
  yoySign: number
  coverage95: number | null
}

/** Scores an index after removing its mean log difference from the truth. @throws Error when a quarter is missing */
export function scoreIndex(truth: TrueIndex, estimates: readonly IndexEstimate[]): IndexScore {
  const byQuarter = new Map(estimates.map((estimate) => [estimate.quarter, estimate]))
  const quarters = [...truth.keys()].sort((a, b) => a - b)
  const real = quarters.map((quarter) => truth.get(quarter)!)
  const estimated = quarters.map((quarter) => {
    const estimate = byQuarter.get(quarter)
    if (!estimate) throw new Error(`the index lacks quarter ${quarter}`)
    return Math.log(estimate.index)
  })
  const shift = mean(estimated.map((value, t) => value - real[t]!))
  const errors = estimated.map((value, t) => value - real[t]! - shift)
  const growthErrors = (lag: number): number[] => errors.slice(lag).map((error, t) => error - errors[t]!)
  const moves = real.slice(4).map((value, t) => [value - real[t]!, estimated[t + 4]! - estimated[t]!] as const)
  const clear = moves.filter(([move]) => Math.abs(move) > 0.01)
  const inside = quarters.map((quarter, t) => {
    const { low95, high95 } = byQuarter.get(quarter)!
    if (low95 === undefined || high95 === undefined) return undefined
    return Math.log(low95) <= real[t]! + shift && real[t]! + shift <= Math.log(high95)
  })
  return {
    rmse: 100 * rms(errors),
    qoqRmse: 100 * rms(growthErrors(1)),
    yoyRmse: 100 * rms(growthErrors(4)),
    maxError: 100 * Math.max(...errors.map(Math.abs)),
    yoySign: clear.length === 0 ? 1 : shareOf(clear.map(([a, b]) => Math.sign(a) === Math.sign(b))),
    coverage95: inside.includes(undefined) ? null : shareOf(inside as boolean[]),
  }
}

type Cells<C> = ReadonlyMap<string, C>

function scoreBucket(
  cells: TrueCell[],
  truth: Cells<TrueCell>,
  estimates: Cells<CellEstimate>,
  offsets: Map<string, number>,
): CellScore {
  const published = cells.filter((cell) => estimates.has(keyOf(cell)))
  const levels = published.map((cell) => {
    const estimate = estimates.get(keyOf(cell))!
    return { error: estimate.logLevel - cell.logLevel - offsets.get(cell.type)!, se: estimate.se }
  })
  const yoy = changes(published, truth, estimates, 4)
  const qoq = changes(published, truth, estimates, 1)
  const clear = yoy.filter(({ real }) => Math.abs(real) > 0.02)
  return {
    cells: cells.length,
    published: cells.length === 0 ? 0 : published.length / cells.length,
    levelRmse: 100 * rms(levels.map(({ error }) => error)),
    yoyRmse: 100 * rms(yoy.map(({ error }) => error)),
    qoqRmse: 100 * rms(qoq.map(({ error }) => error)),
    yoySign: shareOf(clear.map(({ real, error }) => Math.sign(real) === Math.sign(real + error))),
    levelCoverage95: coverage(levels),
    yoyCoverage95: coverage(yoy),
  }
}

function changes(cells: TrueCell[], truth: Cells<TrueCell>, estimates: Cells<CellEstimate>, lag: number) {
  return cells.flatMap((cell) => {
    const before = keyOf({ ...cell, quarter: cell.quarter - lag })
    const [earlier, now] = [estimates.get(before), estimates.get(keyOf(cell))!]
    if (!earlier) return []
    const real = cell.logLevel - truth.get(before)!.logLevel
    return [{ real, error: now.logLevel - earlier.logLevel - real, se: now.seYoy }]
  })
}

function typeOffsets(truth: Cells<TrueCell>, estimates: Cells<CellEstimate>): Map<string, number> {
  const differences = new Map<string, number[]>()
  for (const [key, { type, logLevel }] of estimates) {
    const list = differences.get(type) ?? []
    differences.set(type, list)
    list.push(logLevel - truth.get(key)!.logLevel)
  }
  return new Map([...differences].map(([type, list]) => [type, mean(list)]))
}

function coverage(errors: { error: number; se: number | undefined }[]): number | null {
  const stated = errors.filter(({ se }) => se !== undefined)
  return stated.length === 0 ? null : shareOf(stated.map(({ error, se }) => Math.abs(error) <= NORMAL_95 * se!))
}

function keyOf({ quarter, commune, type }: { quarter: number; commune: string; type: string }): string {
  return `${quarter}|${commune}|${type}`
}

function rms(values: number[]): number {
  return Math.sqrt(mean(values.map((value) => value * value)))
}

function shareOf(flags: boolean[]): number {
  return mean(flags.map(Number))
}
