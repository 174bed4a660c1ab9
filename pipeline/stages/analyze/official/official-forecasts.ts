import {
  officialForecastSchema,
  officialIndexForecastSchema,
} from '../../../../models/contracts/market/official-forecast.ts'
import { dayAndFiles } from '../../../engine/day-and-files.ts'
import type { Job } from '../../../engine/job.ts'
import { writeRecords } from '../../../warehouse/records.ts'
import { countCommunes } from './count-communes.ts'
import { readIndexPoints } from './index-points.ts'

/** Forecasts the official series: next year's figure of each commune, and four quarters of the national index. */
export const officialForecastsJob: Job = {
  name: 'official-forecasts',
  title: 'forecasts of the official series',
  inputs: ['official_index_point'],
  outputs: ['official_forecast', 'official_index_forecast'],
  module: import.meta.url,
  parameters: dayAndFiles('official-prices.csv', 'communes.csv'),
  async work(run) {
    const { officialForecasts, officialIndexForecast } = await import('./forecast-official-series.ts')
    const asOf = await run.asOf()
    const series = officialForecasts(run.reference, asOf)
    const points = await readIndexPoints(run)
    const index = officialIndexForecast(points, asOf)
    await writeRecords(run.warehouse, 'official_forecast', officialForecastSchema, series)
    const indices = index === undefined ? [] : [index]
    await writeRecords(run.warehouse, 'official_index_forecast', officialIndexForecastSchema, indices)
    return countCommunes(series)
  },
}
