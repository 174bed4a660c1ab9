import { z } from 'zod'

/**
 * Reads the figures of a form into arguments of an engine: numbers as people write them, blank fields left out. Texts that are no number stay
 * texts, so that the engine's schema refuses them by name.
 * @param names the fields of the form; everything else of the address is ignored
 */
export function readForm(
  schema: z.ZodObject,
  names: readonly string[],
  search: URLSearchParams,
): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' })
  const read = names.flatMap((name): [string, unknown][] => {
    const shape = properties[name]
    const type = typeof shape === 'object' ? shape.type : undefined
    if (type === 'array') {
      const values = search.getAll(name).filter((value) => value !== '')
      return values.length === 0 ? [] : [[name, values]]
    }
    const sent = (search.get(name) ?? '').trim()
    if (sent === '') return []
    if (type === 'number' || type === 'integer') return [[name, numberOf(sent) ?? sent]]
    if (type === 'boolean') return [[name, sent === 'true' ? true : sent === 'false' ? false : sent]]
    return [[name, sent]]
  })
  return Object.fromEntries(read)
}

const GROUPED = /^-?\d{1,3}(?:[.,' \u00a0\u202f’]\d{3})+$/
const PLAIN = /^-?\d+(?:[.,]\d+)?$/

/** Reads `78,000`, `78 000`, `78.000 €` and `3,37`. @returns undefined for anything else */
export function numberOf(text: string): number | undefined {
  const bare = text.replaceAll(/[€%\s\u00a0\u202f]+$|^[€\s]+/g, '')
  if (GROUPED.test(bare)) return Number(bare.replaceAll(/[^\d-]/g, ''))
  return PLAIN.test(bare) ? Number(bare.replace(',', '.')) : undefined
}
