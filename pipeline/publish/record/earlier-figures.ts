import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { FORECASTS_PATH, forecastSchema } from '../../../models/contracts/market/forecast.ts'
import { OFFICIAL_FORECASTS_PATH } from '../../../models/contracts/market/official-forecast.ts'
import { officialNowcastSchema } from '../../../models/contracts/market/official-nowcast.ts'
import { marketIndexSchema } from '../../../models/contracts/market/market-index.ts'
import { recordRowSchema, type RecordRow } from '../../../models/contracts/market/record.ts'
import { RELEASE_PATHS, type ReleaseManifest } from '../../../models/contracts/release/release.ts'
import { parseQuarter } from '../../../models/kernel/quarter.ts'
import { nowcastRow } from '../../../models/record/nowcast-rows.ts'
import { forecastRows, indexRow, type Stated } from '../../../models/record/record-rows.ts'
import type { ReleaseStore } from '../../releases/release-store.ts'
import { streamRecords } from '../../warehouse/records.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'

/** The parts of a forecast that are scored: releases made before the others were added have these, too. */
export const statedForecasts = z.object({
  forecasts: z.array(
    forecastSchema.pick({
      communeSlug: true,
      propertyType: true,
      generatedForQuarter: true,
      predictions: true,
      history: true,
      intervalLevel: true,
    }),
  ),
})

/** Releases made before there were nowcasts have none. */
const statedNowcasts = z.object({ nowcasts: z.array(officialNowcastSchema).default([]) })

/** A release that came before, with the folder that it lies in. */
export interface EarlierRelease extends Pick<ReleaseManifest, 'id' | 'quarter' | 'asOf'> {
  folder: string
}

/** The releases of the same market that led to a new one, as far as they are kept; oldest first. */
export function earlierReleases(
  store: ReleaseStore,
  previous: ReleaseManifest | null,
  market: string,
): EarlierRelease[] {
  const releases: EarlierRelease[] = []
  let next = previous
  while (next !== null && next.market === market && !releases.some(({ id }) => id === next?.id)) {
    releases.unshift({ id: next.id, quarter: next.quarter, asOf: next.asOf, folder: join(store.directory, next.id) })
    const before: string | null = next.previousReleaseId
    next = before !== null && store.has(before) ? store.manifest(before) : null
  }
  return releases
}

/** Reads the figures of quarters that a release did not know: its forecasts and nowcasts, and its index of the quarter it was made in. */
export function statedBy({ id, quarter, folder }: EarlierRelease): Stated[] {
  const origin = { origin: 'published', releaseId: id } as const
  const { forecasts } = readJson(join(folder, FORECASTS_PATH), statedForecasts) ?? { forecasts: [] }
  const { nowcasts } = readJson(join(folder, OFFICIAL_FORECASTS_PATH), statedNowcasts) ?? { nowcasts: [] }
  const { series } = readJson(join(folder, RELEASE_PATHS.marketIndex), marketIndexSchema) ?? { series: [] }
  const indices = series.flatMap(({ scope, points }) => {
    const at = points.findIndex((point) => point.quarter === quarter)
    const point = points[at]
    if (!point) return []
    const previousValue = points[at - 1]?.value ?? null
    return [indexRow({ scope, ...point, quarter: parseQuarter(quarter), previousValue }, origin)]
  })
  return [
    ...forecasts.flatMap((forecast) => forecastRows(forecast, origin)),
    ...nowcasts.map((nowcast) => nowcastRow(nowcast, origin)),
    ...indices,
  ]
}

/** Reads the published rows of the newest record, which has those of releases that are no longer kept. */
export async function carriedRows(warehouse: Warehouse, releases: readonly EarlierRelease[]): Promise<RecordRow[]> {
  const files = releases.map(({ folder }) => join(folder, 'public', 'data', 'record.parquet'))
  const newest = files.findLast((file) => existsSync(file))
  if (newest === undefined) return []
  const table = `read_parquet('${newest.replaceAll("'", "''")}')`
  const tail = `WHERE origin = 'published' ORDER BY model, made_in, for_quarter, kind, subject`
  const rows: RecordRow[] = []
  for await (const chunk of streamRecords(warehouse, table, recordRowSchema, tail)) rows.push(...chunk)
  return rows
}

export function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}
