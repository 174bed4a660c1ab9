import {
  ar1Covariance,
  constantCovariance,
  persistentGrowthCovariance,
  randomWalkCovariance,
  sumOf,
  twoTypeCovariance,
} from './path-covariance.ts'

/** Spread and persistence of each level of the hierarchy (standard deviations in logs, persistence per quarter). */
export type HierarchyParameters = {
  /** Persistent quarterly growth of the nation, and the quarterly noise around it. */
  nationGrowthSd: number
  nationStepSd: number
  /** Quarterly step of each type away from the nation. */
  typeStepSd: number
  cantonSd: number
  cantonStepSd: number
  cantonPersistence: number
  /** Lasting difference of a commune from its canton, and of a type in it. */
  communeSd: number
  communeTypeSd: number
  /** Quarterly innovations of the commune's deviation, and of a type's in it. */
  communeStepSd: number
  communeTypeStepSd: number
  communePersistence: number
}

/** The parameters that shape the commune priors. */
export const COMMUNE_PARAMETERS = [
  'communeSd',
  'communeTypeSd',
  'communeStepSd',
  'communeTypeStepSd',
  'communePersistence',
] as const satisfies (keyof HierarchyParameters)[]

/** Where the likelihood search starts; values typical of house price panels, not of any one data set. */
export const STARTING_PARAMETERS: HierarchyParameters = {
  nationGrowthSd: 0.005,
  nationStepSd: 0.005,
  typeStepSd: 0.005,
  cantonSd: 0.15,
  cantonStepSd: 0.007,
  cantonPersistence: 0.93,
  communeSd: 0.1,
  communeTypeSd: 0.05,
  communeStepSd: 0.01,
  communeTypeStepSd: 0.008,
  communePersistence: 0.92,
}

/**
 * Spreads around official levels: two official measures of one commune, prices asked and prices paid for existing flats in 2025, differ by 9 %
 * (standard deviation over 51 communes, less their common difference).
 */
export const ANCHORED_PARAMETERS: HierarchyParameters = {
  ...STARTING_PARAMETERS,
  cantonSd: 0.05,
  communeSd: 0.07,
  communeTypeSd: 0.05,
}

/** Persistence of the nation's growth: half of a boom's pace is left after seven quarters. */
const GROWTH_PERSISTENCE = 0.9
/** Standard deviations that leave the overall levels free: the data settle them. */
const FREE_LEVEL_SD = 1
const FREE_TYPE_SD = 0.5

export type HierarchyPriors = {
  quarters: number
  cantonNames: string[]
  /** Order 2T, T, 2T. */
  nation: Float64Array
  canton: Float64Array
  commune: Float64Array
}

/** Prior covariances of the nation's, a canton's and a commune's paths. */
export function hierarchyPriors(quarters: number, cantonNames: string[], p: HierarchyParameters): HierarchyPriors {
  const nation = sumOf(
    constantCovariance(quarters, FREE_LEVEL_SD),
    persistentGrowthCovariance(quarters, GROWTH_PERSISTENCE, p.nationGrowthSd),
    randomWalkCovariance(quarters, p.nationStepSd),
  )
  const type = sumOf(constantCovariance(quarters, FREE_TYPE_SD), randomWalkCovariance(quarters, p.typeStepSd))
  const canton = sumOf(
    constantCovariance(quarters, p.cantonSd),
    ar1Covariance(quarters, p.cantonPersistence, p.cantonStepSd),
  )
  const commune = sumOf(
    constantCovariance(quarters, p.communeSd),
    ar1Covariance(quarters, p.communePersistence, p.communeStepSd),
  )
  const communeType = sumOf(
    constantCovariance(quarters, p.communeTypeSd),
    ar1Covariance(quarters, p.communePersistence, p.communeTypeStepSd),
  )
  return {
    quarters,
    cantonNames,
    nation: jittered(twoTypeCovariance(quarters, nation, type), 2 * quarters),
    canton: jittered(canton, quarters),
    commune: twoTypeCovariance(quarters, commune, communeType),
  }
}

/** A hair of independent variance keeps the smooth priors invertible. */
function jittered(matrix: Float64Array, order: number): Float64Array {
  for (let i = 0; i < order; i++) matrix[i * order + i]! += 1e-9
  return matrix
}
