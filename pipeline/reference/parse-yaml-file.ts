import type { z, ZodError } from 'zod'
import { BadInputError, badCell, type InputProblem } from '../files/csv-table.ts'
import { derivedOnce } from '../files/derived-once.ts'
import { parseYaml } from '../files/parse-yaml.ts'

const MAX_PROBLEMS = 10

/** Parses the text of a YAML file with a schema; `file` is its name in errors. @throws BadInputError with up to ten problems */
export function parseYamlFile<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.output<Schema> {
  let document: unknown
  try {
    document = derivedOnce('yaml-1', text, parseYaml)
  } catch (error) {
    throw badCell(file, 1, '', (error as Error).message, 'a YAML document')
  }
  const parsed = schema.safeParse(document)
  if (parsed.success) return parsed.data
  throw new BadInputError(problemsOf(file, parsed.error))
}

/** The first problems of a schema error, by field. */
export function problemsOf(file: string, { issues }: ZodError): InputProblem[] {
  return issues.slice(0, MAX_PROBLEMS).map((issue) => ({
    file,
    row: 1,
    column: issue.path.join('.'),
    received: issue.code,
    expected: issue.message,
  }))
}
