import type { z } from 'zod'
import { priceIndexPointSchema } from '../../../../models/contracts/market/price-index-point.ts'
import { statisticSchema } from '../../../../models/contracts/market/statistic.ts'
import type { FieldMapping, Source } from '../../../../models/contracts/release/source.ts'
import { parsePeriod } from '../../../../models/kernel/period.ts'
import { columnsOf, compileField } from '../../formats/field-mapping.ts'
import type { FactRow } from '../../raw/adapter.ts'
import { excerpt, FeedError } from '../../raw/feed-error.ts'
import { parseText } from '../../raw/parse-document.ts'
import type { RawFile } from '../../raw/raw-file.ts'
import { readText, readWholeText } from '../../raw/read-text.ts'
import { factRow } from '../../raw/fact-row.ts'
import { withoutDisputed } from '../checks/disputed-rows.ts'
import { serviceWords } from '../checks/service-words.ts'
import { jsonStatObservations } from './json-stat.ts'
import { readSdmxCsv } from './sdmx-csv.ts'
import { sdmxJsonObservations } from './sdmx-json.ts'
import { sdmxOptionsSchema, type SdmxOptions } from './sdmx-options.ts'
import { DATAFLOW, PERIOD, STATUS, VALUE, type SdmxCells, type SdmxRecord } from './sdmx-record.ts'

const TABLES = { statistic: statisticSchema, price_index_point: priceIndexPointSchema } satisfies Record<
  SdmxOptions['table'],
  z.ZodObject
>
/** Where the fields of every table stand unless the definition says otherwise. Flags: Eurostat's name, and the standard's. */
const DEFAULTS: Record<string, FieldMapping> = {
  dataset: { path: ['STRUCTURE_ID', DATAFLOW], value: 'unknown' },
  period: PERIOD,
  value: VALUE,
  flag: { path: ['OBS_FLAG', STATUS] },
  area: { value: 'LU' },
  unit: { path: ['UNIT', 'unit', 'UNIT_MEASURE'] },
}
/** Fields that follow from the period. */
export const PERIOD_FIELDS: ReadonlySet<string> = new Set(['frequency', 'periodStart', 'periodEnd'])
const KINDS = 'SDMX-CSV, SDMX-JSON or JSON-stat'
const MAX_CHARACTERS = 67_108_864
const MAX_MULTIPLIER = 12
const PIECE_ROWS = 1000
/** Longest code, name of a series or unit of an office. */
const MAX_CODE = 300
const MAX_OBSERVATIONS = 2_000_000
/** Unlike `Number`, this refuses hexadecimal and binary figures. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
/** Spellings of "no value". */
const NO_VALUE = new Set([':', 'NaN', 'NA', 'null', '..', '-'])

/** Finds the table that a feed's observations join. */
export function sdmxTable(source: Source): { table: string; schema: z.ZodObject } {
  const { table } = sdmxOptionsSchema.parse(source.options)
  return { table, schema: TABLES[table] }
}

/**
 * Reads observations from SDMX-CSV 1.0 or 2.0, SDMX-JSON 1.0 or 2.0, or JSON-stat 2.0, whichever the content is, by the mapping of the feed.
 * @throws FeedError when the content is none of these, lacks a mapped dimension, or is the refusal of a service
 */
export async function* readSdmx(file: RawFile, source: Source): AsyncGenerator<FactRow<object>[]> {
  const { read, rests, assertPresent } = observationReader(file, source)
  const rows: FactRow<object>[] = []
  for await (const records of sdmxRecords(file, source, assertPresent)) {
    for (const record of records) {
      const row = read(record)
      if (row) rows.push(row)
    }
    if (rows.length > MAX_OBSERVATIONS)
      throw new FeedError(
        'too_large',
        source.id,
        file.name,
        `has more than ${MAX_OBSERVATIONS} observations; choose codes in options.where`,
      )
  }
  yield withoutDisputed(rows, {
    keyOf: identityOf,
    figuresOf: (record) => String((record as { value: unknown }).value),
    field: 'value',
    explain: (row, other) => ambiguity(rests.get(other)!, rests.get(row)!, other.rowNumber),
  })
}

