import { z } from 'zod'
import { yesOrNo } from '../../models/language/answers.ts'
import { foldName } from '../../models/language/fold.ts'
import { parseLocalizedNumber } from '../../models/language/numbers/localized-number.ts'
import { MILLION_WORDS } from '../../models/language/numbers/number-vocabulary.ts'
import { isRecord } from '../../models/kernel/is-record.ts'

/** Arguments with numbers and booleans instead of their texts, and what was read in a way that the caller should know. */
export interface TypedArguments {
  value: unknown
  /** Texts that are no plain number, with what they were read as. */
  notes: ReadText[]
}

export interface ReadText {
  field: string
  text: string
  number: number
}

type JsonSchema = z.core.JSONSchema.BaseSchema

const schemas = new WeakMap<z.ZodType, JsonSchema>()

/** Reads texts as the numbers and booleans that a schema expects: `"1 800,50"`, `"600k"`, `"yes"`. Leaves all else to the schema. */
export function typedArguments(schema: z.ZodType, received: unknown): TypedArguments {
  const shape = schemas.get(schema) ?? z.toJSONSchema(schema, { io: 'input' })
  schemas.set(schema, shape)
  const notes: ReadText[] = []
  return { value: typed(shape, received, '', notes), notes }
}

function typed(shape: JsonSchema | undefined, value: unknown, field: string, notes: ReadText[]): unknown {
  if (shape === undefined) return value
  if (shape.type === 'object' && isRecord(value)) return typedObject(shape, value, field, notes)
  if (shape.type === 'array' && Array.isArray(value) && isRecord(shape.items))
    return value.map((item) => typed(shape.items as JsonSchema, item, field, notes))
  if (shape.type !== 'array' && Array.isArray(value)) return ofList(shape, value, field, notes)
  if (shape.type === 'array' && typeof value === 'string' && isScalar(shape.items)) return [value]
  if (shape.type === 'string' && shape.enum === undefined && typeof value === 'number' && Number.isFinite(value))
    return String(value)
  if (typeof value !== 'string') return value
  if (shape.type === 'boolean') return yesOrNo(value) ?? value
  if (shape.type !== 'number' && shape.type !== 'integer') return value
  const number = readNumber(value, shape)
  if (number === null) return value
  if (String(number) !== value.trim()) notes.push({ field, text: value, number })
  return number
}

/** A list where one value is expected: the only element, or texts as one text that lists them. */
function ofList(shape: JsonSchema, value: readonly unknown[], field: string, notes: ReadText[]): unknown {
  if (value.length === 1) return typed(shape, value[0], field, notes)
  const isText = shape.type === 'string' && shape.enum === undefined
  return isText && value.length > 0 && value.every((each) => typeof each === 'string') ? value.join('; ') : value
}

function isScalar(items: JsonSchema['items']): boolean {
  return isRecord(items) && items.type === 'string'
}

function typedObject(shape: JsonSchema, value: Record<string, unknown>, path: string, notes: ReadText[]): unknown {
  const properties = shape.properties ?? {}
  const entries = Object.entries(value).map(([name, each]) => {
    const property = Object.hasOwn(properties, name) ? (properties[name] as JsonSchema) : undefined
    return [name, typed(property, each, path === '' ? name : `${path}.${name}`, notes)]
  })
  return Object.fromEntries(entries)
}

const LONGEST = 40
const NUMBER = /^(?:€|eur)?\s*(-?)\s*(\d[\d .,'’\u00a0\u202f]*?)\s*(\p{L}*)\.?\s*(?:€|eur|euros?|m²|m2|sqm|%)?$/iu
const UNITS = new Set(['', 'eur', 'euro', 'euros', 'sqm'])

/**
 * Reads a number with its unit. A lone separator before three digits groups thousands where the result is allowed, and is a decimal
 * sign where only that is: `"3.500"` is 3500 as a price and 3.5 as an interest rate.
 */
function readNumber(text: string, { minimum = -Infinity, maximum = Infinity }: JsonSchema): number | null {
  const parts = text.length > LONGEST ? null : NUMBER.exec(text.trim())
  const factor = parts && factorOf(parts[3]!)
  if (!parts || factor === null) return null
  const [, sign, digits = ''] = parts
  const readings = [{}, { decimal: true }].flatMap((options) => {
    const number = parseLocalizedNumber(digits, options)
    return number === null ? [] : [Number((number * (sign === '-' ? -factor : factor)).toPrecision(15))]
  })
  return readings.find((number) => minimum <= number && number <= maximum) ?? readings[0] ?? null
}

/** Factor that a word behind a figure stands for; a small m is a unit of length. */
function factorOf(word: string): number | null {
  const folded = foldName(word)
  if (UNITS.has(folded)) return 1
  if (folded === 'k') return 1_000
  return word === 'M' || MILLION_WORDS.has(folded) ? 1_000_000 : null
}
