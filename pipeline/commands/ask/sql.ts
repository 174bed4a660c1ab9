import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Command, Option } from 'commander'
import { readSettings } from '../../base/settings.ts'
import { UsageError } from '../../base/usage-error.ts'
import { openReadOnly, type Asked, type ReadOnly } from './read-only.ts'
import { FORMATS, printedAnswer, type Format } from './print-answer.ts'

interface SqlFlags extends Asked {
  format: Format
}

/** Stands behind the name of a macro in a list of tables. */
export const MACRO_MARK = '(…)'

/** Lists the tables of what is open. */
export const TABLES_SQL = `SELECT table_name AS "table", estimated_size AS rows, comment AS description
  FROM duckdb_tables() WHERE NOT internal AND schema_name = 'main'
  UNION ALL SELECT view_name, NULL, comment FROM duckdb_views() WHERE NOT internal
  UNION ALL SELECT function_name || '${MACRO_MARK}', NULL, comment FROM duckdb_functions() WHERE NOT internal ORDER BY 1`

/** `lux sql`: questions in SQL to the current release or the warehouse, which stay as they are. */
export function sqlCommand(): Command {
  return withAsked(new Command('sql'))
    .argument('[statement]', 'SQL; without it a prompt, or the statements on standard input')
    .addOption(new Option('--format <format>', 'how to print answers').choices(FORMATS).default('table'))
    .addHelpText('after', '\nlux sql "FROM commune_trend(\'esch-sur-alzette\')"\nlux show lists the tables.')
    .action(async (statement: string | undefined, { format, ...asked }: SqlFlags) => {
      const open = await openReadOnly(readSettings(process.env), asked)
      try {
        if (statement !== undefined) await answer(open, statement, format)
        else if (process.stdin.isTTY) await prompt(open, format)
        else await answer(open, await text(process.stdin), format)
      } finally {
        open.close()
      }
    })
}

/** Options that say what is asked. */
export function withAsked(command: Command): Command {
  return command
    .addOption(new Option('--release <id>', 'another release than the current one').conflicts('warehouse'))
    .option('--warehouse', 'the tables that releases are made from')
}

async function answer(open: ReadOnly, sql: string, format: Format): Promise<void> {
  for (const each of await open.ask(sql)) console.log(printedAnswer(each, format))
}

async function prompt(open: ReadOnly, format: Format): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: 'lux> ' })
  console.log(`This is ${open.title}. End a statement with ; · .tables lists the tables · .quit ends.`)
  lines.prompt()
  let statement = ''
  for await (const line of lines) {
    if (line.trim() === '.quit') break
    const isTables = statement === '' && line.trim() === '.tables'
    statement += isTables ? `${TABLES_SQL};` : `${line}\n`
    if (statement.trimEnd().endsWith(';')) {
      try {
        await answer(open, statement, format)
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        console.error(error.message)
      }
      statement = ''
    } else if (statement.trim() === '') statement = ''
    lines.setPrompt(statement === '' ? 'lux> ' : '  -> ')
    lines.prompt()
  }
  lines.close()
}
