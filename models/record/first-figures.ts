import type { FirstIndexPoint, FirstLevel } from '../contracts/market/record.ts'
import type { IndexScope } from '../contracts/market/market-index.ts'
import { PROPERTY_TYPES } from '../prices/hedonic/advert.ts'
import { fixedMixPath, type MixWeights } from '../prices/hedonic/fixed-mix.ts'
import { averagePosterior, type PathBelief } from '../prices/hedonic/hierarchy-posterior.ts'
import type { PriceModel } from '../prices/hedonic/price-model.ts'
import { pathOfWindows } from '../prices/market-index/rolling-window.ts'
import { newBuildPath } from '../prices/market-index/new-build-path.ts'
import { beliefsOfFirst } from '../prices/trends/known-then.ts'
import { mixOf } from '../prices/trends/mix.ts'
import { NORMAL_95_EXACT } from '../statistics/normal-quantile.ts'
import { roundTo } from '../statistics/round.ts'

/** Past quarters whose first figures are worked out: the record goes back three years behind the last quarter. */
export const RECORDED_QUARTERS = 13
/** Fewest new homes up to a quarter for a figure of it, as for a price model. */
const FEWEST_PROPERTIES = 20

export type FirstFigures = { levels: FirstLevel[]; points: FirstIndexPoint[] }

/**
 * Levels and index of each of the last quarters from the adverts up to its end, with today's hedonic coefficients, mix and
 * parameters: what a release at the end of that quarter would have stated. The last quarter of the model is left out.
 *
 * @param market `sale` has three indices; `rent` has one
 */
export function firstFigures(model: PriceModel, market: 'sale' | 'rent'): FirstFigures {
  const { frame } = model
  const mixes = mixesOf(model, market)
  const today = mixes.map(({ weights }) => newBuildPath(model, weights, 'all').mean)
  const composition = mixes.map(({ weights }, i) => {
    const { mean } = fixedMixPath(model, weights)
    return today[i]!.map((level, t) => level - mean[t]!)
  })
  const figures: FirstFigures = { levels: [], points: [] }
  for (let at = Math.max(1, frame.quarters - 1 - RECORDED_QUARTERS); at < frame.quarters - 1; at++) {
    if (frame.cell.filter((cell) => cell % frame.quarters <= at).length < FEWEST_PROPERTIES) continue
    const { hierarchy, communes } = beliefsOfFirst(model, at + 1)
    const quarter = frame.firstQuarter + at
    mixes.forEach(({ scope, weights }, i) => {
      const path = averagePosterior(hierarchy, communes, sharesOf(weights))
      const composed = { ...path, mean: path.mean.map((level, t) => level + composition[i]![t]!) }
      figures.points.push({ scope, quarter, ...indexPoint(composed, at, today[i]!) })
      if (scope !== 'apartment' && scope !== 'house') return
      const level = Math.exp(path.mean[at]! + meanOffset(model, weights))
      figures.levels.push({ areaLevel: 'nation', areaSlug: 'luxembourg', segment: scope, quarter, pricePerSqm: level })
    })
    communes.forEach(({ mean }, c) =>
      PROPERTY_TYPES.forEach((segment, k) => {
        const pricePerSqm = Math.exp(mean[k * (at + 1) + at]! + frame.offsets[2 * c + k]!)
        const areaSlug = frame.communeNames[c]!
        figures.levels.push({ areaLevel: 'commune', areaSlug, segment, quarter, pricePerSqm })
      }),
    )
  }
  return figures
}

type Mix = { scope: IndexScope; weights: MixWeights }

/** The fixed mixes of the indices of a market; one of a type without a single advert is left out. */
function mixesOf(model: PriceModel, market: 'sale' | 'rent'): Mix[] {
  const all = mixOf(model)
  if (market === 'rent') return [{ scope: 'rent', weights: all }]
  return (['national', 'apartment', 'house'] as const)
    .map((scope) => ({
      scope,
      weights: all.map(
        ([apartment, house]) => [scope === 'house' ? 0 : apartment, scope === 'apartment' ? 0 : house] as const,
      ),
    }))
    .filter(({ weights }) => weights.some(([apartment, house]) => apartment + house > 0))
}

function sharesOf(weights: MixWeights): MixWeights {
  const total = weights.reduce((sum, [apartment, house]) => sum + apartment + house, 0)
  return weights.map(([apartment, house]) => [apartment / total, house / total] as const)
}

function meanOffset({ frame }: PriceModel, weights: MixWeights): number {
  return sharesOf(weights).reduce(
    (sum, [apartment, house], c) => sum + apartment * frame.offsets[2 * c]! + house * frame.offsets[2 * c + 1]!,
    0,
  )
}

/** The first modelled quarter is 100, then and now. */
function indexPoint(path: PathBelief, at: number, today: Float64Array): Omit<FirstIndexPoint, 'scope' | 'quarter'> {
  const { level, se } = pathOfWindows([{ firstQuarter: 0, path }])
  const indexAt = (t: number): number => 100 * Math.exp(level.get(t)! - level.get(0)!)
  const value = indexAt(at)
  const spread = Math.exp(NORMAL_95_EXACT * se.get(at)!)
  return {
    value: roundTo(value, 2),
    low: roundTo(value / spread, 2),
    high: roundTo(value * spread, 2),
    previousValue: roundTo(indexAt(at - 1), 2),
    valueNow: roundTo(100 * Math.exp(today[at]! - today[0]!), 2),
  }
}
