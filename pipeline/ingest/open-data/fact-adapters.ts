import { officialPriceSchema } from '../../../models/contracts/market/official-price.ts'
import { priceIndexPointSchema } from '../../../models/contracts/market/price-index-point.ts'
import type { FactAdapterName } from '../../../models/contracts/release/source.ts'
import { routedTripSchema } from '../../../models/contracts/places/routed-trip.ts'
import { transitStopSchema } from '../../../models/contracts/places/transit-stop.ts'
import type { FactAdapter } from '../raw/adapter.ts'
import { guardedRows } from '../raw/guarded-rows.ts'
import type { FactSource } from '../raw/source-kind.ts'
import { readGtfs } from './gtfs.ts'
import { readObservatoirePrices } from './observatoire-prices.ts'
import { readRoutingMatrix } from './routing-matrix.ts'
import { readSdmxCsv } from './sdmx-csv.ts'

const ADAPTERS: { [Name in FactAdapterName]: FactAdapter<unknown> } = {
  'observatoire-prices': {
    kind: 'facts',
    name: 'observatoire-prices',
    table: 'official_price',
    schema: officialPriceSchema,
    read: readObservatoirePrices,
  },
  'sdmx-csv': {
    kind: 'facts',
    name: 'sdmx-csv',
    table: 'price_index_point',
    schema: priceIndexPointSchema,
    read: readSdmxCsv,
  },
  gtfs: { kind: 'facts', name: 'gtfs', table: 'transit_stop', schema: transitStopSchema, read: readGtfs },
  'routing-matrix': {
    kind: 'facts',
    name: 'routing-matrix',
    table: 'routed_trip',
    schema: routedTripSchema,
    read: readRoutingMatrix,
  },
}

/** Finds the adapter of an open-data feed. */
export function factAdapterFor({ adapter: name }: FactSource): FactAdapter<unknown> {
  const adapter = ADAPTERS[name]
  return { ...adapter, read: (file, source) => guardedRows(adapter.read(file, source), file, source) }
}
