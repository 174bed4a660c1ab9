type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Formats whose pattern zod writes out as well; it says nothing more and is long. */
const KNOWN_FORMATS = new Set(['date', 'date-time', 'uri'])

/**
 * The same JSON Schema in fewer words, since models read it with every conversation: a nullable type becomes `type: [T, "null"]`, a constant loses its
 * type, patterns of known formats and the bounds of safe integers go.
 */
export function compactSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(compactSchema)
  if (!isObject(schema)) return schema
  const compact = Object.fromEntries(
    Object.entries(foldNullable(schema))
      .filter(([name, value]) => !isNoise(name, value, schema))
      .map(([name, value]) => [name, name === 'properties' ? compactProperties(value) : compactSchema(value)]),
  )
  return compact
}

// Names of properties are not keywords: a property named `pattern` stays.
function compactProperties(properties: unknown): unknown {
  if (!isObject(properties)) return properties
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, compactSchema(property)]))
}

function isNoise(name: string, value: unknown, schema: Json): boolean {
  if (name === '$schema' || name === '~standard') return true
  if (name === 'pattern') return KNOWN_FORMATS.has(String(schema.format))
  if (name === 'minimum') return value === Number.MIN_SAFE_INTEGER
  if (name === 'maximum') return value === Number.MAX_SAFE_INTEGER
  if (name === 'type') return 'const' in schema || 'enum' in schema
  return name === 'unit'
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
