import { z } from 'zod'
import { forecastSchema } from './forecast.ts'

const { intervalLevel, predictions } = forecastSchema.shape
const quarter = predictions.element.shape.quarter
const percent = (description: string) => z.number().describe(description).meta({ unit: '%' })

/** The official price index of a quarter that is over and of which the release holds no official figure. */
export const officialNowcastSchema = z.object({
  quarter,
  steps: z.int().min(1).describe('quarters after the last published one'),
  value: z.number().describe('expected index, 2015 = 100'),
  low: z.number().describe('lower end of the interval'),
  high: z.number().describe('upper end of the interval'),
  intervalLevel,
  changePercent: percent('change on the last published quarter, one decimal'),
  lastQuarter: quarter.describe('the last published quarter'),
  lastValue: z.number(),
  rmsePercent: percent('root of the mean square error of past nowcasts of as many steps'),
  noChangeRmsePercent: percent('the same for no change since the last published quarter'),
  coverage: z.number().min(0).max(1).describe('share of past outcomes inside their interval'),
  judgedQuarters: z.int().min(0).describe('quarters that were nowcast in the back-test'),
})
export type OfficialNowcast = z.infer<typeof officialNowcastSchema>
