import type { LegalFacts } from '../../contracts/law/legal.ts'
import { requiredAmount } from '../parameters/value-on.ts'
import type { LegalAmount } from '../parameters/value-on.ts'

/** Capital that a landlord has put into a dwelling. Null: not known. */
export interface InvestedCapital {
  /** Land, building and works together, as paid. EUR, above 0. */
  readonly investedEur: number
  /** Part paid for the land, EUR. */
  readonly landEur: number | null
  /** Official coefficient that brings what was paid to the value of today; 1 for capital of this year. */
  readonly revaluationCoefficient: number | null
  /** Whole years since the building was finished. */
  readonly buildingAgeYears: number | null
  /** Upkeep paid for and proven spares the building its reduction for age. */
  readonly upkeepProven: boolean | null
}

export type RentCeilingUnknown = 'revaluation_coefficient' | 'land_part' | 'building_age' | 'upkeep'

/** The legal ceiling of a rent without charges and furniture. Equal ends: it is known; a null end: no bound can be given. */
export interface RentCeiling {
  readonly monthlyLowEur: number
  readonly monthlyHighEur: number | null
  /** Facts that would make it exact, in the order in which they matter. */
  readonly unknowns: readonly RentCeilingUnknown[]
  readonly parameters: readonly LegalAmount[]
}

interface Span {
  readonly low: number
  readonly high: number
}

/**
 * Most that may be asked a month for a dwelling: 5 % a year of the capital invested, revalued, the part of an old building reduced
 * (law of 21 September 2006 on residential leases, art. 3). What is not known widens the answer; coefficients are taken to be at least 1.
 *
 * @param on day of the lease or of its adaptation, an ISO date
 * @throws MissingParameterError for a day before the law
 */
export function rentCeiling(legal: LegalFacts, capital: InvestedCapital, on: string): RentCeiling {
  const share = requiredAmount(legal, 'rent_ceiling_share', on)
  const { remaining, parameters } = buildingRemaining(legal, capital, on)
  const { investedEur, landEur, revaluationCoefficient } = capital
  // Capital not known to be land may all be building, and the other way round.
  const capitalSpan: Span = {
    low: landEur === null ? investedEur * remaining.low : landEur + (investedEur - landEur) * remaining.low,
    high: landEur === null ? investedEur : landEur + (investedEur - landEur) * remaining.high,
  }
  const monthly = (amountEur: number, coefficient: number): number =>
    Math.round((amountEur * coefficient * share.value * 100) / 12) / 100
  return {
    monthlyLowEur: monthly(capitalSpan.low, revaluationCoefficient ?? 1),
    monthlyHighEur: revaluationCoefficient === null ? null : monthly(capitalSpan.high, revaluationCoefficient),
    unknowns: unknownsOf(capital, remaining),
    parameters: [share, ...parameters],
  }
}

/** Share of the building's part that counts after its reduction for age. */
function buildingRemaining(
  legal: LegalFacts,
  { buildingAgeYears, upkeepProven }: InvestedCapital,
  on: string,
): { remaining: Span; parameters: LegalAmount[] } {
  if (upkeepProven === true) return { remaining: { low: 1, high: 1 }, parameters: [] }
  const free = requiredAmount(legal, 'rent_ceiling_decay_free_years', on)
  const period = requiredAmount(legal, 'rent_ceiling_decay_period_years', on)
  const decay = requiredAmount(legal, 'rent_ceiling_decay_share', on)
  const parameters = [free, period, decay]
  if (buildingAgeYears === null) return { remaining: { low: 0, high: 1 }, parameters }
  const periods = Math.floor(Math.max(0, buildingAgeYears - free.value) / period.value)
  const reduced = Math.max(0, 1 - decay.value * periods)
  return { remaining: { low: reduced, high: upkeepProven === null ? 1 : reduced }, parameters }
}

function unknownsOf(
  { landEur, revaluationCoefficient, buildingAgeYears, upkeepProven }: InvestedCapital,
  remaining: Span,
): RentCeilingUnknown[] {
  const mayBeReduced = remaining.low < 1
  const cases: [RentCeilingUnknown, boolean][] = [
    ['revaluation_coefficient', revaluationCoefficient === null],
    ['building_age', buildingAgeYears === null && upkeepProven !== true],
    ['land_part', landEur === null && mayBeReduced],
    ['upkeep', upkeepProven === null && mayBeReduced],
  ]
  return cases.filter(([, isUnknown]) => isUnknown).map(([unknown]) => unknown)
}
