import { officialPriceSchema } from '../../../models/contracts/market/official-price.ts'
import type { FactAdapterName } from '../../../models/contracts/release/source.ts'
import { mapFeatureSchema } from '../../../models/contracts/places/map-feature.ts'
import { routedTripSchema } from '../../../models/contracts/places/routed-trip.ts'
import { transitStopSchema } from '../../../models/contracts/places/transit-stop.ts'
import type { FactAdapter } from '../raw/adapter.ts'
import { guardedRows } from '../raw/guarded-rows.ts'
import type { FactSource } from '../raw/source-kind.ts'
import { readGeojson } from './geojson/read-geojson.ts'
import { readGtfs } from './gtfs.ts'
import { readObservatoirePrices } from './observatoire-prices.ts'
import { readRoutingMatrix } from './routing-matrix.ts'
import { readSdmx, sdmxTable } from './sdmx/read-sdmx.ts'

const ADAPTERS: { [Name in Exclude<FactAdapterName, 'sdmx'>]: FactAdapter<unknown> } = {
  'observatoire-prices': {
    kind: 'facts',
    name: 'observatoire-prices',
    table: 'official_price',
    schema: officialPriceSchema,
    read: readObservatoirePrices,
  },
  geojson: { kind: 'facts', name: 'geojson', table: 'map_feature', schema: mapFeatureSchema, read: readGeojson },
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
export function factAdapterFor(feed: FactSource): FactAdapter<unknown> {
  const { adapter: name } = feed
  const adapter: FactAdapter<unknown> =
    name === 'sdmx' ? { kind: 'facts', name, ...sdmxTable(feed), read: readSdmx } : ADAPTERS[name]
  return { ...adapter, read: (file, source) => guardedRows(adapter.read(file, source), file, source) }
}
