import { basename } from 'node:path'
import { z } from 'zod'
import { officialPriceSchema, type OfficialPrice } from '../../../models/contracts/market/official-price.ts'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { FactRow } from '../raw/adapter.ts'
import type { RawFile } from '../raw/raw-file.ts'
import { factRow } from '../raw/fact-row.ts'
import { excerpt, FeedError } from '../raw/feed-error.ts'
import { readCsvRecords } from '../raw/csv-records.ts'
import { withoutDisputed } from './checks/disputed-rows.ts'
import { implausibility, MAX_NAME } from './checks/plausible-price.ts'
import { serviceWords } from './checks/service-words.ts'
import { readPriceSheet, type PriceDraft } from './observatoire-sheet.ts'
import {
  hasPriceColumns,
  readTranscribedObject,
  readTranscribedSeries,
  readTranscribedTable,
  type Period,
} from './observatoire-transcribed.ts'
import { parseText } from '../raw/parse-document.ts'
import { firstBytes, readWholeText } from '../raw/read-text.ts'

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
  const rows = drafts.map((draft, index) => priceRow(draft, index + 1))
  yield withoutDisputed(rows, {
    keyOf: ({ communeText, areaKind, period, listingType, segment, basis, condition }) =>
      [communeText, areaKind, period, listingType, segment, basis, condition].join('|'),
    figuresOf: ({ pricePerSqm, priceEur, observations }) => [pricePerSqm, priceEur, observations].join(', '),
    field: 'pricePerSqm',
    explain: (_, { rowNumber }) => `expected one price for an area and period, row ${rowNumber} states another`,
  })
}

/** A row typed in that has another number of cells than its header. */
type Cut = { cut: string }

function priceRow(draft: PriceDraft | Cut, rowNumber: number): FactRow<OfficialPrice> {
  const refused = (field: string | null, received: string, detail: string): FactRow<OfficialPrice> => ({
    ok: false,
    rowNumber,
    code: 'malformed_row',
    field,
    received: excerpt(received),
    detail,
  })
  if ('cut' in draft) return refused(null, draft.cut, 'expected as many cells as in the header')
  const row = factRow(officialPriceSchema, draft, rowNumber)
  if (!row.ok) return row
  const name = row.record.communeText
  if (name.trim() === '' || name.length > MAX_NAME)
    return refused('communeText', name, `expected the name of an area, at most ${MAX_NAME} characters`)
  const fault = implausibility(row.record)
  return fault ? refused(fault.field, String(row.record[fault.field]), fault.detail) : row
}

async function fromWorkbook(file: RawFile, source: Source): Promise<PriceDraft[]> {
  // Loaded only now: most runs read no workbook.
  const { readWorkbook } = await import('../raw/workbook.ts')
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
    `has no table of prices by commune or quarter in its sheets ${names}: expected a column Commune, one of counts and one of prices`,
  )
}

async function fromText(file: RawFile, source: Source): Promise<(PriceDraft | Cut)[]> {
  const options = observatoireOptionsSchema.parse(source.options)
  const name = basename(file.name)
  const year = options.year ?? Number(/(?<!\d)20\d{2}(?!\d)/.exec(name)?.[0])
  if (!year) throw new FeedError('bad_options', source.id, file.name, 'states no year; set options.year')
  const period: Period = { year, period: options.period ?? String(year) }
  const text = await readWholeText(file, source, MAX_CHARACTERS)
  const fail = (fault: FeedError['fault'], detail: string) => new FeedError(fault, source.id, file.name, detail)
  if (/^\s*[{[]/.test(text)) {
    const document = parseText(text, file, source) as object
    const prices = readTranscribedObject(document, period, options.listingType, name)
    if (prices.length > 0) return prices
    throw fail(
      'wrong_structure',
      `has no prices by commune below appart or maison; it says: ${serviceWords(document) || excerpt(text)}`,
    )
  }
  const records = (await Array.fromAsync(readCsvRecords(file, source, { delimiter: source.delimiter ?? ',' }))).flat()
  const [header = [], ...all] = records.map((record) => (record.ok ? record.cells : [record.received]))
  const rows = all.filter(({ length }) => length === header.length)
  const cut = all.filter(({ length }) => length !== header.length).map((cells) => ({ cut: cells.join(' | ') }))
  if (['year', 'commune', 'series', 'value', 'n'].every((column) => header.includes(column)))
    return [...readTranscribedSeries(header, rows, name), ...cut]
  const present = `present: ${excerpt(header.join(', '))}`
  if (!/^(?:commune|quartier)$/.test(header[0] ?? ''))
    throw fail(
      'wrong_structure',
      `has no first column named commune or quartier; ${present}. A separator other than the comma is set as delimiter`,
    )
  if (!hasPriceColumns(header))
    throw fail('missing_column', `has no column such as registered_vefa_eur_m2 or announced_house_eur_m2; ${present}`)
  return [...readTranscribedTable(header, rows, period, name), ...cut]
}
