import { z } from 'zod'
import { RAW_ADVERT_FIELDS } from '../../models/contracts/listings/raw-advert.ts'
import type { Source } from '../../models/contracts/release/source.ts'
import { gtfsOptionsSchema } from './open-data/gtfs.ts'
import { geojsonOptionsSchema } from './open-data/geojson/geojson-options.ts'
import { MAP_FEATURE_FIELDS } from './open-data/geojson/read-geojson.ts'
import { mappedOptionsSchema } from './formats/mapped-options.ts'
import { observatoireOptionsSchema } from './open-data/observatoire-prices.ts'
import { routingOptionsSchema } from './open-data/routing-matrix.ts'
import { PERIOD_FIELDS, sdmxTable } from './open-data/sdmx/read-sdmx.ts'
import { sdmxOptionsSchema } from './open-data/sdmx/sdmx-options.ts'

const MAPPED: ReadonlySet<string> = new Set(['csv', 'tsv', 'json', 'ndjson', 'xlsx', 'xml'])

/** Returns the schema of an adapter's `options`. */
export function optionsSchemaOf(adapter: Source['adapter']): z.ZodType {
  if (MAPPED.has(adapter)) return mappedOptionsSchema
  if (adapter === 'observatoire-prices') return observatoireOptionsSchema
  if (adapter === 'routing-matrix') return routingOptionsSchema
  if (adapter === 'sdmx') return sdmxOptionsSchema
  if (adapter === 'geojson') return geojsonOptionsSchema
  return adapter === 'gtfs' ? gtfsOptionsSchema : z.strictObject({})
}

/** Finds the record, in words, whose fields the mapping of a feed may name. */
export function mappedRecordOf(source: Source): { record: string; fields: readonly string[] } {
  if (source.adapter === 'geojson') return { record: 'the table map_feature', fields: MAP_FEATURE_FIELDS }
  if (source.adapter !== 'sdmx') return { record: 'a raw advert', fields: RAW_ADVERT_FIELDS }
  const { table, schema } = sdmxTable(source)
  const fields = Object.keys(schema.shape).filter((name) => !PERIOD_FIELDS.has(name))
  return { record: `the table ${table}`, fields }
}
