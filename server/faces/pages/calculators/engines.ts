import { z } from 'zod'
import { affordabilityRequestSchema } from '../../../../models/contracts/law/affordability.ts'
import { rentOrBuyRequestSchema } from '../../../../models/contracts/law/rent-or-buy.ts'
import { rentingRequestSchema } from '../../../../models/contracts/law/renting.ts'
import { priceEstimateRequestSchema } from '../../../../models/contracts/market/valuation.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { affordAnswer, rentAnswer } from '../../../../content/pages/calculators/afford-answer.ts'
import type { CalculatorAnswer } from '../../../../content/pages/calculators/calculator-page.ts'
import type { CalculatorId } from '../../../../content/pages/calculators/calculators.ts'
import { commuteAnswer } from '../../../../content/pages/calculators/commute-answer.ts'
import { estimateAnswer } from '../../../../content/pages/calculators/estimate-answer.ts'
import { rentOrBuyAnswer } from '../../../../content/pages/calculators/rent-or-buy-answer.ts'
import { readArguments } from '../../../base/read-arguments.ts'
import { estimatePrice } from '../../../queries/market/estimate-price.ts'
import { getAffordability } from '../../../queries/market/get-affordability.ts'
import { getRentOrBuy } from '../../../queries/market/get-rent-or-buy.ts'
import { getRenting } from '../../../queries/market/get-renting.ts'
import { getCommuteTimes } from '../../../queries/places/get-commute-times.ts'
import type { ReleaseFacts } from '../../../release/facts.ts'
import { numberOf } from './read-form.ts'

/** The engine behind a calculator: the same query as the tool's. */
export interface Engine {
  readonly schema: z.ZodObject
  /** @throws BadArgumentsError, NotFoundError */
  answer(facts: ReleaseFacts, given: Record<string, unknown>, asked: URLSearchParams, locale: Locale): CalculatorAnswer
}

const commuteRequestSchema = z.strictObject({ commune: z.string().trim().min(1).max(100) })

export const ENGINES: Readonly<Record<CalculatorId, Engine>> = {
  afford: {
    schema: affordabilityRequestSchema,
    answer(facts, given, asked, locale) {
      const request = readArguments(affordabilityRequestSchema, given)
      return affordAnswer(getAffordability(facts, request, locale).affordability, inDigits(asked), locale)
    },
  },
  'afford-rent': {
    schema: rentingRequestSchema,
    answer: (facts, given, _, locale) =>
      rentAnswer(getRenting(facts, readArguments(rentingRequestSchema, given), locale), locale),
  },
  estimate: {
    schema: priceEstimateRequestSchema,
    answer: (facts, given, asked, locale) => estimateAnswer(estimatePrice(facts, { ...given, locale }), asked, locale),
  },
  commute: {
    schema: commuteRequestSchema,
    answer: (facts, given, _, locale) =>
      commuteAnswer(getCommuteTimes(facts, { ...readArguments(commuteRequestSchema, given), locale }), locale),
  },
  'rent-or-buy': {
    schema: rentOrBuyRequestSchema,
    answer: (facts, given, asked, locale) =>
      rentOrBuyAnswer(getRentOrBuy(facts, readArguments(rentOrBuyRequestSchema, given), locale), asked, locale),
  },
}

/** Savings as a plain number, however they were written. */
function inDigits(asked: URLSearchParams): URLSearchParams {
  return new URLSearchParams({ savingsAvailable: String(numberOf(asked.get('savingsAvailable') ?? '') ?? 0) })
}
