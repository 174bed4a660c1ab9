import { z } from 'zod'
import { EARLIEST_DEED, affordabilityRequestSchema } from './affordability.ts'
import { LEGAL_STATUSES } from './legal.ts'

const { annualIncome, monthlyDebts, savingsAvailable, householdType, employmentType, residencyType } =
  affordabilityRequestSchema.shape

/** Arguments of a renting calculation, without the language of the answer. */
export const rentingRequestSchema = z.strictObject({
  annualIncome,
  monthlyDebts,
  savingsAvailable: savingsAvailable.describe('for the day of signing, EUR'),
  householdType,
  employmentType,
  residencyType,
  monthlyCharges: z
    .number()
    .min(0)
    .max(10_000)
    .optional()
    .describe('advance on charges, EUR a month; left out: unknown, never 0')
    .meta({ examples: [250] }),
  rentSharePercent: z
    .number()
    .min(5)
    .max(80)
    .optional()
    .describe('% of net income for rent, charges and debts; default: practice')
    .meta({ examples: [35] }),
  hasAgency: z.boolean().optional().describe('an agency lets the home; default true, the dearer case'),
  hasBankGuarantee: z.boolean().optional().describe('a bank guarantee stands for the deposit; default false'),
  leaseDate: z.iso
    .date({ abort: true })
    .max(10)
    .refine((date) => date >= EARLIEST_DEED, { error: `a date from ${EARLIEST_DEED}`, params: { min: EARLIEST_DEED } })
    .optional()
    .describe('chooses the law; default: day of the data')
    .meta({ examples: ['2026-11-21'] }),
})
export type RentingRequest = z.infer<typeof rentingRequestSchema>

const euros = (description: string) => z.number().describe(description).meta({ unit: 'EUR' })
const status = z.enum(LEGAL_STATUSES)

/** Ids of what a tenant pays on the day of signing. */
export const MOVE_IN_COST_IDS = ['deposit', 'agency_fee', 'agency_fee_vat', 'first_rent', 'first_charges'] as const
export type MoveInCostId = (typeof MOVE_IN_COST_IDS)[number]

/** Help of the State for tenants, by name. */
export const RENT_AIDS = ['rent_subsidy', 'deposit_aid'] as const
export type RentAidId = (typeof RENT_AIDS)[number]

/** Facts that the arguments leave open. */
export const RENTING_UNKNOWNS = ['charges'] as const

export const moveInCostSchema = z.object({
  id: z.enum(MOVE_IN_COST_IDS),
  label: z.string(),
  amount: euros('paid on the day of signing'),
  rule: z.string().describe('how the amount is found'),
  law: z.string(),
  source: z.string(),
  status,
})
export type MoveInCost = z.infer<typeof moveInCostSchema>

/** Answer of a renting calculation. Amounts in EUR; shares from 0 to 1. */
export const rentingSchema = z.object({
  maxMonthlyRent: euros('highest rent a month without charges; with charges in it while they are unknown'),
  maxMonthlyRentRange: z.object({ low: euros('careful'), high: euros('bold') }).describe('practice and net income'),
  limitedBy: z.enum(['income', 'savings']),
  rentByIncome: euros('highest rent that income carries'),
  rentBySavings: euros('highest rent whose first day the savings pay'),
  moveIn: z.object({
    total: euros('on the day of signing'),
    lines: z.array(moveInCostSchema),
    left: euros('of savings'),
  }),
  netIncome: z.object({ monthly: euros('approximation'), low: euros('a month'), high: euros('a month'), status }),
  rentShare: z.object({
    limit: z.number(),
    effort: z.number().nullable().describe('rent without charges of net income'),
  }),
  aids: z.array(
    z.object({
      id: z.enum(RENT_AIDS),
      name: z.string(),
      condition: z.string(),
      law: z.string(),
      url: z.string().nullable(),
      status,
    }),
  ),
  unknowns: z.array(z.enum(RENTING_UNKNOWNS)),
  assumptions: z.array(z.string()),
  leaseDate: z.iso.date(),
  status: status.describe('of the weakest figure'),
  disclaimer: z.string(),
})
export type Renting = z.infer<typeof rentingSchema>
