import type { RawRow } from '../../../models/contracts/listings/raw-advert.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { missingColumn, requiredFields } from './column-check.ts'
import { excerpt } from '../raw/feed-error.ts'
import { compileMapping, mapRow } from './field-mapping.ts'
import { pathPresence, pathReader } from './json-path.ts'

const ROWS_THAT_NAME_COLUMNS = 200

/** Maps JSON objects to adverts and records which mapped paths have occurred. */
export interface ObjectMapper {
  /** Returns the advert in the JSON text of one record, or a reject. */
  row(json: string, rowNumber: number): RawRow
  /** Call after the last row. @throws FeedError `missing_column` for a mapped field that occurred in no row */
  assertAllMet(): void
}

export function objectMapper(file: RawFile, source: Source): ObjectMapper {
  const fields = compileMapping<unknown>(source, pathReader)
  const names = new Set<string>()
  let met = 0
  let unmet = requiredFields(fields, source).map((field) => ({ field, present: field.columns.map(pathPresence) }))
  const remember = (record: object) => {
    if (met++ < ROWS_THAT_NAME_COLUMNS) for (const name of Object.keys(record)) names.add(name)
    if (unmet.length > 0) unmet = unmet.filter(({ present }) => !present.some((isPresent) => isPresent(record)))
  }
  return {
    row(json, rowNumber) {
      const reject = (detail: string): RawRow => {
        return { ok: false, rowNumber, code: 'malformed_row', field: null, received: excerpt(json), detail }
      }
      let record: unknown
      try {
        record = JSON.parse(json)
      } catch {
        return reject('expected JSON')
      }
      if (record === null || typeof record !== 'object' || Array.isArray(record))
        return reject('expected a JSON object')
      remember(record)
      return mapRow(fields, record, rowNumber)
    },
    assertAllMet() {
      const [first] = unmet
      if (first && met > 0) throw missingColumn(first.field, [...names], file, source)
    },
  }
}
