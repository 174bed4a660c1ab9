import { UsageError } from '../../base/usage-error.ts'
import type { Run } from '../../engine/job.ts'

export interface BackfillRange {
  /** First and last day of observation, ISO dates. */
  from: string
  to: string
  /** Feed ids; null means all. */
  sources: string[] | null
}

/**
 * Makes the next run read the files again that contain observations within the range. For files with a day per row, the days of the rows count.
 * @returns the number of files. @throws UsageError for an unknown feed
 */
export async function forgetBatches(run: Run, { from, to, sources }: BackfillRange): Promise<number> {
  const known = run.sources.map(({ id }) => id)
  const unknown = (sources ?? []).filter((id) => !known.includes(id))
  if (unknown.length > 0)
    throw new UsageError(`There is no feed ${unknown.join(', ')} in this market. The feeds are: ${known.join(', ')}.`)
  const { exists } = await run.warehouse.one<{ exists: number }>(
    `SELECT count(*) AS exists FROM duckdb_tables() WHERE table_name = 'normalized_batch'`,
  )
  if (!exists) return 0
  const chosen = (sources ?? known).map((id) => `'${id}'`).join(', ')
  return run.warehouse.transaction(async () => {
    await run.warehouse.run(
      `CREATE OR REPLACE TEMP TABLE forgotten AS SELECT batch_id FROM normalized_batch b WHERE source_id IN (${chosen}) AND (
         snapshot_date BETWEEN $from::DATE AND $to::DATE
         OR (snapshot_date IS NULL AND EXISTS (SELECT 1 FROM observation o
           WHERE o.batch_id = b.batch_id AND o.observed_at BETWEEN $from::DATE AND $to::DATE)))`,
      { from, to },
    )
    for (const table of ['observation', 'reject', 'normalized_batch'])
      await run.warehouse.run(`DELETE FROM ${table} WHERE batch_id IN (SELECT batch_id FROM forgotten)`)
    await run.warehouse.run(`DELETE FROM job_state WHERE job = 'normalize'`)
    const { forgotten } = await run.warehouse.one<{ forgotten: number }>('SELECT count(*) AS forgotten FROM forgotten')
    return forgotten
  })
}
