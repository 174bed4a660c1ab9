import type { AffordabilityRequest } from '../../models/contracts/law/affordability.ts'
import type { LegalFacts } from '../../models/contracts/law/legal.ts'
import { affordability } from '../../models/law/affordability/affordability.ts'
import { MissingParameterError } from '../../models/law/parameters/value-on.ts'
import { rentOrBuy } from '../../models/law/rent-or-buy/rent-or-buy.ts'
import { renting } from '../../models/law/renting/renting.ts'
import {
  affordabilityQuerySchema,
  rentingQuerySchema,
  rentOrBuyQuerySchema,
} from '../../models/openapi/rest-parameters.ts'
import { readQuery } from '../http/read-query.ts'
import type { ReleaseFacts } from '../release/facts.ts'

type KnowsLaw = (legal: LegalFacts, asOf: string, search: URLSearchParams) => boolean

/** Calculators of the interface, by the last part of their address, whose answers need the law of a day. */
const CALCULATORS: Readonly<Record<string, KnowsLaw>> = {
  affordability: (legal, asOf, search) =>
    knowsAffordability(legal, asOf, readQuery(affordabilityQuerySchema, search).args),
  renting(legal, asOf, search) {
    const { args } = readQuery(rentingQuerySchema, search)
    return isKnown(() => renting(args, { legal, on: args.leaseDate ?? asOf }))
  },
  'rent-or-buy'(legal, asOf, search) {
    const { args } = readQuery(rentOrBuyQuerySchema, search)
    return isKnown(() => rentOrBuy(args, { legal, on: args.deedDate ?? asOf, communeSlug: null, priceForecast: null }))
  },
}

/** Whether the law in a release says what a calculator is asked. The models decide: a fault of the interface is no lack of law. */
export function knowsLawFor(calculator: string, { legal, asOf }: ReleaseFacts, search: URLSearchParams): boolean {
  const knows = CALCULATORS[calculator]
  return knows === undefined || (legal !== null && knows(legal, asOf, search))
}

/** Same as `knowsLawFor` for a household. */
export function knowsAffordability(legal: LegalFacts, asOf: string, request: AffordabilityRequest): boolean {
  return isKnown(() => affordability(request, { legal, on: request.deedDate ?? asOf, communeSlug: null }))
}

function isKnown(calculate: () => unknown): boolean {
  try {
    calculate()
    return true
  } catch (error) {
    return !(error instanceof MissingParameterError)
  }
}
