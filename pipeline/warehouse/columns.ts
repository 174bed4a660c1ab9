import { z } from 'zod'

export type ColumnType = 'VARCHAR' | 'BIGINT' | 'DOUBLE' | 'BOOLEAN' | 'DATE' | 'JSON'

/** A column of a warehouse table, derived from a field of a contract. */
export interface Column {
  field: string
  name: string
  type: ColumnType
  /** Type in the warehouse: `JSON` also for a text of which the contract says that it is JSON. */
  storedAs: ColumnType
  nullable: boolean
  description: string
  unit: string | null
  /** Values that the contract allows, in words. */
  allowed: string
  /** The texts that the contract allows; null where it allows others. */
  values: string[] | null
}

const JSON_TEXT = 'application/json'

interface JsonSchemaField {
  type?: string | string[]
  format?: string
  anyOf?: JsonSchemaField[]
  enum?: (string | number | null)[]
  const?: string
  pattern?: string
  minimum?: number
  maximum?: number
  description?: string
  unit?: string
  contentMediaType?: string
}

const known = new WeakMap<z.ZodObject, Column[]>()

/** Columns of a table with records of a contract, in the contract's order; derived once, as that takes long. */
export function columnsOf(schema: z.ZodObject): Column[] {
  const columns = known.get(schema) ?? derivedColumns(schema)
  known.set(schema, columns)
  return columns
}

function derivedColumns(schema: z.ZodObject): Column[] {
  return Object.entries(schema.shape).map(([field, fieldSchema]) => {
    const json = z.toJSONSchema(fieldSchema as z.ZodType, { unrepresentable: 'any' }) as JsonSchemaField
    // zod represents a nullable field as a list of types or as a union, depending on the wrapped type.
    const branches = json.anyOf ?? [json]
    const known = branches.find((branch) => branch.type !== 'null') ?? json
    return {
      field,
      name: toSnakeCase(field),
      type: columnType(known),
      storedAs: (json.contentMediaType ?? known.contentMediaType) === JSON_TEXT ? 'JSON' : columnType(known),
      nullable: branches.some((branch) => typesOf(branch).includes('null')),
      description: json.description ?? known.description ?? '',
      unit: json.unit ?? known.unit ?? null,
      allowed: allowedValues(known),
      values: enumerated(known),
    }
  })
}

export function toSnakeCase(field: string): string {
  return field.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
}

export function toCamelCase(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function enumerated({ const: only, enum: values }: JsonSchemaField): string[] | null {
  if (only !== undefined) return [String(only)]
  return values?.every((value) => value === null || typeof value === 'string')
    ? values.filter((value) => typeof value === 'string')
    : null
}

function allowedValues(json: JsonSchemaField): string {
  const type = typesOf(json).find((name) => name !== 'null')
  const values = enumerated(json)
  if (values) return values.join(', ')
  if (type === 'boolean') return 'true, false'
  if (type === 'integer' || type === 'number')
    return allowedNumbers(json, type === 'integer' ? 'whole number' : 'number')
  if (type === 'array') return 'list of texts'
  if (type === 'object') return 'object'
  if (json.format === 'date') return 'day'
  return json.pattern ?? 'text'
}

function allowedNumbers({ minimum, maximum }: JsonSchemaField, kind: string): string {
  const low = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? null : minimum
  const high = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? null : maximum
  if (low !== null && high !== null) return `${kind} from ${low} to ${high}`
  return low === null ? (high === null ? kind : `${kind} to ${high}`) : `${kind} from ${low}`
}

function typesOf({ type }: JsonSchemaField): string[] {
  return Array.isArray(type) ? type : [type ?? 'string']
}

function columnType(json: JsonSchemaField): ColumnType {
  const type = typesOf(json).find((name) => name !== 'null')
  if (type === 'integer') return 'BIGINT'
  if (type === 'number') return 'DOUBLE'
  if (type === 'boolean') return 'BOOLEAN'
  if (type === 'array' || type === 'object') return 'JSON'
  return json.format === 'date' ? 'DATE' : 'VARCHAR'
}
