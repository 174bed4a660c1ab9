import type { z } from 'zod'
import { officialPriceSchema } from '../../models/contracts/market/official-price.ts'
import { priceIndexPointSchema } from '../../models/contracts/market/price-index-point.ts'
import type { RawRow } from '../../models/contracts/listings/raw-advert.ts'
import type { AdvertAdapterName, FactAdapterName, Source } from '../../models/contracts/release/source.ts'
import { routedTripSchema } from '../../models/contracts/places/routed-trip.ts'
import { transitStopSchema } from '../../models/contracts/places/transit-stop.ts'
import { readGtfs } from './open-data/gtfs.ts'
import { readJsonFeed } from './formats/json-feed.ts'
import { readJsonLd } from './formats/json-ld.ts'
import { readCsv } from './formats/mapped-csv.ts'
import { readJson } from './formats/mapped-json.ts'
import { readNdjson } from './formats/mapped-ndjson.ts'
import { readXlsx } from './formats/mapped-xlsx.ts'
import { readOpenImmo } from './formats/openimmo.ts'
import { readObservatoirePrices } from './open-data/observatoire-prices.ts'
import { readSdmxCsv } from './open-data/sdmx-csv.ts'
import { readPoliris } from './formats/poliris.ts'
import { readRoutingMatrix } from './open-data/routing-matrix.ts'
import { withoutForgedPictures } from './formats/feed-pictures.ts'
import { guardedRows } from './raw/guarded-rows.ts'

/** One file of one feed as the raw store holds it: `path` is the blob, `name` what the feed called it. */
export interface RawFile {
  path: string
  name: string
  sha256: string
  bytes: number
  /** Day that the file describes; null where each row has its own. */
  snapshotDate: string | null
  fetchedAt: string
}

/** Reads adverts in chunks of at most 1,000 rows, with bounded memory; throws a FeedError where the file as a whole is unusable. */
export interface AdvertAdapter {
  kind: 'adverts'
  name: AdvertAdapterName
  read(file: RawFile, source: Source): AsyncGenerator<RawRow[]>
}

/** One record of open data at its place in the file, or what was wrong with it. Rows are numbered from 1. */
export type FactRow<Row> =
  | { ok: true; rowNumber: number; record: Row }
  | { ok: false; rowNumber: number; code: 'malformed_row'; field: string | null; received: string; detail: string }

/** As an advert adapter, for the records of one table of open data. */
export interface FactAdapter<Row> {
  kind: 'facts'
  name: FactAdapterName
  table: string
  schema: z.ZodObject
  read(file: RawFile, source: Source): AsyncGenerator<FactRow<Row>[]>
}

/** What an advert adapter has to bring: rows in order, in pieces of any size. Chunks and the checks of a whole file are added around it. */
export type AdvertReader = (file: RawFile, source: Source) => AsyncGenerator<RawRow[]>

const ADVERT_READERS: Record<AdvertAdapterName, AdvertReader> = {
  csv: readCsv,
  tsv: readCsv,
  json: readJson,
  ndjson: readNdjson,
  xlsx: readXlsx,
  openimmo: readOpenImmo,
  poliris: readPoliris,
  'json-feed': readJsonFeed,
  'json-ld': readJsonLd,
}

const FACT_ADAPTER_LIST: { [Name in FactAdapterName]: FactAdapter<unknown> } = {
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

/** Formats whose files carry only addresses of pictures. */
const WITHOUT_PICTURES: ReadonlySet<AdvertAdapterName> = new Set(['poliris', 'json-feed', 'json-ld'])

function withoutPictures(read: AdvertReader): AdvertReader {
  return async function* (file, source) {
    for await (const rows of read(file, source)) yield withoutForgedPictures(rows)
  }
}

/** The adapter that a feed names. */
export function adapterFor(source: Source): AdvertAdapter | FactAdapter<unknown> {
  if (isFactAdapter(source.adapter)) {
    const adapter = FACT_ADAPTER_LIST[source.adapter]
    return { ...adapter, read: (file, source) => guardedRows(adapter.read(file, source), file, source) }
  }
  const { adapter: name } = source
  const reader = WITHOUT_PICTURES.has(name) ? withoutPictures(ADVERT_READERS[name]) : ADVERT_READERS[name]
  return { kind: 'adverts', name, read: (file, source) => guardedRows(reader(file, source), file, source) }
}

function isFactAdapter(name: Source['adapter']): name is FactAdapterName {
  return Object.hasOwn(FACT_ADAPTER_LIST, name)
}
