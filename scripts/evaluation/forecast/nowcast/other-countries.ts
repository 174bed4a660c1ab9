import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { parse } from 'csv-parse/sync'

import { parseQuarter } from '../../../../models/kernel/quarter.ts'
import { ROOT } from '../../../../pipeline/base/settings.ts'

export type CountryIndex = { readonly country: string; readonly first: number; readonly values: readonly number[] }

const FILE = resolve(ROOT, '../shared/data/macro/hpi_eurostat_prc_hpi_q.csv')
/** Countries that pay the same policy rate, without Luxembourg. */
const COUNTRIES = 'AT BE CY DE EE ES FI FR IE IT LT LV MT NL PT SI SK'.split(' ')

/** House price indices of other countries of the euro; undefined without the file. */
export function otherCountries(): CountryIndex[] | undefined {
  if (!existsSync(FILE)) return undefined
  const records = parse<Record<string, string>>(readFileSync(FILE), { columns: true, bom: true })
  return COUNTRIES.map((country) => {
    const own = records
      .filter((row) => row['geo'] === country && row['unit'] === 'I15_Q' && row['OBS_VALUE'] !== '')
      .map((row) => ({ quarter: parseQuarter(row['TIME_PERIOD']!), value: Number(row['OBS_VALUE']) }))
      .toSorted((a, b) => a.quarter - b.quarter)
    return { country, first: own[0]!.quarter, values: own.map(({ value }) => value) }
  })
}
