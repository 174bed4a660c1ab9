import { ERROR_EXAMPLE } from '../../../base/read-arguments.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Formats whose redundant, long pattern zod also writes out. */
const KNOWN_FORMATS = new Set(['base64', 'date', 'date-time', 'email', 'uri'])

/**
 * Shortens a JSON Schema, since models read it in every conversation, without changing what it accepts: nullable types become `type:
 * [T, "null"]`; patterns of known formats, bounds of safe integers and
 * examples of numbers are dropped.
 */
export function compactSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(compactSchema)
  if (!isObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(foldNullable(schema))
      .filter(([name, value]) => !isNoise(name, value, schema))
      .map(([name, value]) => [
        name,
        name === 'properties' ? eachProperty(value, compactSchema) : compactSchema(value),
      ]),
  )
}

/** Keywords kept below the first level of a schema: its shape. */
const OUTLINE = new Set([
  'type',
  'properties',
  'items',
  'prefixItems',
  'anyOf',
  'const',
  'maxItems',
  'additionalProperties',
])

/** Descriptions kept in every answer schema; other names with their types need none. */
const ALWAYS = new Set<unknown>(['asOf', 'releaseId', 'sample'])

/**
 * Shortens an output schema further to names and types, grouping properties of one type. Choices, bounds, descriptions and required
 * fields stay with the strict schema that every answer is validated by; anything valid there is valid here.
 */
export function compactOutputSchema(schema: unknown): unknown {
  if (!isObject(schema)) return compactSchema(schema)
  const required = Array.isArray(schema.required) ? schema.required.filter((name) => ALWAYS.has(name)) : []
  const outline = outlineOf(schema) as Json
  return compactSchema({ ...outline, ...(required.length > 0 && { required }), additionalProperties: false })
}

function outlineOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(outlineOf)
  if (!isObject(schema)) return schema
  const outline = Object.fromEntries(
    Object.entries(schema)
      .filter(([name, value]) => OUTLINE.has(name) && value !== false)
      .map(([name, value]) => [name, name === 'properties' ? eachProperty(value, outlineOf) : outlineOf(value)]),
  )
  return isObject(outline.properties) ? withPatterns(outline, outline.properties) : outline
}

/** Minimum properties of one type from which a name pattern is shorter. */
const ALIKE = 3

/** Writes `{a: T, b: T, c: T}` as `{"^(a|b|c)$": T}`: the same objects in half the characters. */
function withPatterns({ properties: _, ...outline }: Json, properties: Json): Json {
  // Two ways to write a nullable type are one type.
  const groups = Map.groupBy(Object.entries(properties), ([, property]) => JSON.stringify(compactSchema(property)))
  const alike = [...groups.values()].filter(
    (group) => group.length >= ALIKE && group.every(([name]) => /^\w+$/.test(name)),
  )
  const told = new Set(alike.flat().map(([name]) => name))
  const rest = Object.entries(properties).filter(([name]) => !told.has(name))
  const patterns = alike.map((group) => [`^(${group.map(([name]) => name).join('|')})$`, group[0]![1]])
  return {
    ...outline,
    ...(rest.length > 0 && { properties: Object.fromEntries(rest) }),
    ...(patterns.length > 0 && { patternProperties: Object.fromEntries(patterns) }),
  }
}

// Property names are not keywords: a property named `pattern` stays.
function eachProperty(properties: unknown, change: (schema: unknown) => unknown): unknown {
  if (!isObject(properties)) return properties
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, change(property)]))
}

function isNoise(name: string, value: unknown, schema: Json): boolean {
  if (name === '$schema' || name === '~standard' || name === 'unit' || name === ERROR_EXAMPLE) return true
  // An example of a number says nothing that its bounds and its unit do not.
  if (name === 'examples') return schema.type === 'number' || schema.type === 'integer'
  if (name === 'pattern') return KNOWN_FORMATS.has(String(schema.format))
  if (name === 'minimum') return value === Number.MIN_SAFE_INTEGER
  return name === 'maximum' && value === Number.MAX_SAFE_INTEGER
}

/** Folds `anyOf: [X, null]` where X has one plain type and no choices. */
function foldNullable(schema: Json): Json {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const [first, second] = anyOf as unknown[]
  if (!isObject(first) || !isObject(second) || second.type !== 'null' || typeof first.type !== 'string') return schema
  if ('enum' in first || 'const' in first) return schema
  return { ...first, ...rest, type: [first.type, 'null'] }
}
