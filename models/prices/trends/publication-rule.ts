import type { DataAvailability, TrendDirection } from '../../contracts/market/trend.ts'
import type { Change } from './change.ts'
import { NORMAL_90 } from '../../statistics/normal-quantile.ts'

export type Confidence = 'high' | 'medium' | 'low'

/** The Observatoire de l'Habitat prints a figure from 10 adverts and calls it sound from 30. */
export const MEDIAN_MINIMUM = 10
export const FULL_MINIMUM = 30
/** A modelled level whose 95 % interval is wider than about a quarter either side says nothing about the place. */
const WIDEST_USEFUL_SE = 0.12
/** Changes within half a per cent are stable whatever their precision. */
const STABLE_WITHIN = 0.005

/** `full` from 30 new adverts, `partial` from 10, `estimated` where the model carries the figure, else `insufficient`. */
export function dataAvailability(sampleSize: number, se: number): DataAvailability {
  if (sampleSize >= FULL_MINIMUM) return 'full'
  if (sampleSize >= MEDIAN_MINIMUM) return 'partial'
  return se <= WIDEST_USEFUL_SE ? 'estimated' : 'insufficient'
}

export function confidenceOf(availability: DataAvailability): Confidence {
  if (availability === 'full') return 'high'
  return availability === 'partial' ? 'medium' : 'low'
}

/** `stable` unless the change exceeds both half a per cent and its noise; `unknown` without a usable change. */
export function trendDirection(change: Change | null, availability: DataAvailability): TrendDirection {
  if (change === null || availability === 'insufficient') return 'unknown'
  const isNoise = Math.abs(change.logChange) <= NORMAL_90 * change.se
  if (isNoise || Math.abs(Math.expm1(change.logChange)) <= STABLE_WITHIN) return 'stable'
  return change.logChange > 0 ? 'up' : 'down'
}
