import { z } from 'zod'
import { FREQUENCIES } from '../../kernel/period.ts'

/** One value of an official time series, as its office publishes it. */
export const statisticSchema = z.object({
  series: z.string().min(1).describe('name of the series in the definition of its feed: population, mortgage-rate'),
  dataset: z.string().describe('data flow and its version; unknown where the answer does not name it'),
  area: z.string().min(1).describe('place as the office codes it; LU where the series is national'),
  breakdown: z.string().nullable().describe('part of the whole: DW_NEW, a maturity; null where there is none'),
  unit: z.string().nullable().describe('EUR, percent, persons, or as the office codes it'),
  period: z.string().describe('2025, 2025-S1, 2025-Q3, 2025-09, 2025-W36 or 2025-09-30'),
  frequency: z.enum(FREQUENCIES).describe('length of the period: a year, half-year, quarter, month, week or day'),
  periodStart: z.iso.date(),
  periodEnd: z.iso.date(),
  value: z.number().nullable().describe('null where the office withholds it or has none'),
  flag: z.string().nullable().describe('as the office writes it: p provisional, e estimated, b break in the series'),
})
export type Statistic = z.infer<typeof statisticSchema>
