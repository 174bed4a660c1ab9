/**
 * Fits the learned constants of the series forecast on the tuning half of the public series and prints the module
 * `models/forecast/learned-series.ts`. Run: `node scripts/learn/fit-forecast-priors.ts BENCH_DIR OUT_FILE`.
 */
import { writeFile } from 'node:fs/promises'

import { combine } from '../../models/forecast/ensemble.ts'
import { intervalScale, widthFeatures } from '../../models/forecast/interval-width.ts'
import type { LearnedSeries } from '../../models/forecast/learned-series.ts'
import { correctedGrowth, correctionFeatures } from '../../models/forecast/pooled-correction.ts'
import { fitEnsemblePrior } from './fit-ensemble-prior.ts'
import { conformalMultipliers, fitIntervalScale } from './fit-interval-scale.ts'
import { fitPooledCorrection } from './fit-pooled-correction.ts'
import { COMPETITION_GROUPS, isTuning, loadPublicSeries } from '../evaluation/forecast/forecast-series-data.ts'
import type { TuningWindow } from '../evaluation/forecast/forecast-windows.ts'
import { tuningWindows } from '../evaluation/forecast/forecast-windows.ts'

const FOLDS = 3

const HEADER = `import type { EnsemblePrior } from '../../models/forecast/ensemble.ts'
import type { ConformalMultipliers, IntervalScale } from '../../models/forecast/interval-width.ts'

/*
 * Constants of the series forecast, written by scripts/learn/fit-forecast-priors.ts; do not edit by hand.
 *
 * Learned on the tuning half of the public quarterly series (sources whose id hash is even; nothing of the reporting half is seen),
 * over all rolling origins with at least eight quarters of history. House-price groups weigh the same whatever their size,
 * competition groups 0.15 of that; within a group the origins have the mix of history lengths of the last origins.
 *
 * prior       minimises OWA of the weighted mean path, ridge penalty 0.003 (scripts/learn/fit-ensemble-prior.ts)
 * correction  ridge regression of what the ensemble missed, absolute-error loss, penalty 0.1 (scripts/learn/fit-pooled-correction.ts)
 * scale       minimises the 80 % and 95 % interval scores together (scripts/learn/fit-interval-scale.ts)
 * multipliers quantiles of |error| / scale, house prices only, on sources left out of the fit (three folds)
 */
export type LearnedSeries = {
  readonly prior: EnsemblePrior
  /** By feature of \`correctionFeatures\` and step. */
  readonly correction: readonly (readonly number[])[]
  readonly scale: IntervalScale
  readonly multipliers: ConformalMultipliers
}

`

const [benchFolder = '../shared/bench', outFile = 'models/forecast/learned-series.ts'] = process.argv.slice(2)
const series = (await loadPublicSeries(`${benchFolder}/forecast/public`)).filter(isTuning)
const windows = tuningWindows(series, FOLDS)
console.log(`${series.length} tuning series, ${windows.length} windows`)
const multipliers = crossConformalMultipliers(windows)
const learned = { ...fitModel(windows), multipliers }
await writeFile(outFile, moduleText(learned))

type FittedModel = Omit<LearnedSeries, 'multipliers'>

function fitModel(training: readonly TuningWindow[]): FittedModel {
  const prior = fitEnsemblePrior(training)
  const correction = fitPooledCorrection(
    training.map(({ candidates, truth, errorCost }) => {
      const { growth } = combine(candidates, prior)
      const unit = candidates.features.recentRoughness
      return {
        features: correctionFeatures(candidates, growth),
        missed: truth.map((value, h) => (value - growth[h]!) / unit),
        weight: errorCost * unit,
      }
    }),
  )
  const scale = fitIntervalScale(
    training.map((window) => {
      const { errors, features } = outcome(window, { prior, correction })
      return { features, errors, cost: window.weight / window.scale }
    }),
  )
  return { prior, correction, scale }
}

/** Computes the multipliers from windows whose sources were left out of the fit that they are checked against. */
function crossConformalMultipliers(all: readonly TuningWindow[]): LearnedSeries['multipliers'] {
  const samples = Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitModel(all.filter((window) => window.fold !== fold))
    return all
      .filter((window) => window.fold === fold && !COMPETITION_GROUPS.has(window.group))
      .map((window) => {
        const { errors, features } = outcome(window, model)
        const widths = intervalScale(features, model.scale)
        return { ratios: errors.map((error, h) => error / widths[h]!), weight: window.weight }
      })
  })
  return conformalMultipliers(samples.flat())
}

function outcome(
  { candidates, truth }: TuningWindow,
  { prior, correction }: Pick<FittedModel, 'prior' | 'correction'>,
): { errors: number[]; features: number[][] } {
  const { growth, spread } = combine(candidates, prior)
  const corrected = correctedGrowth(candidates, growth, correction)
  return {
    errors: truth.map((value, h) => Math.abs(value - corrected[h]!)),
    features: widthFeatures(candidates, spread),
  }
}

function moduleText(value: LearnedSeries): string {
  const rounded = JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'number' ? Number(item.toPrecision(5)) : item,
  )
  return `${HEADER}export const LEARNED_SERIES: LearnedSeries = ${rounded}\n`
}
