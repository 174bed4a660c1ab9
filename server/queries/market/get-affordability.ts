import { affordability } from '../../../models/law/affordability/affordability.ts'
import { FixationBeyondTermError, UnknownRateError } from '../../../models/law/affordability/lending-rules.ts'
import type { Affordability, AffordabilityRequest } from '../../../models/contracts/law/affordability.ts'
import type { Renting, RentingRequest } from '../../../models/contracts/law/renting.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { MissingParameterError } from '../../../models/law/parameters/value-on.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { lackOfLaw } from './lack-of-law.ts'
import { BadArgumentsError } from '../../base/read-arguments.ts'
import type { Told } from '../../base/told.ts'
import { getRenting } from './get-renting.ts'
import { resolveCommune } from '../places/resolve-commune.ts'
import { deprecationNotes, wordedAffordability } from '../../../content/say/household/affordability.ts'

interface AffordabilityAnswer {
  readonly affordability: Affordability
  /** Rent that the same household can pay; null where the law of the day or the release does not say. */
  readonly renting: Renting | null
  /** Notes on the arguments for the reader. */
  readonly notes: readonly string[]
}

/**
 * Calculates what a household can pay under the law in the release.
 * @param request read by `affordabilityRequestSchema`
 * @throws BadArgumentsError when the interest rate must be given, or is to be fixed for longer than the loan lasts
 * @throws NotFoundError for an unknown commune, or when the release lacks the day's law
 */
export function getAffordability(
  facts: ReleaseFacts,
  request: AffordabilityRequest,
  locale: Locale,
): AffordabilityAnswer {
  if (!facts.legal) throw new NotFoundError([{ key: 'reply.lack.law', values: { id: facts.id } }])
  const on = request.deedDate ?? facts.asOf
  const communeSlug = request.commune === undefined ? null : resolveCommune(facts, request.commune, 'commune').slug
  try {
    const found = affordability(request, { legal: facts.legal, on, communeSlug })
    const answer = wordedAffordability(found, { locale, asOf: facts.asOf })
    const { annualIncome, monthlyDebts, savingsAvailable, householdType, employmentType, residencyType } = request
    const household = { annualIncome, monthlyDebts, savingsAvailable, householdType, employmentType, residencyType }
    return {
      affordability: answer,
      renting: rentingOrNull(facts, { ...household, leaseDate: on }, locale),
      notes: deprecationNotes(request, locale),
    }
  } catch (error) {
    throw toldToCaller(error, on)
  }
}

function rentingOrNull(facts: ReleaseFacts, request: RentingRequest, locale: Locale): Renting | null {
  try {
    return getRenting(facts, request, locale)
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}

/** Puts an error of the calculation into words for the caller. */
export function toldToCaller(error: unknown, on: string): unknown {
  if (error instanceof MissingParameterError) return lackOfLaw(error)
  if (error instanceof FixationBeyondTermError) {
    const { fixedYears, termYears } = error
    const expected: Told = { key: 'reply.expected.atMostTerm', values: { max: termYears } }
    return new BadArgumentsError([{ field: 'fixedYears', received: fixedYears, expected, example: termYears }])
  }
  if (!(error instanceof UnknownRateError)) return error
  const expected: Told = { key: 'reply.expected.rate', values: { on } }
  return new BadArgumentsError([{ field: 'interestRate', received: null, expected, example: 3.5 }])
}
