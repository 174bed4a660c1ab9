import type { IndexRefusal } from '../../contracts/market/market-index.ts'
import { COMMUNE_MINIMUM } from '../trends/publication-rule.ts'
import { formatQuarter } from '../../kernel/quarter.ts'
import type { PropertyType } from '../hedonic/advert.ts'

/** Effective number of new homes from which a quarter counts as observed. */
export const FEWEST_EFFECTIVE_HOMES = 20
/** Share of the fixed mix that the cantons and types of an observed quarter have at least. */
const LEAST_COVERED_SHARE = 0.5
/** Standard error up to which the change between two neighbouring points is published, in logs. */
const WIDEST_CHANGE_SE = 0.025

/** A home newly on the market, as the evidence of an index counts it. */
type CountedHome = { commune: string; canton: string; type: PropertyType; quarter: number }

/** Weight of each stratum (canton and type) in the fixed mix of an index. */
export type StratumWeights = ReadonlyMap<string, number>

/** Reason why an index has no series. */
export type NoSeries = Omit<IndexRefusal, 'scope'>

export function stratumOf({ canton, type }: Pick<CountedHome, 'canton' | 'type'>): string {
  return `${canton} ${type}`
}

/** Refuses an index whose homes are many, but in too few communes to speak for the country, and counts these; else null. */
export function tooFewCommunes(homes: readonly CountedHome[], counted: ReadonlyMap<number, number>): NoSeries | null {
  const communes = new Set(homes.map(({ commune }) => commune)).size
  if (communes >= COMMUNE_MINIMUM.nation || observedQuarters(counted).length < 2) return null
  const reason = `communes with new homes: ${communes}; an index of the country needs ${COMMUNE_MINIMUM.nation}`
  return { ...noSeries(counted), cause: 'communes', communes, reason }
}

/**
 * Effective number of homes by quarter: that of a sample brought to the fixed mix by weighting (Kish 1965), over the strata that have
 * homes. 0 where these hold less than half of the mix.
 */
export function effectiveHomes(homes: readonly CountedHome[], weights: StratumWeights): Map<number, number> {
  const total = weights.values().reduce((sum, weight) => sum + weight, 0)
  return new Map(
    [...Map.groupBy(homes, ({ quarter }) => quarter)].map(([quarter, own]) => {
      let [covered, spread] = [0, 0]
      for (const [stratum, same] of Map.groupBy(own, stratumOf)) {
        const weight = (weights.get(stratum) ?? 0) / total
        covered += weight
        spread += weight ** 2 / same.length
      }
      return [quarter, covered < LEAST_COVERED_SHARE ? 0 : covered ** 2 / spread]
    }),
  )
}

/**
 * Quarters that an index shows, oldest first: it starts at the first observed quarter whose change to the next is known well enough, and
 * leaves out later quarters that are not observed, or not known well enough against the point before.
 * @param changeSe standard error of the change between two quarters, in logs
 */
export function shownQuarters(
  homes: ReadonlyMap<number, number>,
  changeSe: (from: number, to: number) => number,
): number[] | NoSeries {
  const shown: number[] = []
  for (const quarter of observedQuarters(homes)) {
    const known = shown.length > 0 && changeSe(shown.at(-1)!, quarter) <= WIDEST_CHANGE_SE
    if (!known && shown.length === 1) shown.pop()
    if (known || shown.length === 0) shown.push(quarter)
  }
  return shown.length >= 2 ? shown : noSeries(homes)
}

/** Reason why quarters with these effective numbers of homes make no series. */
export function noSeries(homes: ReadonlyMap<number, number>): NoSeries {
  const observed = observedQuarters(homes)
  const mostHomes = Math.floor(Math.max(0, ...homes.values()))
  const counted = { observedQuarters: observed.length, mostHomes }
  if (observed.length >= 2) {
    const reason = `no change between neighbouring quarters with enough homes first seen in them has a standard error of at most ${100 * WIDEST_CHANGE_SE} %`
    return { cause: 'precision', ...counted, reason }
  }
  const which = observed.map(formatQuarter).join(', ') || 'none'
  const enough = `an effective number of at least ${FEWEST_EFFECTIVE_HOMES} homes first seen in them`
  const reason = `quarters with ${enough}: ${which}; an index needs 2 (most in a quarter: ${mostHomes})`
  return { cause: 'homes', ...counted, reason }
}

function observedQuarters(homes: ReadonlyMap<number, number>): number[] {
  const observed = [...homes].filter(([, count]) => count >= FEWEST_EFFECTIVE_HOMES).map(([quarter]) => quarter)
  return observed.sort((a, b) => a - b)
}
