import type { RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { FeedError } from '../raw/feed-error.ts'
import { feedPictures } from './feed-pictures.ts'
import { recordSplitter } from './json-records.ts'
import { objectMapper } from './mapped-objects.ts'
import { readText } from '../raw/read-text.ts'

/** Reads adverts from a JSON document: the objects of the list at `records`, or of the document itself. */
export async function* readJson(file: RawFile, source: Source): AsyncGenerator<RawRow[]> {
  const mapper = objectMapper(file, source)
  const pictures = feedPictures(file, source)
  let rowNumber = 0
  for await (const records of readJsonRecords(file, source, source.records ?? '')) {
    yield await pictures.resolved(records.map((record) => mapper.row(record, ++rowNumber)))
  }
  mapper.assertAllMet()
}

/** Yields the JSON texts of the records of one list, in pieces. */
export async function* readJsonRecords(file: RawFile, source: Source, path: string): AsyncGenerator<string[]> {
  const splitter = recordSplitter(path, (fault, detail) => new FeedError(fault, source.id, file.name, detail))
  for await (const text of readText(file, source)) yield splitter.push(text)
  splitter.end()
}
