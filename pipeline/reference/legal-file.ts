import { compareText } from '../../models/kernel/compare-text.ts'
import { z } from 'zod'

import {
  LEGAL_STATUSES,
  LEGAL_UNITS,
  legalParameterSchema,
  mortgageRateSchema,
  type LegalFacts,
  type LegalParameter,
  type LegalValue,
  type MortgageRate,
} from '../../models/contracts/law/legal.ts'

const sliceSchema = z.strictObject({ up_to_eur: z.number().gt(0).nullable(), share: z.number().min(0).max(1) })
const valueSchema = z.strictObject({
  value: z.union([z.number(), z.array(sliceSchema).min(1)]),
  valid_from: z.iso.date().nullable(),
  valid_to: z.iso.date().nullable(),
  source: z.string().min(1),
  status: z.enum(LEGAL_STATUSES),
  note: z.string().min(1).nullable().default(null),
  url: z.url().nullable().default(null),
  no_url: z.string().min(1).nullable().default(null),
  checked: z.string().nullable().default(null),
})
const parameterSchema = z.strictObject({
  id: z.string(),
  title: z.string().min(1),
  unit: z.enum(LEGAL_UNITS),
  law: z.string().min(1),
  values: z.array(valueSchema).min(1),
})
const ratesSchema = z.strictObject({
  source: z.string().min(1),
  url: z.url().nullable().default(null),
  status: z.enum(LEGAL_STATUSES),
  fixations: z.record(z.string(), z.strictObject({ above_years: z.int(), up_to_years: z.int().nullable() })),
  months: z.record(z.string(), z.record(z.string(), z.number())),
})

/** One YAML file of `data/reference/legal`. */
export const legalFileSchema = z
  .strictObject({
    title: z.string().min(1),
    parameters: z.array(parameterSchema).default([]),
    mortgage_rates: ratesSchema.optional(),
  })
  .superRefine(({ mortgage_rates }, context) => {
    if (!mortgage_rates) return
    const { fixations, months } = mortgage_rates
    for (const [month, rates] of Object.entries(months))
      for (const name of Object.keys(rates).filter((name) => !(name in fixations)))
        context.addIssue({
          code: 'custom',
          path: ['mortgage_rates', 'months', month, name],
          message: `one of the fixations ${Object.keys(fixations).join(', ')}`,
        })
  })
export type LegalFile = z.infer<typeof legalFileSchema>

/** Combines all files into the form used in a release: parameters by id, rates by month and fixation. @throws ZodError */
export function toLegalFacts(files: readonly LegalFile[]): LegalFacts {
  const parameters = files.flatMap((file) => file.parameters.map(toParameter))
  const mortgageRates = files.flatMap(({ mortgage_rates }) => (mortgage_rates ? toRates(mortgage_rates) : []))
  return {
    parameters: z.array(legalParameterSchema).parse(parameters.sort((a, b) => compareText(a.id, b.id))),
    mortgageRates: z
      .array(mortgageRateSchema)
      .parse(mortgageRates.sort((a, b) => compareText(a.month, b.month) || a.fixedYearsFrom - b.fixedYearsFrom)),
  }
}

function toParameter({ values, ...parameter }: z.infer<typeof parameterSchema>): LegalParameter {
  return { ...parameter, values: values.map(toValue) }
}

function toValue({ value, valid_from, valid_to, no_url, ...sourced }: z.infer<typeof valueSchema>): LegalValue {
  const slices =
    typeof value === 'number' ? value : value.map(({ up_to_eur, share }) => ({ upToEur: up_to_eur, share }))
  return { value: slices, validFrom: valid_from, validTo: valid_to, noUrl: no_url, ...sourced }
}

function toRates({ source, url, status, fixations, months }: z.infer<typeof ratesSchema>): MortgageRate[] {
  return Object.entries(months).flatMap(([month, rates]) =>
    Object.entries(rates).map(([name, percent]) => {
      const { above_years, up_to_years } = fixations[name]!
      return { month, fixedYearsFrom: above_years, fixedYearsTo: up_to_years, percent, source, status, url }
    }),
  )
}
