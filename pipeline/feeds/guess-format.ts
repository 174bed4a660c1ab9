import type { Source } from '../../models/contracts/release/source.ts'
import { UsageError } from '../base/usage-error.ts'
import { csvRecords } from '../ingest/raw/csv-records.ts'
import { repeatedElement } from '../ingest/formats/xml-elements.ts'
import type { RawFile } from '../ingest/raw/raw-file.ts'
import { firstBytes, readBytes } from '../ingest/raw/read-text.ts'
import { isZip, openArchive } from '../ingest/raw/zip-archive.ts'

/** How a file is read, as the settings of a feed name it. */
export type Format = Pick<Source, 'adapter' | 'encoding'> & Partial<Pick<Source, 'delimiter' | 'records'>>

const DELIMITERS = [',', ';', '\t', '|']
/** Beginning of a delimited file by which its delimiter is chosen. */
const HEAD_CHARACTERS = 200_000
const MAX_BYTES = 268_435_456
const MAX_DEPTH = 4

/** Recognises the format of a file by its content. @throws UsageError for a file that no adapter reads */
export async function guessFormat(file: RawFile, source: Source): Promise<Format> {
  const head = Buffer.from(await firstBytes(file)).toString('hex')
  if (head === 'd0cf11e0') return { adapter: 'xlsx', encoding: 'utf-8' }
  if (await isZip(file)) {
    const archive = await openArchive(file, source)
    archive.close()
    return { adapter: archive.names.includes('xl/workbook.xml') ? 'xlsx' : 'openimmo', encoding: 'utf-8' }
  }
  const bytes = Buffer.concat(await Array.fromAsync(readBytes(file, source)))
  if (bytes.length === 0 || bytes.length > MAX_BYTES)
    throw new UsageError(`${file.name} has ${bytes.length} bytes; expected 1 to ${MAX_BYTES}.`)
  const { encoding, text } = decoded(bytes)
  const start = text.trimStart()
  if (start.startsWith('<')) return markup(file, encoding, start)
  if (/^[[{]/.test(start)) return json(file, encoding, start)
  if (text.includes('!#')) return { adapter: 'poliris', encoding }
  const delimiter = await bestDelimiter(text.slice(0, HEAD_CHARACTERS), file, source)
  return delimiter === '\t' ? { adapter: 'tsv', encoding } : { adapter: 'csv', encoding, delimiter }
}

function decoded(bytes: Buffer): { encoding: Source['encoding']; text: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { encoding: 'utf-16le', text: new TextDecoder('utf-16le').decode(bytes) }
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { encoding: 'latin1', text: new TextDecoder('latin1').decode(bytes) }
  }
}

function markup(file: RawFile, encoding: Source['encoding'], text: string): Format {
  if (/<(?:\w+:)?openimmo\b/i.test(text)) return { adapter: 'openimmo', encoding }
  if (/application\/ld\+json/i.test(text)) return { adapter: 'json-ld', encoding }
  const fault = (_: string, detail: string): UsageError =>
    new UsageError(`${file.name} ${detail}. Ask the producer for plain XML, CSV or JSON.`)
  if (/^<(?:!doctype\s+html|html)\b/i.test(text))
    throw fault('', 'is a web page without JSON-LD, which no adapter reads')
  const records = repeatedElement(text, fault)
  if (records === null) throw fault('', 'is XML in which no element comes again, so none is an advert')
  return { adapter: 'xml', encoding, records }
}

function json(file: RawFile, encoding: Source['encoding'], text: string): Format {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    const [line = ''] = text.split('\n', 1)
    if (line.trimEnd().endsWith('}')) return { adapter: 'ndjson', encoding }
    throw new UsageError(
      `${file.name} begins like JSON and is none; it may be cut. Ask the producer for the whole file.`,
    )
  }
  if (/"@context"\s*:\s*"https?:\/\/schema\.org/.test(text.slice(0, 2000))) return { adapter: 'json-ld', encoding }
  if (/"version"\s*:\s*"https:\/\/jsonfeed\.org/.test(text.slice(0, 2000))) return { adapter: 'json-feed', encoding }
  const records = longestList(document, '', 0)
  if (records === null && !Array.isArray(document)) return { adapter: 'ndjson', encoding }
  if (records === null) throw new UsageError(`${file.name} is a JSON list without records.`)
  return { adapter: 'json', encoding, ...(records.path !== '' && { records: records.path }) }
}

/** The longest list of objects of a document, outermost first. */
function longestList(value: unknown, path: string, depth: number): { path: string; length: number } | null {
  if (Array.isArray(value))
    return value.some((item) => item !== null && typeof item === 'object') ? { path, length: value.length } : null
  if (value === null || typeof value !== 'object' || depth > MAX_DEPTH) return null
  const found = Object.entries(value).flatMap(
    ([key, item]) => longestList(item, path === '' ? key : `${path}.${key}`, depth + 1) ?? [],
  )
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null
}

/** Finds the delimiter by which most records have as many cells as the header, preferring more cells. */
async function bestDelimiter(text: string, file: RawFile, source: Source): Promise<string> {
  const scores = await Promise.all(
    DELIMITERS.map(async (delimiter) => {
      const records = (
        await Array.fromAsync(csvRecords(pieces(text), { delimiter }, file, source)).catch(() => [])
      ).flat()
      const cells = records.flatMap((record) => (record.ok ? [record.cells.length] : []))
      const width = cells[0] ?? 0
      return {
        delimiter,
        score: width < 2 ? 0 : (cells.filter((count) => count === width).length / cells.length) * Math.log(width),
      }
    }),
  )
  return scores.toSorted((a, b) => b.score - a.score)[0]!.delimiter
}

async function* pieces(text: string): AsyncGenerator<string> {
  // Up to a whole line, so that no quote stays open at the end.
  yield text.length < HEAD_CHARACTERS ? text : text.slice(0, text.lastIndexOf('\n') + 1)
}
