import { Command } from 'commander'
import { nearestName } from '../../base/nearest-name.ts'
import { readSettings, type Settings } from '../../base/settings.ts'
import { UsageError } from '../../base/usage-error.ts'
import { ANSWERS } from '../../publish/tables/attachable-views.ts'
import { explainedDictionary, type ExplainedTable } from '../../publish/tables/dictionary.ts'
import { PUBLIC_TABLES } from '../../publish/tables/tables.ts'
import { JOBS } from '../../run/jobs.ts'
import { openWarehouse } from '../../warehouse/warehouse.ts'
import { evidenceSql, literal } from './evidence.ts'
import { openReadOnly, type Answered, type ReadOnly } from './read-only.ts'
import { upstream, type Step } from './upstream.ts'

type Row = Record<string, unknown>

/** Rows that are named where several fit. */
const SHOWN_ROWS = 5
/** Tables that are named where a job reads many. */
const SHOWN_TABLES = 12

/** The way of a published figure. */
interface Explanation {
  figure: string
  meaning: string
  unit: string | null
  /** Null where no row was asked for. */
  row: Row | null
  madeFrom: readonly string[]
  /** Select that makes the released table from the warehouse. */
  query: string
  steps: (Step & { code: string | null; rows: Record<string, number> })[]
  /** Adverts behind the row by source; null where none was asked for, or it rests on none of its own. */
  adverts: { source: string; adverts: number; newest: string | null }[] | null
}

/** `lux explain TABLE.COLUMN key=value…`: the way of a published figure back to the files of the sources. */
export function explainCommand(): Command {
  return new Command('explain')
    .argument('<figure>', 'table and column: trends.price_per_sqm')
    .argument('[key...]', 'which row: area_slug=mersch quarter=Q3-2026')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      '\nlux explain trends.price_per_sqm area_level=commune area_slug=mersch listing_type=sale segment=all quarter=Q3-2026',
    )
    .action(async (figure: string, key: string[], { json }: { json?: boolean }) => {
      const explanation = await explain(readSettings(process.env), figure, key)
      console.log(json ? JSON.stringify(explanation) : printed(explanation))
    })
}

/** @throws UsageError for a figure that is not published, or a key that fits no row or several */
export async function explain(settings: Settings, figure: string, key: readonly string[]): Promise<Explanation> {
  const { table, column } = await findColumn(figure)
  const { query } = PUBLIC_TABLES.find(({ name }) => name === table.name)!
  const row = key.length === 0 ? null : await findRow(settings, table, key)
  const warehouse = await openReadOnly(settings, { warehouse: true })
  try {
    const tables = [...new Set(column.from.map((origin) => origin.split('.')[0]!))]
    const sql = row && evidenceSql(table, row)
    return {
      figure: `${table.name}.${column.name}`,
      meaning: column.description,
      unit: column.unit,
      row,
      madeFrom: column.from,
      query,
      steps: await withState(warehouse, upstream(JOBS, tables)),
      adverts: sql ? await advertsBehind(warehouse, sql) : null,
    }
  } finally {
    warehouse.close()
  }
}

async function findColumn(
  figure: string,
): Promise<{ table: ExplainedTable; column: ExplainedTable['columns'][number] }> {
  const parser = await openWarehouse({ location: ':memory:', threads: 1 })
  const tables = await explainedDictionary(parser)
  parser.close()
  const [tableName = '', columnName = ''] = figure.replace(/_(?=[^.]*\.)/g, '-').split('.')
  const table = tables.find(({ name }) => name === tableName)
  const view = ANSWERS.find(({ kind, name }) => kind === 'VIEW' && name === tableName.replaceAll('-', '_'))
  if (view)
    throw new UsageError(
      `${view.name} is a view of other tables. Ask for a column of theirs: ${view.sql.replaceAll(/\s+/g, ' ')}`,
    )
  if (!table)
    throw unknown(
      'table',
      tableName,
      tables.map(({ name }) => name),
    )
  const column = table.columns.find(({ name }) => name === columnName)
  if (!column)
    throw unknown(
      `column of ${table.name}`,
      columnName,
      table.columns.map(({ name }) => name),
    )
  return { table, column }
}

function unknown(kind: string, wanted: string, names: readonly string[]): UsageError {
  const near = nearestName(wanted, names)
  return new UsageError(
    `There is no ${kind} ${JSON.stringify(wanted)}. ${near ? `Did you mean ${near}?` : `There are ${names.join(', ')}.`}`,
  )
}

