import type { RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import { FeedError } from '../raw/feed-error.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { readBytes } from '../raw/read-text.ts'
import { missingColumn, requiredFields } from './column-check.ts'
import { feedPictures } from './feed-pictures.ts'
import { compileMapping, mapRow } from './field-mapping.ts'
import { elementReader, type XmlElement } from './xml-elements.ts'
import { xmlColumns, xmlPathPresence, xmlPathReader } from './xml-path.ts'
import { xmlText } from './xml-text.ts'

const ROWS_THAT_NAME_COLUMNS = 200

/** Reads adverts from XML: the elements named `records`, mapped by paths to their elements and attributes. */
export async function* readXml(file: RawFile, source: Source): AsyncGenerator<RawRow[]> {
  const fields = compileMapping<XmlElement>(source, xmlPathReader)
  const pictures = feedPictures(file, source)
  const first: XmlElement[] = []
  let unmet = requiredFields(fields, source).map((field) => ({ field, present: field.columns.map(xmlPathPresence) }))
  let rowNumber = 0
  for await (const records of readXmlRecords(file, source)) {
    first.push(...records.slice(0, ROWS_THAT_NAME_COLUMNS - first.length))
    if (unmet.length > 0)
      unmet = unmet.filter(({ present }) => !records.some((record) => present.some((isPresent) => isPresent(record))))
    yield await pictures.resolved(records.map((record) => mapRow(fields, record, ++rowNumber)))
  }
  if (unmet[0] && rowNumber > 0) {
    const names = xmlColumns(first).map(({ path }) => path)
    throw missingColumn(unmet[0].field, names, file, source)
  }
}

/** Yields the elements named `records`, in pieces. @throws FeedError `wrong_structure` for a document that has others only */
export async function* readXmlRecords(file: RawFile, source: Source): AsyncGenerator<XmlElement[]> {
  const fail = (fault: FeedError['fault'], detail: string): FeedError =>
    new FeedError(fault, source.id, file.name, detail)
  const { records } = source
  if (records === undefined) throw fail('wrong_structure', 'needs records: the name of the element that is one advert')
  const reader = elementReader(new Set([records]), fail)
  let isFound = false
  for await (const text of xmlText(readBytes(file, source), file, source)) {
    const found = reader.push(text)
    isFound ||= found.length > 0
    yield found
  }
  reader.end()
  const others = reader.others()
  if (!isFound && others.length > 1)
    throw fail('wrong_structure', `has no element <${records}>; its elements: ${others.join(', ')}`)
}
