import { z } from 'zod'
import { LEGAL_STATUSES } from './legal.ts'
import { communeText } from '../places/commune.ts'

export const HOUSEHOLD_TYPES = ['single', 'single_parent', 'couple', 'family'] as const
export type HouseholdType = (typeof HOUSEHOLD_TYPES)[number]
export const EMPLOYMENT_TYPES = ['permanent', 'fixed_term', 'self_employed', 'civil_servant', 'retired'] as const
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number]
export const RESIDENCY_TYPES = ['resident', 'cross_border', 'non_resident'] as const
export type ResidencyType = (typeof RESIDENCY_TYPES)[number]
export const RESIDENCE_USES = ['primary', 'secondary', 'rental', 'unknown'] as const
export type ResidenceUse = (typeof RESIDENCE_USES)[number]
export const PROPERTY_CONDITIONS = ['existing', 'new_build'] as const

/** First day for which lending rules and duties are all known. */
export const EARLIEST_DEED = '2021-01-01'
const LATEST_DEED = '2035-12-31'

const amount = (max: number, example: number) =>
  z
    .number()
    .min(0)
    .max(max)
    .meta({ examples: [example] })

/** Arguments of an affordability calculation, without the language of the answer. */
export const affordabilityRequestSchema = z.strictObject({
  annualIncome: amount(10_000_000, 90_000).describe('gross, household, EUR a year').meta({ unit: 'EUR' }),
  monthlyDebts: amount(1_000_000, 300).describe('other loans, EUR a month').meta({ unit: 'EUR' }),
  savingsAvailable: amount(100_000_000, 100_000).describe('for price and costs, EUR').meta({ unit: 'EUR' }),
  householdType: z.enum(HOUSEHOLD_TYPES),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  residencyType: z.enum(RESIDENCY_TYPES).describe('cross_border: works in Luxembourg'),
  residenceUse: z.enum(RESIDENCE_USES).optional(),
  bellegenAktEligibleBuyers: z
    .int()
    .min(0)
    .max(20)
    .optional()
    .describe('only as confirmed, 0 too')
    .meta({ examples: [2] }),
  bellegenAktCreditAvailable: amount(800_000, 80_000)
    .optional()
    .describe('unused by all, EUR; only as confirmed, 0 too'),
  propertyCondition: z.enum(PROPERTY_CONDITIONS).optional().describe('default existing'),
  propertyType: z.enum(['apartment', 'house']).optional(),
  classedAsHouse: z.boolean().optional().describe('by the tax office'),
  commune: communeText.optional().meta({ examples: ['luxembourg'] }),
  termYears: z
    .int()
    .min(1)
    .max(40)
    .optional()
    .meta({ examples: [25] }),
  fixedYears: z
    .int()
    .min(0)
    .max(40)
    .optional()
    .describe('of the rate; 0: variable; default termYears')
    .meta({ errorExample: 10 }),
  interestRate: z
    .number()
    .min(0.1)
    .max(15)
    .optional()
    .describe('% a year; default: average')
    .meta({ examples: [3.5], unit: '%' }),
  debtServicePercent: z
    .number()
    .min(5)
    .max(80)
    .optional()
    .describe('% of net income; default: practice')
    .meta({ unit: '%' }),
  loanToValuePercent: z.number().min(1).max(100).optional().describe('most that the lender gives').meta({ unit: '%' }),
  firstMainResidence: z.boolean().optional(),
  isEeaResident: z.boolean().optional().describe('non_resident only'),
  landPercent: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('new build: land in % before VAT')
    .meta({ errorExample: 30, unit: '%' }),
  deedDate: z.iso
    .date({ abort: true })
    .max(10)
    .refine((date) => EARLIEST_DEED <= date && date <= LATEST_DEED, {
      error: `a date from ${EARLIEST_DEED} to ${LATEST_DEED}`,
      params: { min: EARLIEST_DEED, max: LATEST_DEED },
    })
    .optional()
    .describe('chooses the law')
    .meta({ examples: ['2026-11-21'] }),
  isPersonalResidence: z.boolean().optional().describe('deprecated'),
  isFirstTimeBuyer: z.boolean().optional().describe('deprecated'),
})
export type AffordabilityRequest = z.infer<typeof affordabilityRequestSchema>

const euros = (description: string) => z.number().describe(description).meta({ unit: 'EUR' })
const share = (description: string) => z.number().describe(description)
const status = z.enum(LEGAL_STATUSES)

/** Ids of the costs of a purchase besides its price. */
const costId = z.enum([
  'registration_duty',
  'transcription_duty',
  'bellegen_akt_credit',
  'municipal_surcharge',
  'notary_emoluments',
  'notary_vat',
  'notary_disbursements',
  'mortgage_registration',
  'mortgage_inscription',
  'mortgage_emoluments',
  'mortgage_emoluments_vat',
  'bank_file_fee',
  'expert_valuation',
  'agency_fee',
  'construction_vat',
])
export type CostId = z.infer<typeof costId>

