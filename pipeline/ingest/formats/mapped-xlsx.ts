import type { RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { assertColumns } from './column-check.ts'
import { FeedError } from '../raw/feed-error.ts'
import { feedPictures } from './feed-pictures.ts'
import { compileMapping, mapRow } from './field-mapping.ts'
import { mappedOptionsSchema } from './mapped-options.ts'
import { readWorkbook, type Cell, type Sheet } from '../raw/workbook.ts'

const CHUNK_ROWS = 1000

/** Reads adverts from one sheet (`records` names it; otherwise the first) with its column names in row `options.headerRow`. */
export async function* readXlsx(file: RawFile, source: Source): AsyncGenerator<RawRow[]> {
  const { headerRow } = mappedOptionsSchema.parse(source.options)
  const sheet = sheetOf(await readWorkbook(file, source), file, source)
  const header = (sheet.rows[headerRow - 1] ?? []).map((cell) => String(cell ?? '').trim())
  const fields = compileMapping<Cell[]>(source, (column) => {
    const index = header.indexOf(column)
    return index < 0 ? () => undefined : (cells) => cells[index]
  })
  assertColumns(fields, (column) => header.includes(column), header.filter(Boolean), file, source)
  const pictures = feedPictures(file, source)
  const body = sheet.rows.slice(headerRow)
  for (let start = 0; start < body.length; start += CHUNK_ROWS) {
    const rows = body.slice(start, start + CHUNK_ROWS)
    yield await pictures.resolved(rows.map((cells, index) => mapRow(fields, cells, start + index + 1)))
  }
}

function sheetOf(sheets: Sheet[], file: RawFile, source: Source): Sheet {
  const found = source.records === undefined ? sheets[0] : sheets.find(({ name }) => name === source.records)
  if (found) return found
  const names = sheets.map(({ name }) => JSON.stringify(name)).join(', ')
  throw new FeedError(
    'wrong_structure',
    source.id,
    file.name,
    `has no sheet ${JSON.stringify(source.records ?? '')}; its sheets: ${names}`,
  )
}
