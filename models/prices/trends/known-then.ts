import { communePosteriors, type CommuneBelief } from '../hedonic/hierarchy-posterior.ts'
import { hierarchyPriors } from '../hedonic/hierarchy-priors.ts'
import { fitHierarchy, type CommuneCells, type Hierarchy } from '../hedonic/price-hierarchy.ts'
import type { PriceModel } from '../hedonic/price-model.ts'

/** Log level of a cell as the adverts up to its own quarter gave it, beside what all adverts give today. */
export type LevelKnownThen = {
  commune: string
  type: 'apartment' | 'house'
  quarter: number
  logLevelThen: number
  seThen: number
  logLevelNow: number
}

/**
 * The Kalman filter of the levels: each quarter's posterior from that quarter and earlier ones, with today's
 * parameters and hedonic coefficients. Shows how far a first figure is revised later.
 */
export function levelsAsKnownThen(model: PriceModel): LevelKnownThen[] {
  const { quarters } = model.frame
  return Array.from({ length: quarters }, (_, t) => levelsAt(model, t)).flat()
}

/** The posterior of every commune from the first `known` quarters alone. */
export function beliefsOfFirst(model: PriceModel, known: number): { hierarchy: Hierarchy; communes: CommuneBelief[] } {
  const { frame, parameters } = model
  const cells = model.hierarchy.communes.map((commune) => firstQuarters(commune, frame.quarters, known))
  const priors = hierarchyPriors(known, frame.cantonNames, parameters)
  const hierarchy = fitHierarchy(cells, priors, model.hierarchy.noiseVariance)
  return { hierarchy, communes: communePosteriors(hierarchy) }
}

function levelsAt(model: PriceModel, at: number): LevelKnownThen[] {
  const { frame } = model
  const known = at + 1
  return beliefsOfFirst(model, known).communes.flatMap(({ mean, covariance }, c) =>
    (['apartment', 'house'] as const).map((type, k) => {
      const cell = k * known + at
      const offset = frame.offsets[2 * c + k]!
      return {
        commune: frame.communeNames[c]!,
        type,
        quarter: frame.firstQuarter + at,
        logLevelThen: mean[cell]! + offset,
        seThen: Math.sqrt(covariance[cell * 2 * known + cell]!),
        logLevelNow: model.communes[c]!.mean[k * frame.quarters + at]! + offset,
      }
    }),
  )
}

function firstQuarters({ canton, counts, means }: CommuneCells, quarters: number, known: number): CommuneCells {
  const cut = (values: Float64Array): Float64Array =>
    Float64Array.from({ length: 2 * known }, (_, i) => values[Math.floor(i / known) * quarters + (i % known)]!)
  return { canton, counts: cut(counts), means: cut(means) }
}
