import { basename } from 'node:path'
import { z } from 'zod'
import { officialPriceSchema, type OfficialPrice } from '../../../models/contracts/market/official-price.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { FactRow } from '../raw/adapter.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { factRow } from '../raw/fact-row.ts'
import { FeedError } from '../raw/feed-error.ts'
import { readCsvRecords } from '../raw/csv-records.ts'
import { readPriceSheet, type PriceDraft } from './observatoire-sheet.ts'
import {
  readTranscribedObject,
  readTranscribedSeries,
  readTranscribedTable,
  type Period,
} from './observatoire-transcribed.ts'
import { parseText } from '../raw/parse-document.ts'
import { firstBytes, readWholeText } from '../raw/read-text.ts'
import { readWorkbook } from '../raw/workbook.ts'

/** `options` of a feed of official prices. */
export const observatoireOptionsSchema = z.strictObject({
  year: z
    .int()
    .min(1990)
    .max(2100)
    .optional()
    .describe('year of a table that states none; default: the one in its name'),
  period: z.string().optional().describe('period of a table that spans two years: 2025-04/2026-03'),
  listingType: z
    .enum(['rent', 'sale'])
    .default('sale')
    .describe('listing type of a JSON table, which does not state it'),
})

const WORKBOOK_STARTS = new Set(['d0cf11e0', '504b0304'])
const MAX_CHARACTERS = 16_777_216

/** Reads mean prices of the Observatoire de l'Habitat: its workbooks of every year, and tables typed in as CSV or JSON. */
export async function* readObservatoirePrices(file: RawFile, source: Source): AsyncGenerator<FactRow<OfficialPrice>[]> {
  const start = Buffer.from(await firstBytes(file)).toString('hex')
  const drafts = WORKBOOK_STARTS.has(start) ? await fromWorkbook(file, source) : await fromText(file, source)
  yield drafts.map((draft, index) => factRow(officialPriceSchema, draft, index + 1))
}

async function fromWorkbook(file: RawFile, source: Source): Promise<PriceDraft[]> {
  const sheets = await readWorkbook(file, source)
  const tables = sheets
    .map((sheet) => readPriceSheet(sheet, basename(file.name)))
    .filter((table) => table !== undefined)
  if (tables.length > 0) return tables.flat()
  const names = sheets.map(({ name }) => JSON.stringify(name)).join(', ')
  throw new FeedError(
    'wrong_structure',
    source.id,
    file.name,
    `has no price table by commune or quarter in its sheets ${names}`,
  )
}

async function fromText(file: RawFile, source: Source): Promise<PriceDraft[]> {
  const options = observatoireOptionsSchema.parse(source.options)
  const name = basename(file.name)
  const year = options.year ?? Number(/(?<!\d)20\d{2}(?!\d)/.exec(name)?.[0])
  if (!year) throw new FeedError('bad_options', source.id, file.name, 'states no year; set options.year')
  const period: Period = { year, period: options.period ?? String(year) }
  const text = await readWholeText(file, source, MAX_CHARACTERS)
  if (/^\s*\{/.test(text))
    return readTranscribedObject(parseText(text, file, source) as object, period, options.listingType, name)
  const records = (await Array.fromAsync(readCsvRecords(file, source, { delimiter: source.delimiter ?? ',' }))).flat()
  const [header = [], ...all] = records.map((record) => (record.ok ? record.cells : []))
  const rows = all.filter(({ length }) => length > 0)
  if (['year', 'commune', 'series', 'value', 'n'].every((column) => header.includes(column)))
    return readTranscribedSeries(header, rows, name)
  if (!/^(?:commune|quartier)$/.test(header[0] ?? '')) {
    throw new FeedError('wrong_structure', source.id, file.name, 'has no first column named commune or quartier')
  }
  return readTranscribedTable(header, rows, period, name)
}
