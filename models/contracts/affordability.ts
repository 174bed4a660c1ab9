import { z } from 'zod'
import { LEGAL_STATUSES } from './legal.ts'

export const HOUSEHOLD_TYPES = ['single', 'couple', 'family'] as const
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

/** Arguments of an affordability calculation, without the language of the answer. */
export const affordabilityRequestSchema = z.strictObject({
  annualIncome: z
    .number()
    .min(0)
    .max(10_000_000)
    .describe('gross income of the household a year, EUR')
    .meta({ examples: [90_000] }),
  monthlyDebts: z
    .number()
    .min(0)
    .max(1_000_000)
    .describe('payments on other loans a month, EUR; 0 if none')
    .meta({ examples: [300] }),
  savingsAvailable: z
    .number()
    .min(0)
    .max(100_000_000)
    .describe('own money for price and costs, EUR')
    .meta({ examples: [100_000] }),
  householdType: z.enum(HOUSEHOLD_TYPES).meta({ examples: ['couple'] }),
  employmentType: z
    .enum(EMPLOYMENT_TYPES)
    .describe('of the main earner')
    .meta({ examples: ['permanent'] }),
  residencyType: z
    .enum(RESIDENCY_TYPES)
    .describe('cross_border: lives abroad, works in Luxembourg')
    .meta({ examples: ['resident'] }),
  residenceUse: z
    .enum(RESIDENCE_USES)
    .optional()
    .describe('what the dwelling is for; leave out what is not confirmed')
    .meta({ examples: ['primary'] }),
  bellegenAktEligibleBuyers: z
    .int()
    .min(0)
    .max(20)
    .optional()
    .describe('confirmed number of buyers entitled to the Bëllegen Akt; 0 only if confirmed, never as a default')
    .meta({ examples: [2] }),
  bellegenAktCreditAvailable: z
    .number()
    .min(0)
    .max(800_000)
    .optional()
    .describe('confirmed unused credit of all of them together, EUR; 0 only if confirmed, never as a default')
    .meta({ examples: [80_000] }),
  propertyCondition: z
    .enum(PROPERTY_CONDITIONS)
    .optional()
    .describe('default existing')
    .meta({ examples: ['existing'] }),
  propertyType: z
    .enum(['apartment', 'house'])
    .optional()
    .describe('decides on a municipal surcharge')
    .meta({ examples: ['apartment'] }),
  commune: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .describe('where: slug or name; decides on a municipal surcharge')
    .meta({ examples: ['luxembourg'] }),
  termYears: z
    .int()
    .min(1)
    .max(40)
    .optional()
    .meta({ examples: [25] }),
  interestRate: z
    .number()
    .min(0.1)
    .max(15)
    .optional()
    .describe('% a year, 3.5 means 3.5 %; default: newest published average')
    .meta({ examples: [3.5] }),
  debtServicePercent: z
    .number()
    .min(5)
    .max(80)
    .optional()
    .describe('debt payments of net income at most, %; default: usual practice')
    .meta({ examples: [40] }),
  landPercent: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('new build: part of the price before VAT that is land, %')
    .meta({ examples: [35] }),
  deedDate: z.iso
    .date()
    .min(10)
    .max(10)
    .refine((date) => EARLIEST_DEED <= date && date <= LATEST_DEED, `a date from ${EARLIEST_DEED} to ${LATEST_DEED}`)
    .optional()
    .describe('day of the deed, chooses the law; default: day of the data')
    .meta({ examples: ['2026-11-21'] }),
  isPersonalResidence: z.boolean().optional().describe('deprecated: send residenceUse; confirms nothing'),
  isFirstTimeBuyer: z.boolean().optional().describe('deprecated; confirms no Bëllegen Akt'),
})
export type AffordabilityRequest = z.infer<typeof affordabilityRequestSchema>

const euros = (description: string) => z.number().describe(description).meta({ unit: 'EUR' })
const share = (description: string) => z.number().describe(description)
const status = z.enum(LEGAL_STATUSES)

/** What a purchase may cost besides its price. */
export const COST_IDS = [
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
] as const
export type CostId = (typeof COST_IDS)[number]

