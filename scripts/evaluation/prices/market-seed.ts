import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { parseQuarter } from '../../../models/kernel/quarter.ts'
import type { PropertyType } from '../../../models/prices/hedonic/advert.ts'
import type { StockWeights } from '../../../models/prices/trends/mix.ts'
import { choiceColumn, integerColumn, numberColumn, textColumn } from '../../../pipeline/files/csv-columns.ts'
import { readCsvTable } from '../../../pipeline/files/csv-table.ts'
import { readListings } from '../../../pipeline/commands/model/listings-table.ts'
import type { TrueCell, TrueIndex } from './market-scores.ts'

const type = choiceColumn(['apartment', 'house'])

/** Writes the simulated market of one seed into a folder. Needs python3 with numpy. @param homesAQuarter default that of the generator */
export function generateMarket(generator: string, seed: number, folder: string, homesAQuarter?: number): void {
  const size = homesAQuarter === undefined ? [] : ['--per_quarter', String(homesAQuarter)]
  execFileSync('python3', [generator, '--seed', String(seed), '--out', folder, ...size], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Reads the adverts, weights and truths of a generated market. */
export async function readMarket(folder: string) {
  const { adverts } = await readListings(join(folder, 'listings.csv'))
  return {
    adverts,
    weights: await readWeights(join(folder, 'weights.csv')),
    cells: await readCells(join(folder, 'truth_cells.csv')),
    indices: await readIndices(join(folder, 'truth_index.csv')),
  }
}

async function readWeights(file: string): Promise<StockWeights> {
  const weights = new Map<string, Partial<Record<PropertyType, number>>>()
  const rows = await readCsvTable(file, { commune: textColumn(), type, weight: numberColumn({ min: 0 }) })
  for (const row of rows) weights.set(row.commune, { ...weights.get(row.commune), [row.type]: row.weight })
  return weights
}

async function readCells(file: string): Promise<TrueCell[]> {
  const schema = {
    quarter: textColumn(),
    commune: textColumn(),
    type,
    log_ppm2: numberColumn(),
    n_unique_new: integerColumn(),
  }
  const rows = await readCsvTable(file, schema)
  return rows.map(({ quarter, commune, type, log_ppm2, n_unique_new }) => ({
    quarter: parseQuarter(quarter),
    commune,
    type,
    logLevel: log_ppm2,
    adverts: n_unique_new,
  }))
}

async function readIndices(file: string): Promise<Map<string, TrueIndex>> {
  const rows = await readCsvTable(file, { scope: textColumn(), quarter: textColumn(), log_index: numberColumn() })
  const scopes = [...new Set(rows.map(({ scope }) => scope))]
  return new Map(
    scopes.map((scope) => {
      const own = rows.filter((row) => row.scope === scope)
      return [scope, new Map(own.map(({ quarter, log_index }) => [parseQuarter(quarter), log_index]))]
    }),
  )
}
