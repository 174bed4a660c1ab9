import { z } from 'zod'

/** Where the dated parameters of a release lie; a release without the file has none. */
export const LEGAL_PATH = 'index/legal.json'

/**
 * How well a figure is founded. verified: read in the official text or on a page of the issuing body; secondary: read elsewhere, such as a
 * law firm, a newspaper or a chamber; unverified: general knowledge or usual practice.
 */
export const LEGAL_STATUSES = ['verified', 'secondary', 'unverified'] as const
export type LegalStatus = (typeof LEGAL_STATUSES)[number]

export const LEGAL_UNITS = [
  'share',
  'percentage points',
  'EUR',
  'EUR/year',
  'EUR/month',
  'months',
  'years',
  'days',
  'count',
] as const

/** One slice of a tariff or tax scale: what lies above the slice before, up to `upToEur`. */
export const legalSliceSchema = z.strictObject({
  upToEur: z.number().gt(0).nullable().describe('upper end of the slice; null: no end').meta({ unit: 'EUR' }),
  share: z.number().min(0).max(1).describe('of the amount within the slice'),
})
export type LegalSlice = z.infer<typeof legalSliceSchema>

/** Value of a parameter in one span of time, and its source. */
export const legalValueSchema = z.strictObject({
  value: z.union([z.number(), z.array(legalSliceSchema).min(1).max(60)]),
  validFrom: z.iso.date().nullable().describe('first day; null: since before anything that is asked'),
  validTo: z.iso.date().nullable().describe('last day; null: no end is known'),
  source: z.string().min(1).max(300),
  status: z.enum(LEGAL_STATUSES),
  note: z.string().min(1).max(500).nullable(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable()
    .default(null)
    .describe('public page of the figure'),
  noUrl: z.string().min(1).max(200).nullable().default(null).describe('why there is no public page'),
  checked: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
    .nullable()
    .default(null)
    .describe('month in which the source was read; null: it was not'),
})
export type LegalValue = z.infer<typeof legalValueSchema>

/** A figure of law or practice through time. Spans follow each other without overlap; days between them have no value. */
export const legalParameterSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]*$/),
  title: z.string().min(1).max(200),
  unit: z.enum(LEGAL_UNITS),
  law: z.string().min(1).max(200).describe('law, regulation or practice that it comes from'),
  values: z.array(legalValueSchema).min(1).max(50),
})
export type LegalParameter = z.infer<typeof legalParameterSchema>

/** One published average rate of new housing loans. */
export const mortgageRateSchema = z.strictObject({
  month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  fixedYearsFrom: z
    .int()
    .min(0)
    .max(40)
    .describe('initial fixation above so many years; 0 with `fixedYearsTo` 1: variable'),
  fixedYearsTo: z.int().min(1).max(40).nullable().describe('initial fixation up to so many years; null: no end'),
  percent: z.number().min(-2).max(25).meta({ unit: '% a year' }),
  source: z.string().min(1).max(300),
  status: z.enum(LEGAL_STATUSES),
  url: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable()
    .default(null)
    .describe('public page of the series'),
})
export type MortgageRate = z.infer<typeof mortgageRateSchema>

/** `index/legal.json`: dated parameters by id, and the mortgage rate series by month. */
export const legalFactsSchema = z.strictObject({
  parameters: z.array(legalParameterSchema).max(500),
  mortgageRates: z.array(mortgageRateSchema).max(5_000),
})
export type LegalFacts = z.infer<typeof legalFactsSchema>