/** Components of the costs that the arguments leave open; the known costs are without them. */
export const UNKNOWN_COMPONENTS = [
  'bellegen_akt_credit',
  'duty_reduction',
  'investor_credit',
  'municipal_surcharge',
  'vat_rate',
  'land_share',
] as const
export type UnknownComponent = (typeof UNKNOWN_COMPONENTS)[number]

export const costLineSchema = z.object({
  id: z.enum(COST_IDS),
  label: z.string(),
  amount: euros('negative: a credit'),
  rule: z.string().describe('how the amount is found'),
  law: z.string(),
  source: z.string(),
  status,
})
export type CostLine = z.infer<typeof costLineSchema>

export const BELLEGEN_AKT_STATES = ['applied', 'confirmed_zero', 'not_applicable', 'unconfirmed'] as const
export type BellegenAktState = (typeof BELLEGEN_AKT_STATES)[number]

export const LEVERS = [
  'savings_more',
  'debts_none',
  'term_longer',
  'rate_lower',
  'debt_service_higher',
  'bellegen_akt_confirmed',
  'first_time_buyer',
] as const
export type LeverId = (typeof LEVERS)[number]

/** Answer of an affordability calculation. Amounts in EUR; shares from 0 to 1. */
export const affordabilitySchema = z.object({
  maxPropertyPrice: euros('highest price that savings and loan can pay with the known costs, whole euros'),
  maxPropertyPriceCostBasis: z.enum(['complete', 'known_costs_only']),
  maxPropertyPriceRange: z.object({ low: euros('at the low end of net income'), high: euros('at the high end') }),
  hardCeiling: z.boolean().describe('false: not a search limit, no verdict'),
  use: z.string().describe('what the figure may be used for'),
  limitedBy: z.enum(['income', 'loan_to_value']),
  loan: z.object({
    amount: euros('what is borrowed at the maximum'),
    loanToValueCap: share('of the price'),
    incomeCap: euros('largest loan that income carries'),
    termYears: z.int(),
    interestRate: z.number().meta({ unit: '% a year' }),
    rateBasis: z.enum(['stated', 'series']),
    rateMonth: z.string().nullable().describe('month of the published average'),
    rateAgeMonths: z.int().nullable().describe('from then to the deed'),
    rateSource: z.string(),
  }),
  monthlyPayment: euros('of the loan'),
  stress: z.object({
    interestRate: z.number().meta({ unit: '% a year' }),
    monthlyPayment: euros('of the same loan'),
    debtServiceShare: share('of net income').nullable(),
    maxPropertyPrice: euros('if the loan had to be carried at this rate'),
  }),
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
    includedInPrice: z.array(costLineSchema).describe('part of the price already, not in the total'),
    unknownComponents: z.array(z.enum(UNKNOWN_COMPONENTS)),
    unknownExplained: z.array(z.string()).describe('one sentence for each'),
  }),
  bellegenAkt: z.object({
    state: z.enum(BELLEGEN_AKT_STATES),
    missing: z.array(z.string()).describe('arguments that would confirm it'),
    eligibleBuyers: z.int().nullable().describe('as confirmed'),
    creditAvailable: euros('as confirmed').nullable(),
    ceilingPerBuyer: euros('by law on the day of the deed').nullable(),
    creditApplied: euros('taken off the duties'),
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
  levers: z
    .array(
      z.object({
        id: z.enum(LEVERS),
        change: z.string(),
        maxPropertyPrice: euros('with this change alone'),
        difference: euros('more than now'),
      }),
    )
    .describe('largest first'),
  assumptions: z.array(z.string()),
  parameters: z
    .array(
      z.object({
        id: z.string(),
        value: z.number(),
        unit: z.string(),
        validFrom: z.string().nullable(),
        law: z.string(),
        source: z.string(),
        status,
      }),
    )
    .describe('figures of law and practice beside those of the cost lines'),
  deedDate: z.iso.date().describe('the law is that of this day'),
  status: status.describe('of the weakest figure used'),
  disclaimer: z.string(),
})
export type Affordability = z.infer<typeof affordabilitySchema>
