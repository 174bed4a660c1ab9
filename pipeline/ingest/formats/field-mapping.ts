import { RAW_ADVERT_FIELDS } from '../../../models/contracts/listings/raw-advert.ts'
import type { RawAdvert, RawRow, Scalar } from '../../../models/contracts/listings/raw-advert.ts'
import type { FieldMapping, Source } from '../../../models/contracts/release/source.ts'
import { yesOrNo } from '../../../models/language/answers.ts'
import { excerpt } from '../raw/feed-error.ts'

/** Compiles access to a column (or dotted path) of one row; `undefined` when it is absent. */
export type Access<Row> = (column: string) => (row: Row) => unknown

/** One field of an advert: its source columns and its reader. */
export interface CompiledField<Row> {
  name: keyof RawAdvert
  /** At least one of these must exist in a file; empty for a constant. */
  columns: string[]
  read: (row: Row) => unknown
}

const LIST_FIELDS: ReadonlySet<string> = new Set(['features', 'photos'])
/** Maximum characters that a pattern reads, which bounds the cost of a slow pattern. */
const PATTERN_CHARACTERS = 20_000
const NOT_BLANK = /\S/

/** Compiles the mapping of a feed to closures, once per file. */
export function compileMapping<Row>(source: Source, access: Access<Row>): CompiledField<Row>[] {
  const fields = RAW_ADVERT_FIELDS.filter((name) => name in source.mapping || name in source.defaults)
  return fields.map((name) => {
    const mapping = source.mapping[name]
    const fallback = source.defaults[name]
    if (mapping === undefined) return { name, columns: [], read: () => fallback }
    const read = compileField(mapping, access)
    const columns = columnsOf(mapping)
    return { name, columns, read: fallback === undefined ? read : (row: Row) => read(row) ?? fallback }
  })
}

/** Lists the columns of a field: the alternatives of its path and the parts of its template. */
export function columnsOf(mapping: FieldMapping): string[] {
  if (typeof mapping === 'string') return [mapping]
  const paths = mapping.path === undefined ? [] : [mapping.path].flat()
  return [...paths, ...templateColumns(mapping.template ?? ''), ...Object.keys(mapping.flags ?? {})]
}

/** Maps one row to a raw advert, or to a reject when a field holds something other than text, a number or a boolean. */
export function mapRow<Row>(fields: readonly CompiledField<Row>[], row: Row, rowNumber: number): RawRow {
  const advert: Record<string, Scalar | Scalar[]> = {}
  for (const { name, read } of fields) {
    const value = read(row)
    if (value === undefined || value === null) continue
    if (typeof value === 'object' && !(LIST_FIELDS.has(name) && isScalarList(value))) {
      const one = 'a text, number or boolean'
      const expected = LIST_FIELDS.has(name)
        ? 'a text or a list of texts'
        : Array.isArray(value)
          ? `${one}; a path reads one of a list by its position, such as texts.0`
          : one
      return {
        ok: false,
        rowNumber,
        code: 'malformed_row',
        field: name,
        received: excerpt(value),
        detail: `expected ${expected}`,
      }
    }
    advert[name] = value as Scalar | Scalar[]
  }
  return { ok: true, rowNumber, advert: advert as RawAdvert }
}

export function compileField<Row>(mapping: FieldMapping, access: Access<Row>): (row: Row) => unknown {
  if (typeof mapping === 'string') return stated(access(mapping))
  const steps: ((value: unknown) => unknown)[] = []
  if (mapping.pattern !== undefined) steps.push(patternStep(mapping.pattern))
  if (mapping.values !== undefined) steps.push(vocabularyStep(mapping.values))
  if (mapping.split !== undefined) steps.push(splitStep(mapping.split))
  const base = baseReader(mapping, access)
  const read = (row: Row): unknown =>
    steps.reduce<unknown>((value, step) => (value === undefined ? undefined : step(value)), base(row))
  return mapping.flags === undefined ? read : withFlags(read, mapping.flags, access)
}

/** Adds the words of the columns that say yes. */
function withFlags<Row>(
  read: (row: Row) => unknown,
  flags: Record<string, string>,
  access: Access<Row>,
): (row: Row) => unknown {
  const columns = Object.entries(flags).map(([column, word]) => ({ said: stated(access(column)), word }))
  return (row) => {
    const told = columns.flatMap(({ said, word }) => (yesOrNo(String(said(row) ?? '')) === true ? [word] : []))
    const value = read(row)
    if (told.length === 0) return value
    return [...(value === undefined ? [] : [value].flat()), ...told]
  }
}

function baseReader<Row>(mapping: Exclude<FieldMapping, string>, access: Access<Row>): (row: Row) => unknown {
  const { path, template, value: constant } = mapping
  const readers = (path === undefined ? [] : [path].flat()).map((column) => {
    const read = stated(access(column))
    return mapping.zeroIsMissing ? (row: Row) => zeroAsMissing(read(row)) : read
  })
  if (template !== undefined) readers.push(templateReader(template, access))
  if (constant !== undefined) readers.push(() => constant)
  if (readers.length === 1) return readers[0]!
  return (row) => {
    for (const read of readers) {
      const value = read(row)
      if (value !== undefined) return value
    }
    return undefined
  }
}

/** Reads null and blank text as "not stated", which is `undefined` from here on. */
function stated<Row>(read: (row: Row) => unknown): (row: Row) => unknown {
  return (row) => {
    const value = read(row)
    if (value === null || (typeof value === 'string' && !NOT_BLANK.test(value))) return undefined
    return value
  }
}

function zeroAsMissing(value: unknown): unknown {
  return value === 0 || (typeof value === 'string' && Number(value) === 0) ? undefined : value
}

function templateReader<Row>(template: string, access: Access<Row>): (row: Row) => unknown {
  const parts = template.split(/\{([^{}]+)\}/)
  const readers = parts.map((part, index) => (index % 2 === 1 ? stated(access(part)) : () => part))
  return (row) => {
    const values = readers.map((read) => read(row))
    if (!values.some((value, index) => index % 2 === 1 && value !== undefined)) return undefined
    return values.join('').replace(/\s+/g, ' ').trim()
  }
}

function templateColumns(template: string): string[] {
  return template.split(/\{([^{}]+)\}/).filter((_, index) => index % 2 === 1)
}

function patternStep(pattern: string): (value: unknown) => unknown {
  const expression = new RegExp(pattern, 'iu')
  return (value) => {
    if (typeof value === 'object') return value
    const match = expression.exec(String(value).slice(0, PATTERN_CHARACTERS))
    return match === null ? undefined : (match[1] ?? match[0])
  }
}

function vocabularyStep(values: Record<string, Scalar>): (value: unknown) => unknown {
  const words = new Map(Object.entries(values).map(([word, canonical]) => [word.trim().toLowerCase(), canonical]))
  const translate = (value: unknown) =>
    typeof value === 'object' ? value : (words.get(String(value).trim().toLowerCase()) ?? value)
  return (value) => (Array.isArray(value) ? value.map(translate) : translate(value))
}

function splitStep(separator: string): (value: unknown) => unknown {
  return (value) => {
    if (typeof value !== 'string') return value
    const parts = value.split(separator).map((part) => part.trim())
    return parts.filter((part) => part !== '')
  }
}

function isScalarList(value: object): value is Scalar[] {
  return Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object')
}
