import { join } from 'node:path'
import { evaluatePairs, type PairEvaluation } from '../../../models/adverts/match/evaluate-pairs.ts'
import { textColumn } from '../../../pipeline/files/csv-columns.ts'
import { readCsvTable } from '../../../pipeline/files/csv-table.ts'

export interface Membership {
  readonly advert_id: string
  readonly property_id: string
}

const MEMBERSHIP = { advert_id: textColumn(), property_id: textColumn() }

/**
 * Measures pair precision and recall of a matching against the truth of the sample market.
 * @param found a CSV file with the columns advert_id and property_id, or such rows
 * @param truth the file `duplicates.csv` of the market, or such rows
 */
export async function scoreMatch(
  found: string | Iterable<Membership>,
  truth: string | Iterable<Membership>,
): Promise<PairEvaluation> {
  return evaluatePairs(clustersOf(await rowsOf(found)), clustersOf(await rowsOf(truth)))
}

/** Path of the truth about duplicates, beside the feeds of a sample market. */
export function duplicatesPath(dataDir: string): string {
  return join(dataDir, 'feeds', 'sample-truth', 'duplicates.csv')
}

async function rowsOf(input: string | Iterable<Membership>): Promise<Iterable<Membership>> {
  return typeof input === 'string' ? readCsvTable(input, MEMBERSHIP) : input
}

function clustersOf(rows: Iterable<Membership>): Iterable<string[]> {
  const clusters = new Map<string, string[]>()
  for (const { advert_id: advert, property_id: property } of rows) {
    const cluster = clusters.get(property)
    if (cluster) cluster.push(advert)
    else clusters.set(property, [advert])
  }
  return clusters.values()
}
