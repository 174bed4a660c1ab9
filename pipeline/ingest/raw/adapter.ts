import type { z } from 'zod'
import type { RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import type { AdvertAdapterName, FactAdapterName, Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from './raw-file.ts'

/** Reads adverts in chunks of at most 1,000 rows with bounded memory; throws a FeedError when the whole file is unusable. */
export interface AdvertAdapter {
  kind: 'adverts'
  name: AdvertAdapterName
  read(file: RawFile, source: Source): AsyncGenerator<RawRow[]>
}

/** One record of open data with its place in the file, or the reason for its rejection. Rows are numbered from 1. */
export type FactRow<Row> =
  | { ok: true; rowNumber: number; record: Row }
  | { ok: false; rowNumber: number; code: 'malformed_row'; field: string | null; received: string; detail: string }

/** Reads the records of one open-data table, with the same guarantees as an advert adapter. */
export interface FactAdapter<Row> {
  kind: 'facts'
  name: FactAdapterName
  table: string
  schema: z.ZodObject
  read(file: RawFile, source: Source): AsyncGenerator<FactRow<Row>[]>
}

/** Reads rows in order, in pieces of any size. Chunking and whole-file checks are added around it. */
export type AdvertReader = (file: RawFile, source: Source) => AsyncGenerator<RawRow[]>
