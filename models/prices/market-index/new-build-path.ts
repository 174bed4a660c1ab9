import { multiply, multiplyVector } from '../../statistics/symmetric-matrix.ts'
import { transposed } from '../../statistics/transposed.ts'
import { PROPERTY_TYPES, type NewProperty, type PropertyType } from '../hedonic/advert.ts'
import { fixedMixPath, type MixWeights } from '../hedonic/fixed-mix.ts'
import type { PathBelief } from '../hedonic/hierarchy-posterior.ts'
import type { PriceModel } from '../hedonic/price-model.ts'
import { levelOf } from '../hedonic/reference-levels.ts'

/**
 * Log level of a fixed mix of cells by quarter, of new homes (`true`), existing homes (`false`) or the average composition of what was
 * offered (`all`: new, existing and not stated, held fixed). The reference dwelling moves by its premium for new builds; the covariance
 * follows, as homes nearer to those on offer are better known.
 */
export function newBuildPath(model: PriceModel, weights: MixWeights, of: boolean | 'all'): PathBelief {
  const path = fixedMixPath(model, weights)
  const { quarters } = model.frame
  const { columns } = model.design.design
  const [moved, offered] = [new Float64Array(quarters * columns), new Float64Array(quarters * columns)]
  typeShares(weights).forEach((share, k) => {
    if (share === 0) return
    addPremium(moved, model, PROPERTY_TYPES[k]!, of, share)
    const means = model.design.means.subarray(k * quarters * columns, (k + 1) * quarters * columns)
    offered.forEach((_, i) => (offered[i]! += share * means[i]!))
  })
  const premium = multiplyVector(moved, quarters, columns, model.hedonic.beta)
  const uncertain = multiply(moved, model.hedonic.covariance, quarters, columns, columns)
  const between = multiply(uncertain, transposed(offered, quarters, columns), quarters, columns, quarters)
  const own = multiply(uncertain, transposed(moved, quarters, columns), quarters, columns, quarters)
  return {
    mean: path.mean.map((level, t) => level + premium[t]!),
    covariance: path.covariance.map((entry, i) => {
      const mirrored = (i % quarters) * quarters + Math.floor(i / quarters)
      return entry + own[i]! - between[i]! - between[mirrored]!
    }),
  }
}

function typeShares(weights: MixWeights): [apartment: number, house: number] {
  const sums = weights.reduce<[number, number]>(([a, h], [apartment, house]) => [a + apartment, h + house], [0, 0])
  return [sums[0] / (sums[0] + sums[1]), sums[1] / (sums[0] + sums[1])]
}

/** Adds the columns of the premium over the reference dwelling (quarters x columns), times a factor. */
function addPremium(
  target: Float64Array,
  { frame, design }: PriceModel,
  type: PropertyType,
  of: boolean | 'all',
  factor: number,
): void {
  const { names, moving, columns, start, column } = design.design
  for (const [level, share] of of === 'all' ? composition(frame.properties, type) : [[String(of), 1] as const]) {
    const effect = moving.find(({ first }) => names[first] === `new build ${level}, knot 1`)
    // The level of the reference dwelling has no column of its own in the rows of its type.
    const row = frame.properties.findIndex((home) => home.type === type && levelOf.newBuild(home) === level)
    if (effect === undefined || row < 0) continue
    const own = column.subarray(start[row], start[row + 1])
    if (!own.some((at) => at >= effect.first && at < effect.first + effect.knots)) continue
    for (let t = 0; t < frame.quarters; t++) {
      const position = (t / Math.max(1, frame.quarters - 1)) * (effect.knots - 1)
      const knot = Math.min(Math.floor(position), effect.knots - 2)
      target[t * columns + effect.first + knot]! += factor * share * (1 - (position - knot))
      target[t * columns + effect.first + knot + 1]! += factor * share * (position - knot)
    }
  }
}

/** Share of new, existing and unstated homes among those of a type. */
function composition(properties: readonly NewProperty[], type: PropertyType): (readonly [string, number])[] {
  const own = properties.filter((property) => property.type === type)
  return [...Map.groupBy(own, levelOf.newBuild)].map(([level, same]) => [level, same.length / own.length] as const)
}