async function findRow(settings: Settings, table: ExplainedTable, key: readonly string[]): Promise<Row> {
  const conditions = key.map((part) => {
    const [, column = '', value = ''] = /^([a-z0-9_]+)=(.*)$/s.exec(part) ?? []
    if (!table.columns.some(({ name }) => name === column))
      throw unknown(
        `column of ${table.name}`,
        column || part,
        table.columns.map(({ name }) => name),
      )
    return `"${column}"::VARCHAR = ${literal(value)}`
  })
  const release = await openReadOnly(settings, {})
  try {
    const [answer] = await release.ask(
      `SELECT * FROM ${table.name.replaceAll('-', '_')} WHERE ${conditions.join(' AND ')} LIMIT ${SHOWN_ROWS + 1}`,
    )
    const rows = recordsOf(answer!)
    const [row, other] = rows
    if (row === undefined) throw new UsageError(`No row of ${table.name} in ${release.title} fits ${key.join(' ')}.`)
    if (other !== undefined) throw new UsageError(severalRows(table, key, rows))
    return row
  } finally {
    release.close()
  }
}

/** Names rows that fit, by the columns that tell them apart, as the command takes them. */
function severalRows(table: ExplainedTable, given: readonly string[], rows: readonly Row[]): string {
  const isGiven = (column: string): boolean => given.some((part) => part.startsWith(`${column}=`))
  const open = table.key.filter((column) => !isGiven(column))
  const stated = rows
    .slice(0, SHOWN_ROWS)
    .map((row) => `  ${open.map((column) => `${column}=${row[column]}`).join(' ')}`)
  return [
    `Several rows of ${table.name} fit ${given.join(' ')}. Add one of these${rows.length > SHOWN_ROWS ? ', or of more' : ''}:`,
    ...stated,
  ].join('\n')
}

async function withState(warehouse: ReadOnly, steps: readonly Step[]): Promise<Explanation['steps']> {
  const [state] = await warehouse.ask('SELECT job, code FROM job_state')
  const code = new Map(state!.rows.map(([job, hash]) => [String(job), String(hash)]))
  const [counts] = await warehouse.ask('SELECT table_name, estimated_size FROM duckdb_tables()')
  const rows = new Map(counts!.rows.map(([table, size]) => [String(table), Number(size)]))
  return steps.map((step) => ({
    ...step,
    code: code.get(step.job) ?? null,
    rows: Object.fromEntries(step.writes.map((table) => [table, rows.get(table) ?? 0])),
  }))
}

async function advertsBehind(warehouse: ReadOnly, sql: string): Promise<NonNullable<Explanation['adverts']>> {
  const [answer] = await warehouse.ask(
    `SELECT a.source_id AS source, count(DISTINCT a.advert_id) AS adverts, max(a.last_seen)::VARCHAR AS newest
     FROM advert a WHERE a.advert_id IN (${sql}) GROUP BY a.source_id ORDER BY a.source_id`,
  )
  return recordsOf(answer!).map(({ source, adverts, newest }) => ({
    source: String(source),
    adverts: Number(adverts),
    newest: newest === null ? null : String(newest),
  }))
}

function recordsOf({ columns, rows }: Answered): Row[] {
  return rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])))
}

function printed({ figure, meaning, unit, row, madeFrom, query, steps, adverts }: Explanation): string {
  const column = figure.slice(figure.indexOf('.') + 1)
  const value =
    row === null ? [] : [`value       ${String(row[column] ?? 'not stated')}${unit === null ? '' : ` ${unit}`}`]
  const way = steps.flatMap(({ job, title, code, rows, reads }) => [
    `  ${job}: ${title}${code === null ? '' : `, code ${code.slice(0, 12)}`}`,
    `    writes ${Object.entries(rows)
      .map(([table, count]) => `${table} (${count.toLocaleString('en-GB')} rows)`)
      .join(', ')}`,
    ...(reads.length > 0 ? [`    reads ${someOf(reads)}`] : []),
  ])
  const behind =
    adverts === null
      ? []
      : [
          'adverts behind this row',
          ...adverts.map(
            (each) =>
              `  ${each.source}: ${each.adverts.toLocaleString('en-GB')}, last seen ${each.newest ?? 'unknown'}`,
          ),
          ...(adverts.length === 0 ? ['  none: the figure rests on those of other quarters and areas'] : []),
        ]
  return [
    `${figure}: ${meaning}`,
    ...value,
    `made from   ${madeFrom.join(', ') || 'a constant of the method'}`,
    'the way back, last job first',
    ...way,
    ...behind,
    'select that makes the table',
    query.replace(/^/gm, '  '),
  ].join('\n')
}

function someOf(names: readonly string[]): string {
  const others = names.length - SHOWN_TABLES
  return others > 1
    ? `${names.slice(0, SHOWN_TABLES).join(', ')} and ${others} more (--json names all)`
    : names.join(', ')
}
