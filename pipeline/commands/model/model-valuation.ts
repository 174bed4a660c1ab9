import { readFile } from 'node:fs/promises'

import { Command } from 'commander'

import { estimatePrice } from '../../../models/valuation/estimate/estimate.ts'
import { rolesOf, valuationSchemaSchema } from '../../../models/valuation/frame/schema.ts'
import type { ValuationRow, ValuationSchema } from '../../../models/valuation/frame/schema.ts'
import { trainValuation } from '../../../models/valuation/train/train-valuation.ts'
import { FEWEST_ROWS } from '../../../models/valuation/train/training-table.ts'
import { lineColumn, nullableColumn, numberColumn, textColumn } from '../../files/csv-columns.ts'
import type { CsvColumn, CsvSchema } from '../../files/csv-columns.ts'
import { badCell } from '../../files/csv-table.ts'
import { quarterColumn } from './listings-table.ts'
import { readTable, writeTable } from './table-file.ts'

type Files = {
  readonly train: string
  readonly test: string
  readonly schema: string
  readonly out: string
  readonly seed: string
}

const MOST_TRAINING_ROWS = 200_000
const FORMATS = `
Files:
  schema  JSON: {"numeric": [columns], "categorical": [columns], "target": "price", "name": "…", "roles": {…}}
          roles (optional) name the columns of areaM2, latitude, longitude, quarter and property; without it they are
          found by their usual names (area_m2, lat, lon, quarter). Adverts with the same property key count as one property.
  train   CSV: id, the target (above 0) and every column of the schema; an empty cell is unknown
  test    CSV: id and every column of the schema; the area must be known
  out     CSV: id,value,lo,hi: estimate and the ends of its 80 % interval, one row per test row

Invalid input ends with exit code 2 and a message with file, row and column.`

/** `lux model valuation`: trains the valuation model on one table of adverts and estimates the prices of another. */
export function modelValuationCommand(): Command {
  return new Command('valuation')
    .description('estimate asking prices with 80 % intervals from a table of adverts')
    .requiredOption('--train <file>', 'CSV of adverts with prices')
    .requiredOption('--test <file>', 'CSV of adverts to value')
    .requiredOption('--schema <file>', 'JSON description of the columns')
    .requiredOption('--out <file>', 'CSV to write')
    .option('--seed <number>', 'seed of folds and subsamples', '1')
    .addHelpText('after', FORMATS)
    .action((files: Files) => valueFiles(files))
}

/** Reads, trains, estimates and writes. @throws BadInputError for input that the user can fix */
export async function valueFiles(files: Files): Promise<void> {
  if (!/^\d{1,9}$/.test(files.seed)) throw badCell('--seed', 1, '', files.seed, 'a whole number of at most 9 digits')
  const schema = await readSchema(files.schema)
  const train = await readAdverts(files.train, schema, true)
  const test = await readAdverts(files.test, schema, false)
  if (train.length < FEWEST_ROWS)
    throw badCell(files.train, train.length + 1, '', `${train.length} adverts`, `at least ${FEWEST_ROWS} adverts`)
  const model = trainValuation(train, schema, { seed: Number(files.seed) })
  const rows = test.map((row) => {
    const { estimate, low, high } = estimatePrice(model, row)
    return { id: row.id, value: rounded(estimate), lo: rounded(low), hi: rounded(high) }
  })
  await writeTable(files.out, ['id', 'value', 'lo', 'hi'], rows)
}

async function readSchema(file: string): Promise<ValuationSchema> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw badCell(file, 1, '', 'no such file', 'a readable JSON file')
  const parsed = valuationSchemaSchema.safeParse(parseJson(file, text))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]!
  throw badCell(file, 1, issue.path.join('.'), issue.message, 'a schema of numeric and categorical columns')
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw badCell(file, 1, '', (error as Error).message, 'JSON')
  }
}

/** Reads a table of adverts by its schema; ids must be unique. */
export async function readAdverts(file: string, schema: ValuationSchema, hasPrice: boolean): Promise<ValuationRow[]> {
  const columns: CsvSchema = { line: lineColumn(), id: textColumn(), ...advertColumns(schema, hasPrice) }
  const rows = await readTable(file, columns, MOST_TRAINING_ROWS)
  const seen = new Set<string>()
  return rows.map((row) => {
    const { line, id, ...values } = row as Record<string, string | number | null> & { line: number; id: string }
    if (seen.has(id)) throw badCell(file, line, 'id', id, 'each id once')
    seen.add(id)
    return { id, values }
  })
}

function advertColumns(schema: ValuationSchema, hasPrice: boolean): CsvSchema {
  const { areaM2, latitude, longitude, quarter, property } = rolesOf(schema)
  const numeric = schema.numeric.map((name): [string, CsvColumn<unknown>] => {
    if (name === areaM2) return [name, numberColumn({ above: 0, max: 1e6 })]
    if (name === latitude) return [name, nullableColumn(numberColumn({ min: -90, max: 90 }))]
    if (name === longitude) return [name, nullableColumn(numberColumn({ min: -180, max: 180 }))]
    return [name, nullableColumn(numberColumn({ min: -1e12, max: 1e12 }))]
  })
  const texts = [...schema.categorical, ...(property === undefined ? [] : [property])]
  const categorical = texts.map((name): [string, CsvColumn<unknown>] => [
    name,
    nullableColumn(name === quarter ? quarterColumn : textColumn()),
  ])
  const target: [string, CsvColumn<unknown>][] = hasPrice
    ? [[schema.target, numberColumn({ above: 0, max: 1e12 })]]
    : []
  return Object.fromEntries([...numeric, ...categorical, ...target])
}

function rounded(value: number): number {
  return Number(value.toPrecision(7))
}
