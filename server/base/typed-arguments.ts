import { z } from 'zod'
import { yesOrNo } from '../../models/language/answers.ts'
import { argumentMeant } from './argument-meant.ts'
import { choiceMeant, isLeftOpen } from '../../models/language/choice-words.ts'
import { foldName } from '../../models/language/fold.ts'
import { parseLocalizedNumber } from '../../models/language/numbers/localized-number.ts'
import { MILLION_WORDS } from '../../models/language/numbers/number-vocabulary.ts'
import { numberInWords } from '../../models/language/numbers/number-words.ts'
import { isRecord } from '../../models/kernel/is-record.ts'

/** Arguments with numbers, choices and booleans instead of their texts, and what was read in a way that the caller should know. */
export interface TypedArguments {
  value: unknown
  /** Texts that are not plainly their value, with what they were read as; null: as not given. */
  notes: ReadText[]
}

export interface ReadText {
  field: string
  text: string
  value: string | number | null
}

type JsonSchema = z.core.JSONSchema.BaseSchema

const schemas = new WeakMap<z.ZodType, JsonSchema>()

/**
 * Reads texts as the numbers, choices, dates and booleans that a schema expects: `"1 800,50"`, `"600k"`, `"3 bedrooms"`, `"flat"`, `"yes"`,
 * and lists as texts. Leaves all else to the schema.
 */
export function typedArguments(schema: z.ZodType, received: unknown): TypedArguments {
  const notes: ReadText[] = []
  return { value: typed(shapeOf(schema), asObject(received), '', notes), notes }
}

/** JSON Schema of the input of a schema, made once. */
export function shapeOf(schema: z.ZodType): JsonSchema {
  const shape = schemas.get(schema) ?? z.toJSONSchema(schema, { io: 'input' })
  schemas.set(schema, shape)
  return shape
}

const LONGEST_JSON = 20_000

/** Arguments that were sent as the text of their JSON. */
function asObject(received: unknown): unknown {
  if (typeof received !== 'string' || received.length > LONGEST_JSON || !received.trim().startsWith('{'))
    return received
  try {
    return JSON.parse(received)
  } catch {
    return received
  }
}

function typed(shape: JsonSchema | undefined, value: unknown, field: string, notes: ReadText[]): unknown {
  if (shape === undefined) return value
  if (shape.type === 'object' && isRecord(value)) return typedObject(shape, value, field, notes)
  if (shape.type === 'array' && isRecord(shape.items)) return typedList(shape.items as JsonSchema, value, field, notes)
  if (shape.type !== 'array' && Array.isArray(value)) return ofList(shape, value, field, notes)
  if (shape.type === 'string' && shape.enum === undefined && typeof value === 'number' && Number.isFinite(value))
    return String(value)
  if (shape.type === 'boolean' && (value === 0 || value === 1)) return value === 1
  if (typeof value !== 'string') return value
  if (shape.type === 'boolean') return yesOrNo(value) ?? value
  const read = readText(value, shape)
  if (read === null) return value
  if (foldName(String(read)) !== foldName(value)) notes.push({ field, text: value, value: read })
  return read
}

/** A text as the number, date or choice that is expected; null where it is none. */
function readText(text: string, shape: JsonSchema): string | number | null {
  if (shape.type === 'number' || shape.type === 'integer') return readNumber(text, shape)
  if (shape.format === 'date') return readDate(text)
  return shape.enum === undefined ? null : (choiceMeant(text, shape.enum.map(String)) ?? null)
}

const SEPARATED = /\s*[,;|]\s*|\s+/

/** A list, also one that was sent as a text. Where an element has one field that it needs, that field alone stands for it. */
function typedList(items: JsonSchema, value: unknown, field: string, notes: ReadText[]): unknown {
  const [only, ...more] = items.required ?? []
  const isNamed = items.type === 'object' && only !== undefined && more.length === 0
  const elements = typeof value === 'string' ? textElements(value, items, isNamed) : value
  if (!Array.isArray(elements)) return value
  return elements.map((each) =>
    typed(items, isNamed && typeof each === 'string' ? { [only!]: each } : each, field, notes),
  )
}

