import { join } from 'node:path'
import type { Warehouse } from '../../../pipeline/warehouse/warehouse.ts'
import { sqlBeside } from '../../../pipeline/warehouse/sql.ts'

/** Verdicts on the offers of one flaw; `none` for those without. */
export interface FlawScore {
  flaw: string
  offers: number
  implausible: number
  unusual: number
}

export interface PlausibilityScore {
  listings: FlawScore[]
  /** All adverts since the first day; those that are implausible enter no level. */
  adverts: FlawScore[]
}

/** Path of the truth about flawed adverts, beside the feeds of a sample market. */
export function flawsPath(dataDir: string): string {
  return join(dataDir, 'feeds', 'sample-truth', 'flaws.csv')
}

/**
 * Counts verdicts by flaw. A listing is flawed where the price or area that it shows is told by flawed adverts alone.
 * @param flaws the file `flaws.csv` of the market
 */
export async function scorePlausibility(warehouse: Warehouse, flaws: string): Promise<PlausibilityScore> {
  const score = async (name: string) =>
    warehouse.all<FlawScore>(sqlBeside(import.meta.url, name).replaceAll('$flaws', `'${flaws.replaceAll("'", "''")}'`))
  return { listings: await score('score-listings'), adverts: await score('score-adverts') }
}

/** Shares of flawed offers that were found implausible, and of the others that were. */
export function shares(scores: readonly FlawScore[]): { found: number; wronglyFound: number } {
  const share = (some: readonly FlawScore[]) =>
    some.reduce((sum, { implausible }) => sum + implausible, 0) / some.reduce((sum, { offers }) => sum + offers, 0)
  return {
    found: share(scores.filter(({ flaw }) => flaw !== 'none')),
    wronglyFound: share(scores.filter(({ flaw }) => flaw === 'none')),
  }
}
