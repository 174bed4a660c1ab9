import type { z } from 'zod'
import type { RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import type { AdvertAdapterName, FactAdapterName, Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from './raw-file.ts'

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