/** Components of the costs that the arguments leave open; the known costs are without them. */
const unknownComponent = z.enum([
  'bellegen_akt_credit',
  'duty_reduction',
  'investor_credit',
  'municipal_surcharge',
  'vat_rate',
  'land_share',
])
export type UnknownComponent = z.infer<typeof unknownComponent>

export const costLineSchema = z.object({
  id: costId,
  label: z.string(),
  amount: euros('negative: a credit'),
  rule: z.string().describe('how the amount is found'),
  law: z.string(),
  source: z.string(),
  status,
  url: z.string().optional().describe('public page of the law or source, where there is one'),
})
export type CostLine = z.infer<typeof costLineSchema>

/** refund_later: buyers from outside the EEA pay full duties at the deed and are refunded once they live here. */
const bellegenAktState = z.enum(['applied', 'confirmed_zero', 'not_applicable', 'unconfirmed', 'refund_later'])
export type BellegenAktState = z.infer<typeof bellegenAktState>

export const leverId = z.enum([
  'savings_more',
  'debts_none',
  'term_longer',
  'rate_lower',
  'debt_service_higher',
  'bellegen_akt_confirmed',
  'first_time_buyer',
])
export type LeverId = z.infer<typeof leverId>

/** Answer of an affordability calculation. Amounts in EUR; shares from 0 to 1. */
export const affordabilitySchema = z.object({
  maxPropertyPrice: euros('whole euros'),
  maxPropertyPriceCostBasis: z.enum(['complete', 'known_costs_only']),
  maxPropertyPriceRange: z
    .object({ low: euros('rounded down to 5,000'), high: euros('rounded up to 5,000') })
    .describe('over the range of net income and of what lenders accept'),
  use: z.string().describe('what the price may be used for'),
  limitedBy: z.enum(['income', 'loan_to_value']),
  loan: z.object({
    amount: euros('what is borrowed at the maximum'),
    loanToValueCap: share('of the price'),
    incomeCap: euros('largest loan that income carries'),
    termYears: z.int(),
    interestRate: z.number().meta({ unit: '% a year' }),
    rateMonth: z.string().nullable().describe('month of the published average; null: the rate is as stated'),
    rateSource: z.string(),
    fixation: z.string().nullable().describe('fixation of the published average, years; null: the rate is as stated'),
    rateUrl: z.string().nullable(),
    rateAgeDays: z.int().nullable().describe('days from the end of that month to the deed'),
  }),
  monthlyPayment: z.number(),
  stress: z.object({
    interestRate: z.number().meta({ unit: '% a year' }),
    monthlyPayment: euros('of the same loan'),
    debtServiceShare: share('of net income').nullable(),
    maxPropertyPrice: euros('if the loan had to be carried at this rate'),
  }),
  variable: z
    .object({
      interestRate: z.number().meta({ unit: '% a year' }),
      rateMonth: z.string(),
      monthlyPayment: euros('of the same loan, while the rate stays'),
      raisedPayment: euros('of the same loan, once the rate has risen as in the stress test'),
      maxPropertyPrice: euros('if the loan had this rate throughout'),
    })
    .nullable()
    .describe('the same loan at the average variable rate; null: none was published'),
  netIncome: z.object({
    monthly: euros('approximation'),
    low: euros('a month'),
    high: euros('a month'),
    method: z.enum(['tax_scale', 'share_of_gross']),
    status,
  }),
  acquisitionCosts: z.object({
    total: euros('sum of the lines, on top of the price'),
    lines: z.array(costLineSchema),
    includedInPrice: z.array(z.string()).describe('part of the price already, not in the total'),
    unknownComponents: z.array(unknownComponent),
    unknownExplained: z.array(z.string()).describe('one sentence for each'),
  }),
  bellegenAkt: z.object({
    state: bellegenAktState,
    missing: z.array(z.string()).describe('arguments that would confirm it'),
    ceilingPerBuyer: euros('by law on the day of the deed').nullable(),
    creditApplied: euros('taken off the duties'),
    refundLater: euros('refunded once the buyers live here'),
  }),
  newBuild: z
    .object({
      landShare: share('of the price before VAT'),
      priceBeforeVat: euros('of the maximum price'),
      land: euros('on which duties are due'),
      construction: euros('before VAT'),
      vat: euros('in the price'),
    })
    .nullable(),
  ratios: z.object({
    loanToValue: share('loan of price').nullable(),
    loanToIncome: share('loan of gross income of a year').nullable(),
    debtServiceShare: share('loan and debts of net income').nullable(),
    debtServiceLimit: share('practice, or as stated'),
    costsToPrice: share('costs of price').nullable(),
  }),
  levers: z.array(
    z.object({
      change: z.string(),
      maxPropertyPrice: euros('with this change alone'),
      difference: euros('more than now'),
    }),
  ),
  questions: z.array(z.string()).describe('what the buyer should be asked, since a figure looks unlikely or is open'),
  assumptions: z.array(z.string()),
  parameters: z.array(z.string()).describe('figures of law and practice beside the lines'),
  deedDate: z.iso.date(),
  status: status.describe('of the weakest figure'),
  disclaimer: z.string(),
})
export type Affordability = z.infer<typeof affordabilitySchema>
