import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'yaml'
import { z } from 'zod'

import { affordabilityRequestSchema } from '../../../models/contracts/law/affordability.ts'
import { rentOrBuyRequestSchema } from '../../../models/contracts/law/rent-or-buy.ts'
import { rentingRequestSchema } from '../../../models/contracts/law/renting.ts'
import type { AffordabilityRequest } from '../../../models/contracts/law/affordability.ts'

const figure = z.union([z.number(), z.string(), z.null(), z.array(z.string())])

const workedCaseSchema = z.strictObject({
  name: z.string().min(10),
  law: z.string().min(5).describe('law, regulation or practice that decides the case'),
  reason: z.string().min(3).optional(),
  commune: z.string().optional(),
  costs: z.strictObject({ priceEur: z.number().gt(0), loanEur: z.number().min(0) }).optional(),
  request: affordabilityRequestSchema.partial(),
  renting: rentingRequestSchema.optional(),
  rentOrBuy: rentOrBuyRequestSchema.optional(),
  derivation: z.array(z.string()),
  expect: z.record(z.string(), figure),
})

/** A question with an answer worked out by hand: of buying, of `renting`, or of `rentOrBuy`. */
export type WorkedCase = Omit<z.infer<typeof workedCaseSchema>, 'request'> & { readonly request: AffordabilityRequest }

/** Default arguments, for those that do not matter to a case. */
const ORDINARY: AffordabilityRequest = {
  annualIncome: 100_000,
  monthlyDebts: 0,
  savingsAvailable: 100_000,
  householdType: 'couple',
  employmentType: 'permanent',
  residencyType: 'resident',
}

/** @throws ZodError for an invalid case */
export function workedCases(): WorkedCase[] {
  const cases = z.array(workedCaseSchema).parse(parse(readFileSync(join(import.meta.dirname, 'cases.yaml'), 'utf8')))
  return cases.map((each) => ({ ...each, request: { ...ORDINARY, ...each.request } }))
}
