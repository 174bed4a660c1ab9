import type { z } from 'zod'
import type { Locale } from '../../models/kernel/locale.ts'
import { PLACE } from '../base/read-arguments.ts'
import { receiveArguments } from '../base/receive-arguments.ts'
import type { ReceivedArguments } from '../base/receive-arguments.ts'
import { shapeOf } from '../base/typed-arguments.ts'

/**
 * Reads query parameters as the tools read their arguments. Blank values count as absent, but for a place; a parameter that is sent several times is a list.
 * @param fallback language of one who names none
 * @throws BadArgumentsError that names every invalid parameter, what is expected and close matches
 */
export function readQuery<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  search: URLSearchParams,
  fallback: Locale = 'en',
): ReceivedArguments<z.output<z.ZodObject<Shape>>> {
  const { properties = {} } = shapeOf(schema)
  const sent = new Map<string, string[]>()
  for (const [name, value] of search) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    const isList = typeof property === 'object' && property.type === 'array'
    const texts = (isList ? value.split(',') : [value])
      .map((text) => text.trim())
      .filter((text) => text !== '' || name === PLACE)
    if (texts.length > 0) sent.set(name, [...(sent.get(name) ?? []), ...texts])
  }
  const received = [...sent].map(([name, texts]) => [name, texts.length === 1 ? texts[0] : texts])
  return receiveArguments(schema, Object.fromEntries(received), fallback)
}
