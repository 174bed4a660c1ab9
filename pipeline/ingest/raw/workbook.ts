import { readFile } from 'node:fs/promises'
import * as XLSX from '@e965/xlsx'
import type { Source } from '../../../models/contracts/release/source.ts'
import type { RawFile } from './raw-file.ts'
import { FeedError, messageOf } from './feed-error.ts'
import { firstBytes } from './read-text.ts'
import { openArchive } from './zip-archive.ts'

/** Value of a cell: the last result of a formula, never the formula; dates as ISO text. */
export type Cell = string | number | boolean | null

export interface Sheet {
  name: string
  rows: Cell[][]
}

const MAX_BYTES = 67_108_864
const MAX_UNPACKED_BYTES = 536_870_912
const MAX_ROWS = 1_048_576
const MAX_COLUMNS = 2000

/**
 * Reads the sheets of an .xlsx or .xls file of at most 64 MiB (512 MiB unpacked), each cut to its used cells, without blank rows.
 * @throws FeedError `empty`, `corrupt`, `too_large`
 */
export async function readWorkbook(file: RawFile, source: Source): Promise<Sheet[]> {
  const fail = (fault: FeedError['fault'], detail: string) => new FeedError(fault, source.id, file.name, detail)
  if (file.bytes > MAX_BYTES)
    throw fail('too_large', `has ${file.bytes} bytes, at most ${MAX_BYTES} of a workbook are read`)
  await assertWorkbook(file, source)
  try {
    const workbook = XLSX.read(await readFile(file.path), {
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellDates: true,
      sheetRows: MAX_ROWS,
    })
    return workbook.SheetNames.map((name) => ({ name, rows: rowsOf(workbook.Sheets[name]!) }))
  } catch (error) {
    throw fail('corrupt', `is not a readable workbook: ${messageOf(error)}`)
  }
}

function rowsOf(sheet: XLSX.WorkSheet): Cell[][] {
  const rows = XLSX.utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    raw: true,
    blankrows: false,
    defval: null,
    UTC: true,
  })
  return rows.map((row) => row.slice(0, MAX_COLUMNS).map(toCell))
}

function toCell(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '')
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}

/** Checks the signature: the library would read any text as a sheet with one column. */
async function assertWorkbook(file: RawFile, source: Source): Promise<void> {
  const head = Buffer.from(await firstBytes(file)).toString('hex')
  if (head === '') throw new FeedError('empty', source.id, file.name, 'has no bytes')
  if (head === 'd0cf11e0') return
  if (head !== '504b0304') throw new FeedError('corrupt', source.id, file.name, 'is neither an .xlsx nor an .xls file')
  const archive = await openArchive(file, source)
  archive.close()
  const unpacked = archive.names.reduce((sum, name) => sum + archive.bytes(name), 0)
  if (unpacked > MAX_UNPACKED_BYTES)
    throw new FeedError('too_large', source.id, file.name, `unpacks to ${unpacked} bytes`)
}
