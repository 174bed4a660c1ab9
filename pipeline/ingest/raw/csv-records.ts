import { parse, type CsvError, type Parser } from 'csv-parse'
import type { Source } from '../../../models/contracts/release/source.ts'
import { excerpt, FeedError } from './feed-error.ts'
import type { RawFile } from './raw-file.ts'
import { readText } from './read-text.ts'

/** One record of a delimited text, or the reason why it is invalid. */
export type CsvRecord = { ok: true; cells: string[] } | { ok: false; received: string; detail: string }

export interface CsvDialect {
  delimiter: string
  quote?: string | null
  /** Maximum characters of a record; otherwise a quote that is never closed would swallow the rest of the file. @default 4 MiB */
  maxRecordCharacters?: number
}

const MAX_RECORD_CHARACTERS = 4_194_304

/** Reads the records of a delimited file in order, header included, in pieces. */
export function readCsvRecords(file: RawFile, source: Source, dialect: CsvDialect): AsyncGenerator<CsvRecord[]> {
  return csvRecords(readText(file, source), dialect, file, source)
}

/** Parses the records of a delimited text. */
export async function* csvRecords(
  texts: AsyncIterable<string>,
  dialect: CsvDialect,
  file: RawFile,
  source: Source,
): AsyncGenerator<CsvRecord[]> {
  let records: CsvRecord[] = []
  let endless: CsvError | undefined
  const parser = recordParser(dialect, (record) => records.push(record))
  parser.on('skip', (error: CsvError) => {
    if (error.code === 'CSV_MAX_RECORD_SIZE') endless = error
    else records.push({ ok: false, received: excerpt(error.message), detail: 'expected a row of cells' })
  })
  try {
    for await (const text of texts) {
      await written(parser, text)
      if (endless) throw endless
      yield records
      records = []
    }
    await ended(parser)
  } catch (error) {
    throw csvFault(error, file, source)
  } finally {
    parser.destroy()
  }
  if (records.length > 0) yield records
}

/** Collects records through a hook instead of the stream, so that valid and skipped ones stay in order and nothing is buffered. */
function recordParser(dialect: CsvDialect, push: (record: CsvRecord) => void): Parser {
  const parser = parse({
    delimiter: dialect.delimiter,
    quote: dialect.quote === undefined ? '"' : dialect.quote,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: dialect.maxRecordCharacters ?? MAX_RECORD_CHARACTERS,
    on_record: (cells: string[]) => {
      push({ ok: true, cells })
      return null
    },
  })
  parser.resume()
  return parser
}

function written(parser: Parser, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.once('error', reject)
    parser.write(text, (error) => {
      parser.off('error', reject)
      if (error) reject(error)
      else resolve()
    })
  })
}

function ended(parser: Parser): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.once('error', reject)
    parser.once('end', resolve)
    parser.end()
  })
}

function csvFault(error: unknown, file: RawFile, source: Source): unknown {
  const code = (error as CsvError).code
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    return new FeedError('truncated', source.id, file.name, 'ends inside a quoted cell', { cause: error })
  }
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return new FeedError('too_large', source.id, file.name, 'has a row longer than any advert; is a quote left open?', {
      cause: error,
    })
  }
  return error
}