/** Names of the dimensions, attributes and measures of an answer. @throws FeedError when it is none */
export async function sdmxColumns(file: RawFile, source: Source): Promise<string[]> {
  for await (const records of sdmxRecords(file, source))
    for (const record of records) if (record.ok) return Object.keys(record.cells)
  return []
}

async function* sdmxRecords(
  file: RawFile,
  source: Source,
  onHeader: (names: readonly string[]) => void = () => undefined,
): AsyncGenerator<SdmxRecord[]> {
  const start = await firstLine(file, source)
  if (/^\s*</.test(start))
    throw new FeedError('wrong_structure', source.id, file.name, `is XML or a page, not ${KINDS}: ${excerpt(start)}`)
  if (!/^\s*[{[]/.test(start)) {
    yield* readSdmxCsv(file, source, source.delimiter ?? delimiterOf(start), onHeader)
    return
  }
  const document = parseText(await readWholeText(file, source, MAX_CHARACTERS), file, source)
  const observations = sdmxJsonObservations(document) ?? jsonStatObservations(document)
  if (typeof observations === 'string') throw new FeedError('wrong_structure', source.id, file.name, observations)
  if (observations === null) throw new FeedError('wrong_structure', source.id, file.name, refusalOf(document))
  let rowNumber = 0
  let piece: SdmxRecord[] = []
  for (const observation of observations) {
    piece.push({ ...observation, rowNumber: ++rowNumber })
    if (piece.length < PIECE_ROWS) continue
    yield piece
    piece = []
  }
  yield piece
}

async function firstLine(file: RawFile, source: Source): Promise<string> {
  for await (const text of readText(file, source))
    return (
      text
        .slice(0, 10_000)
        .split(/[\r\n]/)
        .find((line) => line.trim() !== '') ?? ''
    )
  return ''
}

function delimiterOf(header: string): string {
  const count = (delimiter: string) => header.split(delimiter).length
  return [';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best), ',')
}

/** Services answer "no data" with a document of their own. */
function refusalOf(document: unknown): string {
  const said = serviceWords(document)
  return said === '' ? `is no ${KINDS}` : `is the refusal of the service, not ${KINDS}: ${said}`
}

interface Reader {
  read: (record: SdmxRecord) => FactRow<object> | null
  /** Dimensions of each row that the definition says nothing of, with their codes. */
  rests: WeakMap<FactRow<object>, string>
  /** @throws FeedError when a dimension that the definition names is not among these */
  assertPresent: (names: readonly string[]) => void
}

function observationReader(file: RawFile, source: Source): Reader {
  const options = sdmxOptionsSchema.parse(source.options)
  const schema = TABLES[options.table]
  const mapping: Record<string, FieldMapping> = { ...DEFAULTS, series: { value: source.id }, ...source.mapping }
  const fields = Object.keys(schema.shape)
    .filter((name) => name in mapping)
    .map((name) => ({ name, read: compileField<SdmxCells>(mapping[name]!, cellReader) }))
  const used = new Set([...Object.values(mapping).flatMap(columnsOf), 'LAST UPDATE', 'ACTION'])
  const wanted = Object.entries(options.where).map(([name, codes]) => ({ name, codes: new Set([codes].flat()) }))
  const stated = Object.entries({ period: PERIOD, value: VALUE, ...source.mapping }).flatMap(([, each]) =>
    requiredColumn(each),
  )
  const needed = [...new Set([...wanted.map(({ name }) => name), ...stated])]
  const rests = new WeakMap<FactRow<object>, string>()
  const assertPresent = (names: readonly string[]) => assertNames(names, needed, file, source)
  let isChecked = false
  const read: Reader['read'] = (record) => {
    if (!record.ok) return { ...record, code: 'malformed_row', field: null }
    if (!isChecked) assertPresent(Object.keys(record.cells))
    isChecked = true
    if (wanted.some(({ name, codes }) => !codes.has(record.cells[name] ?? ''))) return null
    const draft = Object.fromEntries(Object.keys(schema.shape).map((name): [string, unknown] => [name, null]))
    for (const { name, read } of fields) draft[name] = read(record.cells) ?? null
    const row = rowOf(schema, draft, record)
    rests.set(row, unmapped(record.cells, used))
    return row
  }
  return { read, rests, assertPresent }
}

/** Own cells only, so that a mapping to `constructor` finds nothing. */
function cellReader(column: string): (row: SdmxCells) => string | undefined {
  return (row) => (Object.hasOwn(row, column) ? row[column] : undefined)
}

function identityOf(record: object): string {
  const { value: _value, flag: _flag, ...identity } = record as Record<string, unknown>
  return JSON.stringify(identity)
}

/** Dimensions that a definition names must occur; of several alternatives none is needed. */
function requiredColumn(mapping: FieldMapping): string[] {
  const columns = columnsOf(mapping)
  const hasConstant = typeof mapping !== 'string' && mapping.value !== undefined
  return columns.length === 1 && !hasConstant ? columns : []
}

function assertNames(names: readonly string[], needed: readonly string[], file: RawFile, source: Source): void {
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length === 0) return
  const present = names.slice(0, 40).join(', ').slice(0, 500)
  throw new FeedError('missing_column', source.id, file.name, `lacks ${missing.join(', ')}; present: ${present}`)
}

function rowOf(
  schema: z.ZodObject,
  draft: Record<string, unknown>,
  record: SdmxRecord & { ok: true },
): FactRow<object> {
  const { rowNumber, cells } = record
  const said = String(draft['period'] ?? '')
  const period = parsePeriod(said)
  if (period === null) {
    const detail = 'expected a period such as 2025, 2025-Q3 or 2025-09'
    return { ok: false, rowNumber, code: 'malformed_row', field: 'period', received: excerpt(said), detail }
  }
  const { label, frequency, start: periodStart, end: periodEnd } = period
  const long = Object.entries(draft).find(([, text]) => typeof text === 'string' && text.length > MAX_CODE)
  if (long) {
    const detail = `expected a code of at most ${MAX_CODE} characters`
    return { ok: false, rowNumber, code: 'malformed_row', field: long[0], received: excerpt(long[1]), detail }
  }
  const value = numberOf(draft['value'], cells['UNIT_MULT'])
  if (typeof value === 'string') {
    const detail = 'expected a number with a decimal point, such as 1234.5'
    return { ok: false, rowNumber, code: 'malformed_row', field: 'value', received: excerpt(value), detail }
  }
  return factRow(schema, { ...draft, period: label, frequency, periodStart, periodEnd, value }, rowNumber)
}

/** The value in single units: `UNIT_MULT` is a power of ten. Text that is no number is returned as it is. */
function numberOf(stated: unknown, multiplier: string | undefined): number | string | null {
  if (stated === null || stated === undefined || NO_VALUE.has(String(stated).trim())) return null
  const number = NUMBER.test(String(stated).trim()) ? Number(stated) : Number.NaN
  if (!Number.isFinite(number)) return String(stated)
  const power = Number(multiplier ?? 0)
  return Number.isInteger(power) && Math.abs(power) <= MAX_MULTIPLIER && power !== 0 ? number * 10 ** power : number
}

/** Dimensions that the feed's definition says nothing of, with their codes. */
function unmapped(cells: SdmxCells, used: ReadonlySet<string>): string {
  return Object.entries(cells)
    .filter(([name, code]) => code !== '' && !used.has(name))
    .map(([name, code]) => `${name}=${code}`)
    .join(' ')
}

function ambiguity(first: string, second: string, otherRow: number): string {
  const codes = new Set(first.split(' '))
  const differing = second.split(' ').filter((code) => !codes.has(code))
  const how =
    differing.length > 0
      ? `it differs in ${excerpt(differing.join(' '))}; choose codes in options.where or map the dimension`
      : 'neither can be told to be right'
  return `expected one value for a series, place and period, row ${otherRow} states another: ${how}`
}
