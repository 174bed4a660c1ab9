import { z } from 'zod'
import type { Warehouse } from '../warehouse/warehouse.ts'

const recordSchema = z.object({
  job: z.string(),
  code: z.string(),
  parameters: z.string().meta({ contentMediaType: 'application/json' }),
  inputs: z.string().describe('table to content hash').meta({ contentMediaType: 'application/json' }),
  outputs: z.string().describe('table to content hash and rows').meta({ contentMediaType: 'application/json' }),
  counts: z.string().describe('figures of the job that a run prints').meta({ contentMediaType: 'application/json' }),
  durationMs: z.number(),
})

export interface TableHash {
  hash: string
  rows: number
}

/** Last run of a job, stored in the warehouse in the same transaction as its tables. */
export interface JobRecord {
  job: string
  code: string
  parameters: string
  inputs: Record<string, string>
  outputs: Record<string, TableHash>
  counts: Record<string, number>
  durationMs: number
}

const TABLE = 'job_state'

/** @param jobs names of the current jobs; records of renamed or removed jobs are ignored */
export async function readJobRecords(warehouse: Warehouse, jobs: readonly string[]): Promise<Map<string, JobRecord>> {
  const known = (await readRows(warehouse)).filter(({ job }) => jobs.includes(job))
  return new Map(
    known.map((row) => [
      row.job,
      {
        ...row,
        inputs: JSON.parse(row.inputs),
        outputs: JSON.parse(row.outputs),
        counts: JSON.parse(row.counts),
      } as JobRecord,
    ]),
  )
}

/** Deletes the records of jobs that no longer exist: a release lists the jobs that made it from these records. */
export async function forgetOtherJobs(warehouse: Warehouse, jobs: readonly string[]): Promise<void> {
  const others = (await readRows(warehouse)).filter(({ job }) => !jobs.includes(job))
  for (const { job } of others) await warehouse.run(`DELETE FROM ${TABLE} WHERE job = $job`, { job })
}

/** Reads the table. Makes it only where there is none: even `IF NOT EXISTS` would write its comments again, and leave the file to be written at the end. */
async function readRows(warehouse: Warehouse): Promise<z.infer<typeof recordSchema>[]> {
  const there = await warehouse.all('SELECT 1 FROM duckdb_tables() WHERE table_name = $table', { table: TABLE })
  if (there.length === 0) await warehouse.createTable(TABLE, recordSchema, { keep: true })
  return warehouse.all<z.infer<typeof recordSchema>>(`SELECT * FROM ${TABLE}`)
}

export async function writeJobRecord(warehouse: Warehouse, record: JobRecord): Promise<void> {
  await warehouse.run(`DELETE FROM ${TABLE} WHERE job = $job`, { job: record.job })
  await warehouse.run(
    `INSERT INTO ${TABLE} VALUES ($job, $code, $parameters, $inputs, $outputs, $counts, $durationMs)`,
    {
      job: record.job,
      code: record.code,
      parameters: record.parameters,
      inputs: JSON.stringify(record.inputs),
      outputs: JSON.stringify(record.outputs),
      counts: JSON.stringify(record.counts),
      durationMs: record.durationMs,
    },
  )
}
