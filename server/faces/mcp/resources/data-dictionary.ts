import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { nearestOf } from '../../../base/nearest.ts'
import { NotFoundError } from '../../../base/not-found.ts'
import { completeFrom } from '../offer/complete.ts'
import type { ResourceFamily } from '../offer/resource.ts'

const FILE = new URL('../../../../data/contracts/data-dictionary.json', import.meta.url)
const TABLES = z
  .array(z.looseObject({ name: z.string(), description: z.string() }))
  .parse(JSON.parse(readFileSync(FILE, 'utf8')))
const NAMES = TABLES.map(({ name }) => name)

/** Columns of the public tables. */
export const dataDictionaryResource: ResourceFamily = {
  name: 'data-dictionary',
  title: 'Data dictionary',
  description:
    'Columns of one public table with type, unit and meaning; the tables are at /data/{table}.csv and .parquet.',
  mimeType: 'application/json',
  uriTemplate: 'lux://data-dictionary/{table}',
  variable: 'table',
  complete: completeFrom(NAMES),
  listed: TABLES.map(({ name }) => ({ value: name, title: `Columns of ${name}` })),
  read(_facts, name) {
    const table = TABLES.find((each) => each.name === name)
    if (table) return JSON.stringify(table)
    const received = name.slice(0, 80)
    throw new NotFoundError(`There is no public table ${JSON.stringify(received)}. There are ${NAMES.join(', ')}.`, [
      { field: 'table', received, expected: `one of ${NAMES.join(', ')}`, nearest: nearestOf(received, NAMES) },
    ])
  },
}
