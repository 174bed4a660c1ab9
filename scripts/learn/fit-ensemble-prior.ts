import type { EnsemblePrior } from '../../models/forecast/ensemble.ts'
import { HORIZON } from '../../models/forecast/horizon.ts'
import { relativeLikelihoods } from '../../models/forecast/likelihood-weights.ts'
import { priorFeatures } from '../../models/forecast/series-features.ts'
import { smootherCoordinates, SMOOTHERS } from '../../models/forecast/smoother-grid.ts'
import type { TuningWindow } from '../evaluation/forecast/forecast-windows.ts'
import type { Objective } from './minimise.ts'
import { minimise } from './minimise.ts'

const COORDINATES = SMOOTHERS.map(smootherCoordinates)
const SMOOTHER_COUNT = SMOOTHERS.length
const MODEL_COUNT = SMOOTHER_COUNT + 1
const PENALTY = 0.003
const ITERATIONS = 60
/** Absolute errors below this many log points are smoothed, so that the loss has a gradient everywhere. */
const ROUNDING = 1e-3
const START_DRIFT = -1

/** Minimises the OWA cost of the weighted mean path over the prior's parameters, with a small ridge penalty. */
export function fitEnsemblePrior(windows: readonly TuningWindow[]): EnsemblePrior {
  const features = windows.map((window) => priorFeatures(window.candidates.features))
  const featureCount = features[0]!.length
  const layout = { featureCount, coordinateCount: COORDINATES[0]!.length }
  const packed = windows.map((window, index) => pack(window, features[index]!))
  const start = new Float64Array(featureCount * (layout.coordinateCount + 2))
  start[featureCount * layout.coordinateCount] = START_DRIFT
  const objective: Objective = (point) => lossOf(point, start, packed, layout)
  return unpack(minimise(objective, start, ITERATIONS), layout)
}

type Layout = { readonly featureCount: number; readonly coordinateCount: number }
type Packed = {
  readonly features: readonly number[]
  readonly growth: Float32Array
  readonly likelihoods: Float32Array
  readonly truth: readonly number[]
  readonly cost: number
}

function pack({ candidates, truth, errorCost }: TuningWindow, features: readonly number[]): Packed {
  return {
    features,
    growth: Float32Array.from(candidates.growth.flat()),
    likelihoods: Float32Array.from(relativeLikelihoods(candidates.logLikelihoods)),
    truth,
    cost: errorCost / HORIZON,
  }
}

/** Unpacks the parameters: coordinates by feature, then drift by feature, then log temperature by feature. */
function unpack(point: Float64Array, { featureCount, coordinateCount }: Layout): EnsemblePrior {
  const row = (from: number, length: number): number[] => Array.from(point.subarray(from, from + length))
  const smoother = Array.from({ length: featureCount }, (_, f) => row(f * coordinateCount, coordinateCount))
  const driftAt = featureCount * coordinateCount
  return { smoother, drift: row(driftAt, featureCount), logTemperature: row(driftAt + featureCount, featureCount) }
}

function lossOf(
  point: Float64Array,
  start: Float64Array,
  windows: readonly Packed[],
  layout: Layout,
): { value: number; gradient: Float64Array } {
  const gradient = new Float64Array(point.length)
  let value = 0
  for (const window of windows) value += addWindow(point, window, layout, gradient)
  point.forEach((parameter, index) => {
    const distance = parameter - start[index]!
    value += PENALTY * distance * distance
    gradient[index]! += 2 * PENALTY * distance
  })
  return { value, gradient }
}

const weights = new Float64Array(MODEL_COUNT)

/** Adds the gradient of one window's cost and returns the cost. One function, because it is the inner loop of the fit. */
function addWindow(point: Float64Array, window: Packed, layout: Layout, gradient: Float64Array): number {
  const { features, growth, likelihoods } = window
  const { featureCount, coordinateCount } = layout
  const driftAt = featureCount * coordinateCount
  const slopes = new Float64Array(coordinateCount)
  let drift = 0
  let logTemperature = 0
  features.forEach((feature, f) => {
    for (let c = 0; c < coordinateCount; c++) slopes[c]! += feature * point[f * coordinateCount + c]!
    drift += feature * point[driftAt + f]!
    logTemperature += feature * point[driftAt + featureCount + f]!
  })
  const temperature = Math.exp(Math.min(Math.max(logTemperature, -3), 2))
  softmaxInto(slopes, drift, temperature, likelihoods)
  const path = [0, 0, 0, 0]
  for (let k = 0; k < MODEL_COUNT; k++) for (let h = 0; h < HORIZON; h++) path[h]! += weights[k]! * growth[k * 4 + h]!
  let cost = 0
  const pull = path.map((mean, h) => {
    const error = mean - window.truth[h]!
    const rounded = Math.sqrt(error * error + ROUNDING * ROUNDING)
    cost += window.cost * rounded
    return (window.cost * error) / rounded
  })
  const slopePull = new Float64Array(coordinateCount)
  let temperaturePull = 0
  for (let k = 0; k < SMOOTHER_COUNT; k++) {
    const logitPull = weights[k]! * pullOn(growth, k, path, pull)
    const coordinates = COORDINATES[k]!
    for (let c = 0; c < coordinateCount; c++) slopePull[c]! += logitPull * coordinates[c]!
    temperaturePull += logitPull * likelihoods[k]! * temperature
  }
  const driftPull = weights[SMOOTHER_COUNT]! * pullOn(growth, SMOOTHER_COUNT, path, pull)
  features.forEach((feature, f) => {
    for (let c = 0; c < coordinateCount; c++) gradient[f * coordinateCount + c]! += feature * slopePull[c]!
    gradient[driftAt + f]! += feature * driftPull
    gradient[driftAt + featureCount + f]! += feature * temperaturePull
  })
  return cost
}

function softmaxInto(slopes: Float64Array, drift: number, temperature: number, likelihoods: Float32Array): void {
  let largest = drift
  weights[SMOOTHER_COUNT] = drift
  for (let k = 0; k < SMOOTHER_COUNT; k++) {
    const coordinates = COORDINATES[k]!
    let logit = temperature * likelihoods[k]!
    for (let c = 0; c < slopes.length; c++) logit += coordinates[c]! * slopes[c]!
    weights[k] = logit
    largest = Math.max(largest, logit)
  }
  let total = 0
  for (let k = 0; k < MODEL_COUNT; k++) total += weights[k] = Math.exp(weights[k]! - largest)
  for (let k = 0; k < MODEL_COUNT; k++) weights[k]! /= total
}

function pullOn(growth: Float32Array, model: number, path: readonly number[], pull: readonly number[]): number {
  let sum = 0
  for (let h = 0; h < HORIZON; h++) sum += pull[h]! * (growth[model * HORIZON + h]! - path[h]!)
  return sum
}