/** Elements of a list that was sent as a text: choices and ids have no blanks, all other texts are one. */
function textElements(text: string, { type, enum: choices }: JsonSchema, isNamed: boolean): readonly string[] | string {
  if (choices !== undefined) return text.split(/\s*[,;|]\s*/)
  if (isNamed) return text.trim().split(SEPARATED)
  return type === 'string' ? [text] : text
}

const DATE = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/

/** A date with the day first, as people here write it; with the month first only where it cannot be the other way. */
function readDate(text: string): string | null {
  const [, first = '', second = '', year = ''] = DATE.exec(text.trim()) ?? []
  if (year === '') return null
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A list where one value is expected: the only element, or texts as one text that lists them. */
function ofList(shape: JsonSchema, value: readonly unknown[], field: string, notes: ReadText[]): unknown {
  if (value.length === 1) return typed(shape, value[0], field, notes)
  const isText = shape.type === 'string' && shape.enum === undefined
  return isText && value.length > 0 && value.every((each) => typeof each === 'string') ? value.join('; ') : value
}

function typedObject(shape: JsonSchema, value: Record<string, unknown>, path: string, notes: ReadText[]): unknown {
  const properties = shape.properties ?? {}
  // Inside a list no error could name the nearest call.
  const nameOf = (name: string): string => {
    const meant = path === '' ? name : argumentMeant(name, Object.keys(properties))
    return Object.hasOwn(value, meant) ? name : meant
  }
  const entries = Object.entries(value).flatMap(([sent, each]) => {
    const name = nameOf(sent)
    const property = Object.hasOwn(properties, name) ? (properties[name] as JsonSchema) : undefined
    const field = path === '' ? name : `${path}.${name}`
    const read = typed(property, each, field, notes)
    const isOpen = typeof read === 'string' && property !== undefined && !isFreeText(property) && isLeftOpen(read)
    if (!isOpen) return [[name, read]]
    if (shape.required?.includes(name)) return [[name, nothingOf(property, read, field, notes)]]
    notes.push({ field, text: read, value: null })
    return []
  })
  return Object.fromEntries(entries)
}

function isFreeText({ type, enum: choices }: JsonSchema): boolean {
  return type === 'string' && choices === undefined
}

/** Nothing of an amount that has to be told is 0; all else stays as it was sent. */
function nothingOf({ type, minimum }: JsonSchema, sent: string, field: string, notes: ReadText[]): unknown {
  if (type !== 'number' || minimum !== 0) return sent
  notes.push({ field, text: sent, value: 0 })
  return 0
}

const LONGEST = 40
const NUMBER = /^(?:€|eur)?\s*(-?)\s*(\d[\d .,'’\u00a0\u202f]*?)\s*(\p{L}*)\.?\s*(?:€|eur|euros?|m²|m2|sqm|%)?\+?$/iu
const UNITS = new Set(
  ` eur euro euros sqm year years ans jahre joer anos bed beds bedroom bedrooms chambres zimmer schlofkummeren quartos room rooms bath baths
  bathroom bathrooms person persons people buyer buyers st nd rd th e eme er percent minutes min`.split(/\s+/),
)

/**
 * Reads a number with its unit. A lone separator before three digits groups thousands where the result is allowed, and is a decimal
 * sign where only that is: `"3.500"` is 3500 as a price and 3.5 as an interest rate.
 */
function readNumber(text: string, { minimum = -Infinity, maximum = Infinity }: JsonSchema): number | null {
  if (text.length > LONGEST) return null
  const parts = NUMBER.exec(text.trim())
  if (!parts) return numberInWords(foldName(text))
  const factor = factorOf(parts[3]!)
  if (factor === null) return null
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
