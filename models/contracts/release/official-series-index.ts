import { z } from 'zod'
import { officialSeriesSchema } from '../market/official-series.ts'
import { citedSourceSchema } from '../places/commune.ts'

/** Where the official series lie; a release without the file has none. */
export const OFFICIAL_SERIES_PATH = 'index/official-series.json'

/** All official series of a release, with their sources and the names of communes that have merged. */
export const officialSeriesIndexSchema = z.object({
  series: z.array(officialSeriesSchema),
  sources: z.array(citedSourceSchema),
  names: z
    .record(z.string(), z.string())
    .describe('name by slug of communes as of a year; those of today are elsewhere'),
})
export type OfficialSeriesIndex = z.infer<typeof officialSeriesIndexSchema>
