import { readFile, stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

import { badCell, BadInputError, type InputProblem } from './csv-table.ts'

const MAX_BYTES = 2 ** 20
const STDIN = '-'

/**
 * One JSON object from a file, or from standard input for `-`, by a strict schema.
 * @throws BadInputError with every problem at once: field, what was received, what is allowed
 */
export async function readJsonQuestion<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const received = parseJson(file, file === STDIN ? await text(process.stdin) : await readBounded(file))
  const parsed = schema.safeParse(received, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new BadInputError(parsed.error.issues.flatMap((issue) => problemsOf(file, issue)))
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
