import type { DuckDBValue } from '@duckdb/node-api'
import type { Warehouse } from './warehouse.ts'

/**
 * Runs the statements of a `.sql` file in order; each receives the parameters that it names as `$name`.
 * Statements end with a semicolon at the end of a line, or before another statement on the same line.
 */
export async function runScript(
  warehouse: Warehouse,
  script: string,
  parameters: Record<string, DuckDBValue> = {},
): Promise<void> {
  for (const statement of statementsOf(script)) {
    const named = Object.entries(parameters).filter(([name]) => new RegExp(`\\$${name}\\b`).test(statement))
    await warehouse.run(statement, named.length > 0 ? Object.fromEntries(named) : undefined)
  }
}

/** Splits at semicolons outside of quotes and comments. */
export function statementsOf(script: string): string[] {
  const pieces = script.match(/--[^\n]*|'(?:[^']|'')*'|"(?:[^"]|"")*"|;|[^;'"-]+|-/g) ?? []
  const statements: string[] = ['']
  for (const piece of pieces) {
    if (piece === ';') statements.push('')
    else if (!piece.startsWith('--')) statements[statements.length - 1] += piece
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}
