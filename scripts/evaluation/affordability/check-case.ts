import { isDeepStrictEqual } from 'node:util'

import { affordability } from '../../../models/law/affordability/affordability.ts'
import {
  costsWithinPrice,
  loanCosts,
  purchaseCosts,
  sumCents,
} from '../../../models/law/affordability/acquisition-costs.ts'
import { costRules } from '../../../models/law/affordability/cost-rules.ts'
import { splitNewBuildPrice } from '../../../models/law/affordability/new-build.ts'
import type { LegalFacts } from '../../../models/contracts/law/legal.ts'
import type { RentOrBuyRequest } from '../../../models/contracts/law/rent-or-buy.ts'
import type { RentingRequest } from '../../../models/contracts/law/renting.ts'
import { rentOrBuy } from '../../../models/law/rent-or-buy/rent-or-buy.ts'
import { renting } from '../../../models/law/renting/renting.ts'
import { checkDerivation } from './derivation.ts'
import type { WorkedCase } from './worked-case.ts'

/** Result of one case: expected, calculated by hand and answered values, and every disagreement. */
export interface CheckedCase {
  readonly name: string
  readonly figures: readonly { readonly path: string; readonly expected: unknown; readonly answered: unknown }[]
  readonly faults: readonly string[]
}

const HALF_A_CENT = 0.005

/** Checks the arithmetic, then the answer against it. */
export function checkCase(worked: WorkedCase, legal: LegalFacts): CheckedCase {
  const { results, faults } = checkDerivation(worked.derivation)
  const answer = answerOf(worked, legal)
  const derived = new Set(results.values())
  const figures = Object.entries(worked.expect).map(([path, expected]) => ({
    path,
    expected,
    answered: path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], answer),
  }))
  return {
    name: worked.name,
    figures,
    faults: [
      ...faults,
      ...figures.flatMap(({ path, expected, answered }) => [
        ...(agree(expected, answered) ? [] : [`${path}: expected ${String(expected)}, answered ${String(answered)}`]),
        // A figure without a reason must be a result of the arithmetic.
        ...(typeof expected === 'number' && expected !== 0 && !worked.reason && !derived.has(expected)
          ? [`${path}: ${expected} is not derived`]
          : []),
      ]),
    ],
  }
}

function agree(expected: unknown, answered: unknown): boolean {
  if (expected === null) return answered === null || answered === undefined
  if (typeof expected === 'number' && typeof answered === 'number') return Math.abs(expected - answered) < HALF_A_CENT
  return isDeepStrictEqual(expected, answered)
}

function answerOf(worked: WorkedCase, legal: LegalFacts): object {
  if (worked.renting) return rentingAnswer(worked.renting, legal)
  if (worked.rentOrBuy) return rentOrBuyAnswer(worked.rentOrBuy, legal)
  return worked.costs ? costsAnswer(worked, legal) : maximumAnswer(worked, legal)
}

function rentingAnswer(request: RentingRequest, legal: LegalFacts): object {
  const found = renting(request, { legal, on: request.leaseDate! })
  return { ...found, lines: Object.fromEntries(found.moveIn.lines.map(({ id, amount }) => [id, amount])) }
}

/** Each scenario by its id, with the figures of its last year. */
function rentOrBuyAnswer(request: RentOrBuyRequest, legal: LegalFacts): object {
  const setting = { legal, on: request.deedDate!, communeSlug: request.commune ?? null, priceForecast: null }
  const found = rentOrBuy(request, setting)
  const ends = found.scenarios.map((scenario) => [scenario.id, { ...scenario.years.at(-1), ...scenario }])
  return { ...found, ...Object.fromEntries(ends) }
}

function maximumAnswer({ request, commune }: WorkedCase, legal: LegalFacts): object {
  const on = request.deedDate!
  return affordability(request, { legal, on, communeSlug: commune ?? request.commune ?? null })
}

/** Costs of the price and loan named by the case, by id. */
function costsAnswer({ request, commune, costs }: WorkedCase, legal: LegalFacts): object {
  const rules = costRules(legal, request, commune ?? null, request.deedDate!)
  const priceCents = costs!.priceEur * 100
  const lines = [...purchaseCosts(rules, priceCents), ...loanCosts(rules, costs!.loanEur * 100)]
  const byId = [...lines, ...costsWithinPrice(rules, priceCents)].map(({ id, amountCents }) => [id, amountCents / 100])
  const split = rules.newBuild && splitNewBuildPrice(rules.newBuild, priceCents)
  return {
    ...Object.fromEntries(byId),
    ...(split && { land: split.landCents / 100, construction: split.constructionCents / 100 }),
    total: sumCents(lines) / 100,
    unknown: [...rules.unknown],
  }
}
