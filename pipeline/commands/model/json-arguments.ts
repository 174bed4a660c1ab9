import { z } from 'zod'

import { BadInputError } from '../../files/csv-table.ts'
import { readJsonQuestion } from './json-question.ts'
import type { FurtherCheck } from './json-question.ts'

type Property = z.core.JSONSchema._JSONSchema

/**
 * Reads the arguments of a tool from a JSON file, or from standard input for `-`.
 *
 * @throws BadInputError that lists every problem at once: field, received, expected, example
 */
export async function readJsonArguments<Shape extends z.ZodRawShape>(
  file: string,
  schema: z.ZodObject<Shape, z.core.$strict>,
  further?: FurtherCheck,
): Promise<z.output<z.ZodObject<Shape, z.core.$strict>>> {
  try {
    return await readJsonQuestion(file, schema, further)
  } catch (error) {
    if (!(error instanceof BadInputError)) throw error
    const properties = z.toJSONSchema(schema, { io: 'input' }).properties ?? {}
    throw new BadInputError(
      error.problems.map((problem) => ({
        ...problem,
        expected: problem.expected.includes('for example')
          ? problem.expected
          : wanted(properties[problem.column], problem.expected) + exampleOf(properties[problem.column]),
      })),
    )
  }
}

/** Describes the values that a field accepts; falls back to the schema's own message. */
function wanted(property: Property | undefined, otherwise: string): string {
  if (typeof property !== 'object' || property.minimum === undefined) return otherwise
  const kind = property.type === 'integer' ? 'a whole number' : 'a number'
  return `${kind} from ${property.minimum} to ${property.maximum}`
}

function exampleOf(property: Property | undefined): string {
  if (typeof property !== 'object') return ''
  const example: unknown = property.examples?.[0] ?? property.enum?.[0] ?? property.minimum
  return example === undefined ? '' : `, for example ${JSON.stringify(example)}`
}
