import { z } from 'zod'
import { affordabilityRequestSchema } from './affordability.ts'
import { LEGAL_STATUSES } from './legal.ts'

/** Longest comparison, years. */
export const MOST_YEARS = 40

const percent = (low: number, high: number, description: string, example: number) =>
  z
    .number()
    .min(low)
    .max(high)
    .optional()
    .describe(description)
    .meta({ examples: [example] })

/** Arguments of the comparison: the household, one home that it could buy, and one that it could rent instead. */
export const rentOrBuyRequestSchema = z.strictObject({
  ...affordabilityRequestSchema.shape,
  price: z
    .number()
    .min(1_000)
    .max(50_000_000)
    .describe('price of the home to buy, EUR')
    .meta({ examples: [650_000] }),
  monthlyRent: z
    .number()
    .min(1)
    .max(100_000)
    .describe('rent of a home like it, without charges, EUR a month')
    .meta({ examples: [1_900] }),
  years: z
    .int()
    .min(1)
    .max(MOST_YEARS)
    .optional()
    .describe('length of the comparison; default 20')
    .meta({ examples: [20] }),
  investmentReturnPercent: percent(-5, 15, 'return of invested money after tax, % a year; default: assumption', 2),
  ownerCostsPercent: percent(0, 10, "owner's yearly costs besides the loan, % of the price; default: practice", 1),
  rentGrowthPercent: percent(-5, 15, '% a year; default: assumption', 2),
  priceGrowthPercent: percent(-10, 15, '% a year beyond the forecast; default: assumption', 2),
})
export type RentOrBuyRequest = z.infer<typeof rentOrBuyRequestSchema>

export const PRICE_SCENARIOS = ['low', 'central', 'high'] as const
export type PriceScenarioId = (typeof PRICE_SCENARIOS)[number]

const euros = (description: string) => z.number().describe(description).meta({ unit: 'EUR' })
const status = z.enum(LEGAL_STATUSES)

/** One year of the comparison, at its end. */
export const comparedYearSchema = z.object({
  year: z.int(),
  homeValue: euros('price with the changes of the scenario'),
  loanLeft: euros('still owed'),
  ownerPays: euros('loan and owner costs of the year'),
  tenantPays: euros('rent of the year'),
  ownerInvested: euros('what the owner has invested so far, with its return'),
  tenantInvested: euros('what the tenant has invested so far, with its return'),
  ownerWealth: euros('value less cost of selling less loan, and what is invested'),
  tenantWealth: euros('what is invested, and the deposit'),
})
export type ComparedYear = z.infer<typeof comparedYearSchema>

export const rentOrBuyScenarioSchema = z.object({
  id: z.enum(PRICE_SCENARIOS),
  name: z.string(),
  priceChangesPercent: z.array(z.number()).describe('of the years that are forecast'),
  laterPercent: z.number().describe('% a year after them'),
  breakEvenYear: z.int().nullable().describe('first year from which buying stays ahead; null: none in the comparison'),
  difference: euros('owner less tenant at the end'),
  years: z.array(comparedYearSchema),
})

/** Answer of the comparison. Amounts in EUR; shares from 0 to 1. */
export const rentOrBuySchema = z.object({
  verdict: z.enum(['buying', 'renting', 'depends']).describe('ahead at the end in every scenario, or not'),
  verdictText: z.string(),
  years: z.int(),
  price: z.number(),
  monthlyRent: z.number(),
  isAffordable: z.boolean().describe('the lender gives the loan that this price takes'),
  start: z.object({
    savings: z.number(),
    costs: euros('of the purchase and the loan'),
    costBasis: z.enum(['complete', 'known_costs_only']),
    loan: z.number(),
    interestRate: z.number().meta({ unit: '% a year' }),
    termYears: z.int(),
    monthlyPayment: z.number(),
    ownerInvests: euros('savings that the purchase leaves'),
    deposit: euros('paid by the tenant and returned at the end'),
    agencyFee: euros("tenant's part with VAT"),
    tenantInvests: euros('savings less deposit and fee; below 0: they do not suffice'),
  }),
  assumed: z.object({
    investmentReturnPercent: z.number(),
    ownerCostsPercent: z.number(),
    ownerCostGrowthPercent: z.number(),
    rentGrowthPercent: z.number(),
    rentStepYears: z.number().describe('by law the rent changes no more often'),
    rentStepMostPercent: z.number().describe('and by no more at once'),
    saleCostPercent: z.number().describe('of the value, when the home is sold'),
  }),
  scenarios: z.array(rentOrBuyScenarioSchema),
  assumptions: z.array(z.string()),
  deedDate: z.iso.date(),
  status: status.describe('of the weakest figure'),
  disclaimer: z.string(),
})
export type RentOrBuy = z.infer<typeof rentOrBuySchema>
