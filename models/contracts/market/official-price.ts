import { z } from 'zod'

/** Area of a row of an official price table. `quartier`: a quarter of Luxembourg City; `city`: that city; `country`: the national mean. */
export const PRICE_AREA_KINDS = ['commune', 'quartier', 'city', 'country'] as const

/** One mean price of the official tables, as printed: names as written that year, nothing filled in. */
export const officialPriceSchema = z.object({
  communeText: z.string().describe('name of the area as the table writes it'),
  areaKind: z.enum(PRICE_AREA_KINDS),
  year: z.int().describe('year of the offers or deeds; of a period, the year it ends in'),
  period: z.string().describe('the year, or first and last month: 2025-04/2026-03'),
  listingType: z.enum(['rent', 'sale']),
  segment: z.enum(['apartment', 'house']),
  basis: z.enum(['asking', 'registered']).describe('asked in adverts, or registered in notarial deeds'),
  condition: z
    .enum(['existing', 'vefa', 'all'])
    .describe('vefa: sold before completion; all: the table makes no difference'),
  pricePerSqm: z.number().nullable().describe('mean; per month for rents').meta({ unit: 'EUR/m²' }),
  priceEur: z.number().nullable().describe('mean of whole prices; per month for rents').meta({ unit: 'EUR' }),
  lowPricePerSqm: z.number().nullable().describe('after the lowest 5 % are left out').meta({ unit: 'EUR/m²' }),
  highPricePerSqm: z.number().nullable().describe('after the highest 5 % are left out').meta({ unit: 'EUR/m²' }),
  observations: z.int().nullable().describe('offers or deeds; null where the table does not say'),
  suppressed: z.boolean().describe('the price is withheld because there were too few observations'),
  sourceNote: z.string().describe('file and sheet'),
})
export type OfficialPrice = z.infer<typeof officialPriceSchema>
