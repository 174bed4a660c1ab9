import { z } from 'zod'
import { forecastSchema } from './forecast.ts'
import { officialLevelSchema } from './official-level.ts'

const share = (description: string) => z.number().gt(0).describe(description)

/** Mean price per m² registered in deeds over the mean asked in adverts, for flats for sale of a commune. */
export const paidToAskedSchema = officialLevelSchema
  .pick({ communeSlug: true, segment: true, condition: true })
  .extend({
    year: z.int().describe('the year that the ratio is expected for'),
    ratio: share(
      '0.9: the mean paid is 90 % of the mean asked; different homes stand behind the two, so this is no discount',
    ),
    low: share('lower end of the interval'),
    high: share('upper end of the interval'),
    intervalLevel: forecastSchema.shape.intervalLevel,
    lastYear: z.int(),
    lastRatio: share('of the published means of that year'),
    years: z.int().min(1).describe('years of the commune with both means'),
    skill: z.number().describe('1 less the error of past ratios over that of the last ratio carried on'),
    coverage: z.number().min(0).max(1).describe('share of past outcomes inside their interval'),
    judgedYears: z.int().min(1).describe('years in which past ratios were judged'),
    source: z.string().describe('id of the source'),
  })
export type PaidToAsked = z.infer<typeof paidToAskedSchema>

/** The figures of a ratio as an estimate gives them. */
export const paidToAskedFigures = ['ratio', 'low', 'high', 'intervalLevel', 'year', 'lastYear'] as const
export type PaidToAskedFigures = Pick<PaidToAsked, (typeof paidToAskedFigures)[number]>

/** Whether more is known than that the two means may be the same. */
export function isBesideOne({ low, high }: Pick<PaidToAsked, 'low' | 'high'>): boolean {
  return high < 1 || low > 1
}
