import { isRecord } from '../../../models/kernel/is-record.ts'
import { readFile, stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

import { badCell, BadInputError, type InputProblem } from '../../files/csv-table.ts'

const MAX_BYTES = 2 ** 20
const STDIN = '-'

/** Checks of a question beyond its schema. */
export type FurtherCheck = (
  received: Readonly<Record<string, unknown>>,
) => readonly InputProblem[] | Promise<readonly InputProblem[]>

/**
 * Reads one JSON object from a file, or from standard input for `-`, and parses it with a strict schema.
 * @param further checks that a schema cannot make; also run when the schema finds problems, so that all are reported at once
 * @throws BadInputError that lists every problem at once: field, received, expected
 */
export async function readJsonQuestion<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  further: FurtherCheck = () => [],
): Promise<z.output<Schema>> {
  const received = parseJson(file, file === STDIN ? await text(process.stdin) : await readBounded(file))
  const parsed = schema.safeParse(received, { reportInput: true })
  const found = parsed.success ? [] : parsed.error.issues.flatMap((issue) => problemsOf(file, issue))
  const own = isRecord(received) ? await further(received) : []
  const problems = [...found, ...own.filter(({ column }) => !found.some((problem) => problem.column === column))]
  if (parsed.success && problems.length === 0) return parsed.data
  throw new BadInputError(problems)
}

async function readBounded(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw badCell(file, 1, '', 'no such file', 'a readable JSON file, or - for standard input')
  if (found.size > MAX_BYTES) throw badCell(file, 1, '', `${found.size} bytes`, `at most ${MAX_BYTES} bytes`)
  return readFile(file, 'utf8')
}

function parseJson(file: string, json: string): unknown {
  if (json.length > MAX_BYTES) throw badCell(file, 1, '', `${json.length} characters`, `at most ${MAX_BYTES}`)
  try {
    return JSON.parse(json)
  } catch (error) {
    throw badCell(file, 1, '', (error as Error).message, 'a JSON object')
  }
}

function problemsOf(file: string, issue: z.core.$ZodIssue): InputProblem[] {
  const column = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ file, row: 1, column: key, received: 'this field', expected: 'no such field' }))
  const { input } = issue
  const received = typeof input === 'string' ? input : (JSON.stringify(input) ?? 'nothing')
  return [{ file, row: 1, column, received, expected: expectation(issue) }]
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`
  return issue.message.replace(/^.*expected /, '')
}
