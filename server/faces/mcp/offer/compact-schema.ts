type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Formats whose pattern zod writes out as well; it says nothing more and is long. */
const KNOWN_FORMATS = new Set(['date', 'date-time', 'uri'])

/**
 * A JSON Schema in fewer words, since models read it with every conversation. What it accepts stays the same: a nullable type becomes
 * `type: [T, "null"]`, patterns of known formats and the bounds of safe integers go.
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

/** What is told of a schema below the first level: its shape. */
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

/** What every answer has; the other names stand with their types already. */
const ALWAYS = new Set<unknown>(['asOf', 'releaseId', 'sample'])

/**
 * The schema of answers, shorter still: it tells names and types, with properties of one type together. Choices, bounds, descriptions and what is required
 * stay with the strict schema that every answer is checked by before it leaves. Whatever keeps that one keeps this one too.
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

/** From so many properties of one type on, a pattern of their names is shorter. */
const ALIKE = 3

/** `{a: T, b: T, c: T}` told as `{"^(a|b|c)$": T}`: the same objects in half the words. */
function withPatterns({ properties: _, ...outline }: Json, properties: Json): Json {
  const groups = Map.groupBy(Object.entries(properties), ([, property]) => JSON.stringify(property))
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

// Names of properties are not keywords: a property named `pattern` stays.
function eachProperty(properties: unknown, change: (schema: unknown) => unknown): unknown {
  if (!isObject(properties)) return properties
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, change(property)]))
}

function isNoise(name: string, value: unknown, schema: Json): boolean {
  if (name === '$schema' || name === '~standard' || name === 'unit') return true
  if (name === 'pattern') return KNOWN_FORMATS.has(String(schema.format))
  if (name === 'minimum') return value === Number.MIN_SAFE_INTEGER
  return name === 'maximum' && value === Number.MAX_SAFE_INTEGER
}

/** `anyOf: [X, null]` where X has one plain type and no choices. */
function foldNullable(schema: Json): Json {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const [first, second] = anyOf as unknown[]
  if (!isObject(first) || !isObject(second) || second.type !== 'null' || typeof first.type !== 'string') return schema
  if ('enum' in first || 'const' in first) return schema
  return { ...first, ...rest, type: [first.type, 'null'] }
}
