import type { Confidence, EstimateSupport } from '../../contracts/market/estimate-support.ts'
import { comparableHomes } from './comparable-homes.ts'
import type { ComparableHome } from './comparable-homes.ts'
import { priceDrivers } from './drivers.ts'
import type { Driver } from './drivers.ts'
import { equitable } from '../model/equity.ts'
import { areasOf, encodeRows } from '../frame/frame.ts'
import type { Frame } from '../frame/frame.ts'
import { logLevelAt } from '../hedonic/price-age.ts'
import { homeValue } from './home-value.ts'
import type { HomeValue } from './home-value.ts'
import { claimedConfidence } from '../model/confidence.ts'
import { calledConfidence } from '../model/confidence-record.ts'
import type { ConformalBand } from '../model/conformal.ts'
import { evidenceClass, localEvidence, type LocalEvidence } from '../model/local-evidence.ts'
import type { ValuationModel } from '../model/model.ts'
import { checkSupport } from '../model/support.ts'
import type { SupportCheck } from '../model/support.ts'
import type { ValuationRow } from '../frame/schema.ts'

/** Estimate with its interval, in the currency of the training prices. */
export type PriceRange = {
  readonly estimate: number
  readonly low: number
  readonly high: number
  /** Share of homes whose asking price lies in the interval. */
  readonly intervalLevel: number
  /** Lowered where the results on homes held out do not bear the claim out. */
  readonly confidence: Confidence
  /** By the interval and the homes around alone. */
  readonly claimed: Confidence
  readonly evidence: LocalEvidence
  readonly support: EstimateSupport
  /** Column in which the home is least like those known; null inside the support. */
  readonly unlike: string | null
}

/**
 * Logs that an estimate is made of: `exp(centre + stretch * (mix + bias + area - centre) + time)` with `mix` the weighted mean of the base
 * models; the interval is the estimate times `exp(error * bandLow)` and `exp(error * bandHigh)`.
 */
export type EstimateParts = {
  readonly hedonicLog: number
  readonly comparablesLog: number
  readonly boostingLog: number
  readonly hedonicWeight: number
  readonly comparablesWeight: number
  readonly boostingWeight: number
  /** Median left-out error of the last quarters. */
  readonly biasLog: number
  /** Change that makes the value rise with area. */
  readonly areaLog: number
  readonly centreLog: number
  readonly stretch: number
  /** Level of the quarter of the estimate, beside that of the last quarter of training. */
  readonly timeLog: number
  /** Expected absolute log error. */
  readonly errorLog: number
  readonly bandLow: number
  readonly bandHigh: number
}

export type Valuation = PriceRange & {
  readonly parts: EstimateParts

  /** At most ten, most alike first. */
  readonly comparables: readonly ComparableHome[]
  readonly drivers: readonly Driver[]
  /** Each base model's own estimate and its weight in the mix, for audit. */
  readonly basis: readonly { readonly model: BaseModel; readonly estimate: number; readonly weight: number }[]
}

const BASE_MODELS = ['hedonic', 'comparables', 'boosting'] as const
export type BaseModel = (typeof BASE_MODELS)[number]

/**
 * Estimates one home and says why.
 * @param own training homes that are the subject's own dwelling: no evidence and no comparables
 * @throws RangeError when the area is unknown or not positive
 */
export function estimate(model: ValuationModel, subject: ValuationRow, own: readonly number[] = []): Valuation {
  const found = valued(model, subject, own)
  const { frame, value, timeLog } = found
  return {
    ...rangeOf(model, found),
    parts: partsOf(model, found),
    comparables: comparableHomes(model, frame, value.view),
    drivers: priceDrivers(model, frame, value.view.residual),
    basis: BASE_MODELS.map((name, m) => ({
      model: name,
      estimate: Math.exp(value.baseLogs[m]! + timeLog),
      weight: model.weights[m]!,
    })),
  }
}

/**
 * The estimate alone, for rows by the thousand.
 * @throws RangeError as `estimate` does
 */
export function estimatePrice(model: ValuationModel, subject: ValuationRow, own: readonly number[] = []): PriceRange {
  return rangeOf(model, valued(model, subject, own))
}

interface Valued {
  frame: Frame
  value: HomeValue
  timeLog: number
  check: SupportCheck
  evidence: LocalEvidence
}

function valued(model: ValuationModel, subject: ValuationRow, own: readonly number[]): Valued {
  const frame = encodeRows(model.encoder, [subject])
  const areaM2 = areasOf(model.encoder, frame)[0]!
  if (!(areaM2 > 0)) throw new RangeError(`${subject.id}: an estimate needs an area above 0; received ${areaM2}.`)
  const type = model.encoder.roles.type ?? ''
  const hasUnseenType = Boolean(subject.values[type]) && frame.categorical[model.support.typeColumn]?.[0] === -1
  const value = homeValue(model, frame, 0, own)
  return {
    frame,
    value,
    evidence: localEvidence(model, frame, value.view.kriged, own),
    timeLog: logLevelAt(model.index, frame.quarter[0]!),
    check: checkSupport(model, frame, hasUnseenType, own),
  }
}

function rangeOf(model: ValuationModel, { value, timeLog, check, evidence }: Valued): PriceRange {
  const log = equitable(model.equity, value.log) + timeLog
  const error = errorOf(value, check)
  const band = bandOf(model, evidence)
  const range = {
    estimate: Math.exp(log),
    low: Math.exp(log + band.low * error),
    high: Math.exp(log + band.high * error),
  }
  const { support, unlike } = check
  const claimed = claimedConfidence(range, support, evidence)
  const confidence = calledConfidence(model.record, claimed)
  return { ...range, intervalLevel: band.level, confidence, claimed, evidence, support, unlike }
}

/** The band, widened to what homes held out with as much evidence showed. */
function bandOf({ band, widening }: ValuationModel, { knownHere }: LocalEvidence): ConformalBand {
  const factor = widening?.[evidenceClass(knownHere)] ?? 1
  return { ...band, low: band.low * factor, high: band.high * factor }
}

/** Errors grow with the distance beyond the support, where none was measured. */
function errorOf(value: HomeValue, check: SupportCheck): number {
  return value.difficulty * Math.max(1, check.distance)
}

function partsOf(model: ValuationModel, { value, timeLog, check, evidence }: Valued): EstimateParts {
  const { baseLogs } = value
  const band = bandOf(model, evidence)
  const [hedonicWeight, comparablesWeight, boostingWeight] = model.weights as [number, number, number]
  const mix = baseLogs.reduce((sum, log, m) => sum + model.weights[m]! * log, 0)
  return {
    hedonicLog: baseLogs[0]!,
    comparablesLog: baseLogs[1]!,
    boostingLog: baseLogs[2]!,
    hedonicWeight,
    comparablesWeight,
    boostingWeight,
    biasLog: model.bias,
    areaLog: value.log - model.bias - mix,
    centreLog: model.equity.centre,
    stretch: model.equity.stretch,
    timeLog,
    errorLog: errorOf(value, check),
    bandLow: band.low,
    bandHigh: band.high,
  }
}
