import { z } from 'zod'
import { parseLocalizedNumber } from '../../models/language/numbers/localized-number.ts'
import { isRecord } from '../../models/kernel/is-record.ts'

/** Arguments with numbers and booleans instead of their texts, and what was read in a way that the caller should know. */
export interface TypedArguments {
  value: unknown
  /** One sentence for each text that is no plain number. */
  notes: string[]
}

type JsonSchema = z.core.JSONSchema.BaseSchema

const schemas = new WeakMap<z.ZodType, JsonSchema>()

/** Reads texts as the numbers and booleans that a schema expects: `"1 800,50"`, `"600k"`, `"yes"`. Leaves all else to the schema. */
export function typedArguments(schema: z.ZodType, received: unknown): TypedArguments {
  const shape = schemas.get(schema) ?? z.toJSONSchema(schema, { io: 'input' })
  schemas.set(schema, shape)
  const notes: string[] = []
  return { value: typed(shape, received, '', notes), notes }
}

function typed(shape: JsonSchema | undefined, value: unknown, field: string, notes: string[]): unknown {
  if (shape === undefined) return value
  if (shape.type === 'object' && isRecord(value)) return typedObject(shape, value, field, notes)
  if (shape.type === 'array' && Array.isArray(value) && isRecord(shape.items))
    return value.map((item) => typed(shape.items as JsonSchema, item, field, notes))
  if (shape.type === 'string' && shape.enum === undefined && typeof value === 'number' && Number.isFinite(value))
    return String(value)
  if (typeof value !== 'string') return value
  if (shape.type === 'boolean') return BOOLEANS.get(value.trim().toLowerCase()) ?? value
  if (shape.type !== 'number' && shape.type !== 'integer') return value
  const number = readNumber(value, shape)
  if (number === null) return value
  if (String(number) !== value.trim()) notes.push(`${field}: ${JSON.stringify(value)} was read as ${number}.`)
  return number
}

function typedObject(shape: JsonSchema, value: Record<string, unknown>, path: string, notes: string[]): unknown {
  const properties = shape.properties ?? {}
  const entries = Object.entries(value).map(([name, each]) => {
    const property = Object.hasOwn(properties, name) ? (properties[name] as JsonSchema) : undefined
    return [name, typed(property, each, path === '' ? name : `${path}.${name}`, notes)]
  })
  return Object.fromEntries(entries)
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'oui', 'ja', 'jo', 'sim', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'non', 'nein', 'nee', 'neen', 'não', 'nao', '0'].map((word) => [word, false] as const),
])

const LONGEST = 40
const NUMBER =
  /^(?:€|eur)?\s*(-?)\s*(\d[\d .,'’\u00a0\u202f]*?)\s*(k|mio\.?|M|million(?:s|en)?|milh(?:ão|ões))?\s*(?:€|eur|euros?|m²|m2|sqm|%)?$/u
const FACTORS: Readonly<Record<string, number>> = { '': 1, k: 1_000 }
const MILLION = 1_000_000

/**
 * Reads a number with its unit. A lone separator before three digits groups thousands where the result is allowed, and is a decimal
 * sign where only that is: `"3.500"` is 3500 as a price and 3.5 as an interest rate.
 */
function readNumber(text: string, { minimum = -Infinity, maximum = Infinity }: JsonSchema): number | null {
  const parts = text.length > LONGEST ? null : NUMBER.exec(withLowerCase(text.trim()))
  if (!parts) return null
  const [, sign, digits = '', suffix = ''] = parts
  const factor = (FACTORS[suffix] ?? MILLION) * (sign === '-' ? -1 : 1)
  const readings = [{}, { decimal: true }].flatMap((options) => {
    const number = parseLocalizedNumber(digits, options)
    return number === null ? [] : [Number((number * factor).toPrecision(15))]
  })
  return readings.find((number) => minimum <= number && number <= maximum) ?? readings[0] ?? null
}

/** Keeps a capital M, which means millions: m is a unit of length. */
function withLowerCase(text: string): string {
  return text.replaceAll(/[^M]+/g, (part) => part.toLowerCase()).replace(/M(?=io|illion|ilh)/, 'm')
}
