import { HORIZON } from '../../models/forecast/horizon.ts'
import type { ConformalMultipliers, IntervalScale } from '../../models/forecast/interval-width.ts'
import type { Objective } from './minimise.ts'
import { minimise } from './minimise.ts'
import { NORMAL_95 } from '../../models/statistics/normal-quantile.ts'

export type WidthSample = {
  /** By step and feature. */
  readonly features: readonly (readonly number[])[]
  /** Absolute error in log points, by step. */
  readonly errors: readonly number[]
  /** Weight divided by the MASE scale: the cost of one log point of width in the scaled interval score. */
  readonly cost: number
}

/** Share of truths allowed outside, and initial half-width in scales (that of a normal distribution). */
const LEVELS = [
  { alpha: 0.2, start: 1.28 },
  { alpha: 0.05, start: NORMAL_95 },
] as const
const ITERATIONS = 300
const PENALTY = 1e-5

/** Fits exponents and steps that minimise the sum of the 80 % and 95 % interval scores; also fits the ratio of the two widths. */
export function fitIntervalScale(samples: readonly WidthSample[]): IntervalScale {
  const count = samples[0]!.features[0]!.length
  const centre = columnMeans(samples, count)
  // Centred features keep the search well conditioned; the steps absorb the centres at the end.
  const centred = samples.map((sample) => ({
    ...sample,
    features: sample.features.map((row) => row.map((value, i) => value - centre[i]!)),
  }))
  const start = new Float64Array(count + HORIZON + 1)
  start.fill(-3, count, count + HORIZON)
  start[count + HORIZON] = Math.log(LEVELS[1].start / LEVELS[0].start)
  const penalty = PENALTY * samples.reduce((sum, { cost }) => sum + cost, 0)
  const found = Array.from(minimise(scoreOf(centred, count, penalty), start, ITERATIONS))
  const exponents = found.slice(0, count)
  const shift = exponents.reduce((sum, exponent, i) => sum - exponent * centre[i]!, 0)
  const steps = found.slice(count, count + HORIZON).map((step) => step + shift)
  return { exponents, steps }
}

/** Weighted quantiles of |error| / scale by level and step, on windows that the scale was not fitted on. */
export function conformalMultipliers(
  samples: readonly { readonly ratios: readonly number[]; readonly weight: number }[],
): ConformalMultipliers {
  const at = (share: number): number[] =>
    Array.from({ length: HORIZON }, (_, h) =>
      weightedQuantile(
        samples.map(({ ratios, weight }) => ({ value: ratios[h]!, weight })),
        share,
      ),
    )
  return { level80: at(0.8), level95: at(0.95) }
}

function scoreOf(samples: readonly WidthSample[], count: number, penalty: number): Objective {
  return (point) => {
    const gradient = new Float64Array(point.length)
    let value = 0
    for (const sample of samples) for (let h = 0; h < HORIZON; h++) value += addStep(point, sample, h, count, gradient)
    for (let i = 0; i < count; i++) {
      value += penalty * point[i]! ** 2
      gradient[i]! += 2 * penalty * point[i]!
    }
    return { value, gradient }
  }
}

function addStep(point: Float64Array, sample: WidthSample, h: number, count: number, gradient: Float64Array): number {
  const row = sample.features[h]!
  let log = point[count + h]!
  for (let i = 0; i < count; i++) log += row[i]! * point[i]!
  let value = 0
  LEVELS.forEach(({ alpha }, level) => {
    const width = Math.exp(log + (level === 1 ? point[count + HORIZON]! : 0))
    const outside = sample.errors[h]! - width
    const rounding = 0.02 * width + 1e-5
    const rounded = Math.sqrt(outside * outside + rounding * rounding)
    value += sample.cost * (2 * width + (outside + rounded) / alpha)
    const pull = sample.cost * width * (2 - (1 + outside / rounded) / alpha)
    for (let i = 0; i < count; i++) gradient[i]! += pull * row[i]!
    gradient[count + h]! += pull
    if (level === 1) gradient[count + HORIZON]! += pull
  })
  return value
}

function columnMeans(samples: readonly WidthSample[], count: number): number[] {
  const rows = samples.flatMap(({ features }) => features)
  return Array.from({ length: count }, (_, i) => rows.reduce((sum, row) => sum + row[i]!, 0) / rows.length)
}

function weightedQuantile(samples: readonly { value: number; weight: number }[], share: number): number {
  const sorted = samples.toSorted((a, b) => a.value - b.value)
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0)
  let below = 0
  for (const { value, weight } of sorted) {
    below += weight
    if (below >= share * total) return value
  }
  return sorted.at(-1)?.value ?? 0
}
