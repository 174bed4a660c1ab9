import { z } from 'zod'
import type { Source } from '../../models/contracts/release/source.ts'
import { gtfsOptionsSchema } from './gtfs.ts'
import { mappedOptionsSchema } from './mapped-options.ts'
import { observatoireOptionsSchema } from './observatoire-prices.ts'
import { routingOptionsSchema } from './routing-matrix.ts'

const MAPPED: ReadonlySet<string> = new Set(['csv', 'tsv', 'json', 'ndjson', 'xlsx'])

/** The schema of the `options` that an adapter takes. */
export function optionsSchemaOf(adapter: Source['adapter']): z.ZodType {
  if (MAPPED.has(adapter)) return mappedOptionsSchema
  if (adapter === 'observatoire-prices') return observatoireOptionsSchema
  if (adapter === 'routing-matrix') return routingOptionsSchema
  return adapter === 'gtfs' ? gtfsOptionsSchema : z.strictObject({})
}
