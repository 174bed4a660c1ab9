import type { AdvertAdapterName } from '../../../models/contracts/release/source.ts'
import type { AdvertAdapter, AdvertReader } from '../raw/adapter.ts'
import { guardedRows } from '../raw/guarded-rows.ts'
import type { AdvertSource } from '../raw/source-kind.ts'
import { withoutForgedPictures } from './feed-pictures.ts'
import { readJsonFeed } from './json-feed.ts'
import { readJsonLd } from './json-ld.ts'
import { readCsv } from './mapped-csv.ts'
import { readJson } from './mapped-json.ts'
import { readNdjson } from './mapped-ndjson.ts'
import { readXlsx } from './mapped-xlsx.ts'
import { readXml } from './mapped-xml.ts'
import { readOpenImmo } from './openimmo.ts'
import { readPoliris } from './poliris.ts'

const READERS: Record<AdvertAdapterName, AdvertReader> = {
  csv: readCsv,
  tsv: readCsv,
  json: readJson,
  ndjson: readNdjson,
  xlsx: readXlsx,
  xml: readXml,
  openimmo: readOpenImmo,
  poliris: readPoliris,
  'json-feed': readJsonFeed,
  'json-ld': readJsonLd,
}

/** Formats whose files contain only URLs of pictures. */
const WITHOUT_PICTURES: ReadonlySet<AdvertAdapterName> = new Set(['poliris', 'json-feed', 'json-ld'])

/** Finds the adapter of an advert feed. */
export function advertAdapterFor({ adapter: name }: AdvertSource): AdvertAdapter {
  const reader = WITHOUT_PICTURES.has(name) ? withoutPictures(READERS[name]) : READERS[name]
  return { kind: 'adverts', name, read: (file, source) => guardedRows(reader(file, source), file, source) }
}

function withoutPictures(read: AdvertReader): AdvertReader {
  return async function* (file, source) {
    for await (const rows of read(file, source)) yield withoutForgedPictures(rows)
  }
}
