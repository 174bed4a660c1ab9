import { Command } from 'commander'
import { nearestName } from '../../base/nearest-name.ts'
import { readSettings } from '../../base/settings.ts'
import { UsageError } from '../../base/usage-error.ts'
import { printedAnswer } from './print-answer.ts'
import { openReadOnly, type Asked, type ReadOnly } from './read-only.ts'
import { MACRO_MARK, TABLES_SQL, withAsked } from './sql.ts'

/** Rows shown of a table. */
const ROWS = 5

/** `lux show TABLE`: what a table is, its columns and its first rows. */
export function showCommand(): Command {
  return withAsked(new Command('show'))
    .argument('[table]', 'name of the table')
    .action(async (table: string | undefined, asked: Asked) => {
      const open = await openReadOnly(readSettings(process.env), asked)
      try {
        if (table === undefined) await print(open, TABLES_SQL)
        else await showTable(open, table.replaceAll('-', '_').replace(MACRO_MARK, ''), asked.warehouse === true)
      } finally {
        open.close()
      }
    })
}

async function showTable(open: ReadOnly, table: string, isWarehouse: boolean): Promise<void> {
  const [tables] = await open.ask(TABLES_SQL)
  const names = tables!.rows.map(([name]) => String(name).replace(MACRO_MARK, ''))
  if (!names.includes(table)) {
    const near = nearestName(table, names)
    throw new UsageError(
      `There is no table ${JSON.stringify(table)} in ${open.title}.${near ? ` Did you mean ${near}?` : ' `lux show` lists them.'}`,
    )
  }
  const [name, rows, description] = tables!.rows[names.indexOf(table)]!
  console.log(
    [`${table} of ${open.title}`, rows === null ? '' : `${String(rows)} rows`, description ?? '']
      .filter(Boolean)
      .join('\n'),
  )
  if (name !== table) return
  const explained =
    !isWarehouse &&
    (await open.ask(`SELECT count(*) FROM dictionary WHERE table_name = '${table}'`))[0]!.rows[0]![0] !== '0'
  await print(
    open,
    explained
      ? `SELECT column_name AS "column", column_type AS type, unit, is_key AS "key", allowed, meaning, array_to_string(made_from, ', ') AS made_from
           FROM dictionary WHERE table_name = '${table}'`
      : `SELECT column_name AS "column", data_type AS type, comment AS meaning FROM duckdb_columns() WHERE table_name = '${table}' ORDER BY column_index`,
  )
  await print(open, `SELECT * FROM "${table}" LIMIT ${ROWS}`)
}

async function print(open: ReadOnly, sql: string): Promise<void> {
  for (const answer of await open.ask(sql)) console.log(`${printedAnswer(answer, 'table')}\n`)
}
