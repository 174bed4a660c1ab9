import { z } from 'zod'

export const PRICE_CHECKS = ['plausible', 'unusual', 'implausible', 'unknown'] as const

/** Views in which a price is compared, the most telling first. */
export const PRICE_VIEWS = ['price_for_area', 'price_for_bedrooms', 'price_for_type'] as const

const comparisonSchema = z.object({
  code: z.enum(PRICE_VIEWS),
  priceEur: z.number().meta({ unit: 'EUR' }),
  kind: z.string().describe('segment, or type where there is none'),
  size: z.number().nullable().describe('area in m² or bedrooms, whichever the price was compared by'),
  lowEur: z.number().describe('lower end of what is usual').meta({ unit: 'EUR' }),
  highEur: z.number().describe('upper end of what is usual').meta({ unit: 'EUR' }),
  listings: z.int().describe('offers compared with'),
  within: z.enum(['commune', 'canton', 'country']).describe('smallest area with enough of them'),
})

/** One thing that was checked, with its figures. */
export const priceCheckReasonSchema = z.discriminatedUnion('code', [
  comparisonSchema,
  z.object({ code: z.enum(['life_annuity', 'part_share']), words: z.string().describe('words of the advert, folded') }),
  z.object({ code: z.literal('type_contradicted'), stated: z.string(), told: z.string() }),
  z.object({ code: z.literal('too_few_listings'), listings: z.int(), needed: z.int() }),
  z.object({ code: z.enum(['no_price', 'outside_country', 'project']) }),
])
export type PriceCheckReason = z.infer<typeof priceCheckReasonSchema>
export type PriceComparison = z.infer<typeof comparisonSchema>

/** Whether the price can be that of what the advert describes. */
export const priceCheckSchema = z.object({
  priceCheck: z
    .enum(PRICE_CHECKS)
    .describe(
      'implausible: shown with a note, left out of ranges, medians and levels, last in search; ' +
        'unknown: not checked, or only by its type though others of it state a size',
    ),
  priceCheckReasons: z.array(priceCheckReasonSchema).describe('what was checked, the deciding reason first'),
})
export type PriceCheck = z.infer<typeof priceCheckSchema>
