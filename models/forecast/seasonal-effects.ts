import { HORIZON } from './horizon.ts'
import { mean } from '../statistics/mean.ts'

export type SeasonalEffects = {
  /** Seasonal part of each quarter, in log points; reaches four quarters past the history. */
  readonly effects: readonly number[]
  /** 0 (noise, nothing is adjusted) to 1 (a stable seasonal pattern). */
  readonly strength: number
}

const PERIOD = 4
/** Below three years there are not enough quarters to tell a season from noise. */
const MIN_QUARTERS_FOR_SEASON = 12
/** A pattern whose F statistic is below this is shrunk to nothing. */
const SHRINKAGE = 1.5

/**
 * Additive seasonal pattern of a log history: classical decomposition by a centred 2x4 moving average, then shrunken towards none
 * by 1 - 1.5/F, F being the variance ratio of seasonal means to their noise (James-Stein shrinkage of seasonal factors, Miller
 * and Williams 2003), so that there is no on/off test.
 */
export function seasonalEffects(logs: readonly number[]): SeasonalEffects {
  const length = logs.length + HORIZON
  if (logs.length < MIN_QUARTERS_FOR_SEASON) return { effects: Array<number>(length).fill(0), strength: 0 }
  const deviations = detrended(logs)
  const pattern = seasonMeans(deviations)
  const noise = deviations.reduce((sum, { season, value }) => sum + (value - pattern[season]!) ** 2, 0)
  const noiseVariance = noise / Math.max(deviations.length - PERIOD, 1)
  const signal = pattern.reduce((sum, mean) => sum + mean * mean, 0) / (PERIOD - 1)
  const f = ((deviations.length / PERIOD) * signal) / Math.max(noiseVariance, 1e-18)
  const strength = Math.max(0, 1 - SHRINKAGE / Math.max(f, 1e-9))
  return { effects: Array.from({ length }, (_, t) => strength * pattern[t % PERIOD]!), strength }
}

type Deviation = { readonly season: number; readonly value: number }

function detrended(logs: readonly number[]): Deviation[] {
  const found: Deviation[] = []
  for (let t = 2; t < logs.length - 2; t++) {
    const trend = (logs[t - 2]! / 2 + logs[t - 1]! + logs[t]! + logs[t + 1]! + logs[t + 2]! / 2) / PERIOD
    found.push({ season: t % PERIOD, value: logs[t]! - trend })
  }
  return found
}

function seasonMeans(deviations: readonly Deviation[]): number[] {
  const means = [0, 1, 2, 3].map((season) => mean(deviations.filter((d) => d.season === season).map((d) => d.value)))
  const centre = mean(means)
  return means.map((value) => value - centre)
}
