import { qualityFindingSchema, type QualityFinding } from '../../models/contracts/release/quality.ts'
import { streamRecords } from '../warehouse/records.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'
import type { RowGate } from './gate-names.ts'
import { lateFeeds } from './late-feeds.ts'

/** Gates that look at files of feeds; the first that names a problem of a file is the one that is shown. */
const FEED_GATES: readonly RowGate[] = [
  'feed-contracts-block',
  'feed-contracts',
  'batches-usable',
  'feeds-fetched',
  'open-data-usable',
  'feeds-fresh-block',
  'feeds-fresh',
]

const LATE_GATES: ReadonlySet<string> = new Set<RowGate>(['feeds-fresh', 'feeds-fresh-block'])

type Row = Partial<
  Record<'sourceId' | 'name' | 'field' | 'problem' | 'advice' | 'error' | 'reason' | 'status', string | null>
> & {
  rowNumber?: number | null
}

/** Says for people at a terminal what the gates found in the files of feeds: file, row, field, reason and what to do. One line each. */
export function feedLines(findings: readonly QualityFinding[]): string[] {
  const lines = new Map<string, string>()
  for (const gate of FEED_GATES) {
    const finding = findings.find((found) => found.gate === gate)
    if (!finding) continue
    for (const row of finding.rows as Row[]) {
      const text = textOf(row)
      const key = [row.sourceId, row.name, text].join('|')
      if (!lines.has(key)) lines.set(key, `${finding.severity}: ${placeOf(row)}: ${text}.`)
    }
    const more = finding.count - finding.rows.length
    if (more > 0) lines.set(gate, `${finding.severity}: ${more} more of these are in the table of the gate ${gate}.`)
  }
  return [...lines.values()]
}

/**
 * The lines of the last run that reached the quality gates, and the feeds that are silent on a day. The gates measure by the newest day of the feeds
 * themselves, on which a feed that is alone is never late; a day of the clock stands at a terminal and in no release.
 */
export async function feedLinesOf(warehouse: Warehouse, today: string): Promise<string[]> {
  const tables = await warehouse.all<{ tableName: string }>(
    `SELECT table_name FROM duckdb_tables() WHERE table_name IN ('quality_finding', 'normalized_batch', 'source')`,
  )
  const has = (name: string): boolean => tables.some(({ tableName }) => tableName === name)
  const findings = has('quality_finding')
    ? (await Array.fromAsync(streamRecords(warehouse, 'quality_finding', qualityFindingSchema))).flat()
    : []
  const silent = has('normalized_batch') && has('source') ? await silentFeeds(warehouse, today) : []
  const late = findings.filter(({ gate }) => LATE_GATES.has(gate)).flatMap(({ rows }) => rows as Row[])
  const named = new Set(late.map(({ sourceId }) => sourceId))
  const unnamed = silent.filter(({ sourceId }) => !named.has(sourceId))
  return [...feedLines(findings), ...unnamed.map((row) => `warning: ${placeOf(row)}: ${textOf(row)}.`)]
}

/** The days of an invented market stand still. */
async function silentFeeds(warehouse: Warehouse, today: string): Promise<Row[]> {
  return warehouse.all<Row>(`${lateFeeds('NOT sample')} ORDER BY source_id`, { as_of: today })
}

function placeOf({ sourceId, name, rowNumber, field, status }: Row): string {
  const parts = [`feed ${sourceId}`]
  if (name) parts.push(`file ${name}`)
  if (rowNumber !== null && rowNumber !== undefined) parts.push(`row ${rowNumber}`)
  if (field) parts.push(`field ${field}`)
  if (status && status !== 'ok') parts.push(status)
  return parts.join(', ')
}

function textOf({ problem, advice, error, reason }: Row): string {
  if (problem) return `${problem}. ${advice}`
  if (error) return error
  return reason
    ? `${reason}. ${advice ?? 'Deliver the file again; until then the last good files count'}`
    : 'rows were lost. Look at its rejects'
}
