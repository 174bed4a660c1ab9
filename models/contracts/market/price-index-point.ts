import { z } from 'zod'

/** One point of an official price index, as published in SDMX. */
export const priceIndexPointSchema = z.object({
  dataset: z.string().describe('data flow and its version'),
  geo: z.string().describe('country as Eurostat codes it'),
  unit: z.string().describe('I15_Q: index, 2015 = 100; RCH_Q and RCH_A: quarterly and annual change in per cent'),
  purchase: z.string().describe('TOTAL, DW_NEW or DW_EXST; TOTAL where the data flow makes no difference'),
  period: z.string().describe('2007-Q1'),
  value: z.number().nullable(),
  flag: z.string().nullable().describe('p provisional, e estimated, b break in the series'),
})
export type PriceIndexPoint = z.infer<typeof priceIndexPointSchema>
