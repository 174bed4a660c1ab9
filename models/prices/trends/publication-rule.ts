import type { DataAvailability, TrendDirection } from '../../contracts/market/trend.ts'
import type { Change } from './change.ts'
import { NORMAL_90 } from '../../statistics/normal-quantile.ts'

export type Confidence = 'high' | 'medium' | 'low'

/** Evidence of a place's own homes on its level in a quarter. */
export type Evidence = {
  /** New homes of the quarter, and of the four quarters that end with it. */
  count: number
  yearCount: number
  /** Communes that have those of the four quarters. */
  yearCommunes: number
  /** Share of the prior variance of the place's own deviation that its homes resolve, 0 to 1: at 0 the posterior is the prior. */
  information: number
}

/** The Observatoire de l'Habitat prints a figure from 10 adverts and calls it sound from 30. */
export const MEDIAN_MINIMUM = 10
export const FULL_MINIMUM = 30
/** A modelled level whose 95 % interval is wider than about a quarter either side says nothing about the place. */
const WIDEST_USEFUL_SE = 0.12
/** Fewest own homes of a published level, over the quarter or, where that is too thin, the four quarters that end with it. */
export const YEAR_MINIMUM = { commune: 5, canton: MEDIAN_MINIMUM, nation: FULL_MINIMUM } as const
/** Fewest communes of a published level: a mean of the country is one over communes, shown and sound from as many as a figure over listings is. */
export const COMMUNE_MINIMUM = { commune: 1, canton: 1, nation: MEDIAN_MINIMUM } as const
/** With less than a quarter resolved, the level is its neighbours' more than its own. */
const LEAST_INFORMATION = 0.25
/** Changes within half a per cent are stable whatever their precision. */
const STABLE_WITHIN = 0.005

/**
 * `insufficient` where the place's own homes or, of the nation, its communes are too few or say too little, and where the interval is too wide; else
 * `full` from 30 new homes in the quarter (and 30 communes), `partial` from 10, `estimated` below.
 */
export function dataAvailability(
  scope: keyof typeof YEAR_MINIMUM,
  { count, yearCount, yearCommunes, information }: Evidence,
  se: number,
): DataAvailability {
  const isEnough = yearCount >= YEAR_MINIMUM[scope] && yearCommunes >= COMMUNE_MINIMUM[scope]
  const isInformed = isEnough && information >= LEAST_INFORMATION
  if (!isInformed || !(se <= WIDEST_USEFUL_SE)) return 'insufficient'
  const sample = scope === 'nation' ? Math.min(count, yearCommunes) : count
  if (sample >= FULL_MINIMUM) return 'full'
  return sample >= MEDIAN_MINIMUM ? 'partial' : 'estimated'
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
