import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { parse } from 'csv-parse/sync'

import { parseQuarter } from '../../../../models/kernel/quarter.ts'
import { ROOT } from '../../../../pipeline/base/settings.ts'

const FILE = resolve(ROOT, '../shared/data/known/index_releases.csv')
const QUARTERS_BACK = new Map([
  ['change q/q', 1],
  ['change y/y', 4],
])

/** Changes of the index as the press reported them on the day they came, less those of today's figures, percentage points; undefined without the file. */
export function revisionsOf(values: readonly number[], first: number): number[] | undefined {
  if (!existsSync(FILE)) return undefined
  const records = parse<Record<string, string>>(readFileSync(FILE), { columns: true })
  return records.flatMap(({ series, period, measure, value }) => {
    const back = QUARTERS_BACK.get(measure!)
    if (series !== 'all dwellings' || back === undefined || !/^\d{4}-Q[1-4]$/.test(period!)) return []
    const at = parseQuarter(period!) - first
    return [Number(value) - 100 * (values[at]! / values[at - back]! - 1)]
  })
}
