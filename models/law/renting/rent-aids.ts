import { RENT_AIDS } from '../../contracts/law/renting.ts'
import type { RentAidId } from '../../contracts/law/renting.ts'
import type { LegalFacts, LegalStatus } from '../../contracts/law/legal.ts'
import { amountOn } from '../parameters/value-on.ts'

/** Help of the State that a tenant may ask for, with the figures of its condition. */
export interface RentAid {
  readonly id: RentAidId
  readonly figures: Readonly<Record<string, number>>
  readonly law: string
  readonly url: string | null
  readonly status: LegalStatus
}

/** Legal parameters of each aid. An aid is named on a day only if its first parameter has a value then. */
const PARAMETERS: Readonly<Record<RentAidId, readonly [string, ...string[]]>> = {
  rent_subsidy: ['rent_subsidy_effort_share', 'rent_subsidy_minimum_eur', 'rent_subsidy_maximum_eur'],
  deposit_aid: ['deposit_aid_rent_share'],
}

/** Names the aids in force on a day. Whether a household gets one hangs on facts that are not asked for. */
export function rentAids(legal: LegalFacts, on: string): RentAid[] {
  return RENT_AIDS.flatMap((id): RentAid[] => {
    const [main, ...others] = PARAMETERS[id].map((parameter) => amountOn(legal, parameter, on))
    if (!main) return []
    const known = [main, ...others].filter((amount) => amount !== null && amount !== undefined)
    const figures = Object.fromEntries(known.map((amount) => [amount.id, amount.value]))
    return [{ id, figures, law: main.law, url: main.url, status: main.status }]
  })
}
