import type { AdjustedMedianRow } from '../../../models/contracts/market/adjusted-median.ts'
import { forecastPartTableSchema } from '../../../models/contracts/tables/part-tables.ts'
import type { Job, Run } from '../../engine/job.ts'
import { writeRecords } from '../../warehouse/records.ts'
import type { Level } from './forecast-levels.ts'
import { forecastRefusalSchema, forecastRowSchema } from './forecast-row.ts'

/** Forecasts asking price levels of communes and the nation for four quarters; states when the history is too short. */
export const forecastsJob: Job = {
  name: 'forecasts',
  title: 'forecasts for four quarters',
  inputs: ['trend_point', 'adjusted_median'],
  outputs: ['forecast', 'forecast_refusal', 'forecast_part'],
  module: import.meta.url,
  cadence: 'quarterly',
  async work(run) {
    const { forecastLevels } = await import('./forecast-levels.ts')
    const { forecasts, refusals, parts } = forecastLevels(await saleLevels(run), await saleMedians(run))
    await writeRecords(run.warehouse, 'forecast', forecastRowSchema, forecasts)
    await writeRecords(run.warehouse, 'forecast_refusal', forecastRefusalSchema, refusals)
    await writeRecords(run.warehouse, 'forecast_part', forecastPartTableSchema, parts)
    return {}
  },
}

function saleLevels({ warehouse }: Run): Promise<Level[]> {
  return warehouse.all<Level>(
    `SELECT area_level, area_slug, segment, quarter, price_per_sqm FROM trend_point
     WHERE listing_type = 'sale' AND segment <> 'all' AND area_level IN ('commune', 'nation')
     ORDER BY area_level, area_slug, segment, right(quarter, 4), quarter`,
  )
}

function saleMedians({ warehouse }: Run): Promise<AdjustedMedianRow[]> {
  return warehouse.all<AdjustedMedianRow>(
    'SELECT * FROM adjusted_median ORDER BY area_level, area_slug, segment, quarter',
  )
}
