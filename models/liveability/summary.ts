import { LIVEABILITY_DIMENSIONS, type LiveabilityDimension } from '../contracts/places/commune.ts'
import type { DimensionScores } from './composite.ts'

/** Figures that a summary may mention. */
export type SummaryFigures = {
  readonly name: Readonly<Record<'en' | 'fr' | 'de' | 'lb', string>>
  readonly score: number | null
  readonly rank: { readonly rank: number; readonly low: number; readonly high: number; readonly total: number } | null
  readonly dimensions: DimensionScores
}

const NAMED = 2
const MIDDLE = 50

/** The two best dimensions of those in the upper half of the scale, and the two worst of those in the lower; either may be empty. */
export function extremes(scores: DimensionScores): {
  strongest: LiveabilityDimension[]
  weakest: LiveabilityDimension[]
} {
  const known = LIVEABILITY_DIMENSIONS.filter((name) => scores[name] !== null)
  const sorted = known.toSorted((a, b) => scores[b]! - scores[a]!)
  const upper = sorted.filter((name) => scores[name]! >= MIDDLE)
  const lower = sorted.filter((name) => scores[name]! < MIDDLE)
  return { strongest: upper.slice(0, NAMED), weakest: lower.toReversed().slice(0, NAMED) }
}
