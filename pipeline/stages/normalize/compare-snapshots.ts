import type { Warehouse } from '../../warehouse/warehouse.ts'
import { sqlBeside } from '../../warehouse/sql.ts'
import type { CompareBatches } from './judge-batches.ts'

/** Compares the adverts of two files by their rows in the table `observation`. */
export function compareSnapshots(warehouse: Warehouse): CompareBatches {
  const sql = sqlBeside(import.meta.url, 'snapshot-changes')
  return (before, after) => warehouse.one(sql, { before: before.batchId, after: after.batchId })
}
