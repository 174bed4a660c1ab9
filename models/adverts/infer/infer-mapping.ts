import { RAW_ADVERT_FIELDS, type RawAdvert } from '../../contracts/listings/raw-advert.ts'
import type { FieldMapping } from '../../contracts/release/source.ts'
import { fieldsNamed } from '../../language/column-words.ts'
import { foldName } from '../../language/fold.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import { textOf } from '../read/scalar.ts'
import { ZERO, ZERO_IS_NOTHING } from './unread-fields.ts'
import { valueTests, type ValueTest } from './value-tests.ts'

type Field = keyof RawAdvert

/** A column or path with some of its values; a list counts for each of its values. */
export interface Column {
  name: string
  values: unknown[]
}

/** A guess at how one field is read, and why. */
export interface Guess {
  field: Field
  mapping: FieldMapping
  column: string
  /** Share of the stated values that can be read as the field. */
  share: number
  example: string
  /** Whether the name of the column says it; otherwise its values do. */
  named: boolean
}

/** Least share of values that must fit where the name of the column says the field, and where only the values do. */
const NAMED_SHARE = 0.5
const SHOWN_SHARE = 0.75
const SAMPLE = 300
/** A number among words of a column that counts. */
const NUMBER = /(\d+(?:[.,]\d+)?)/
const COUNTS: ReadonlySet<Field> = new Set([
  'rooms',
  'bedrooms',
  'bathrooms',
  'floorCount',
  'area',
  'landArea',
  'constructionYear',
])
const AREAS: ReadonlySet<Field> = new Set(['area', 'landArea'])
/** A number without a unit. */
const BARE = /^[\d.,\s]+$/
/** Share of zeros from which 0 stands for "not stated". */
const ZEROS = 0.02
/** Fields whose zeros say nothing; many feeds write 0 where nobody told whether a home is furnished. */
const ZERO_FIELDS: ReadonlySet<Field> = new Set([...ZERO_IS_NOTHING, 'furnished'])
/** Fields that a part of a column may hold; the rest of the column may be something else. */
const PART_FIELDS: ReadonlySet<Field> = new Set([
  'listingType',
  'propertyType',
  'city',
  'rooms',
  'bedrooms',
  'area',
  'price',
])
/** Separators between two facts in one cell. */
const SEPARATORS = ['•', '|', '·', ' – ', ' - ', ' / ']

interface Candidate extends Guess {
  score: number
  /** A part of a column leaves the column to another field. */
  isPart: boolean
}

/**
 * Guesses the mapping of a feed by the names of its columns and by their values. Each field gets the best column, each column one field; a column
 * that holds two facts is taken apart.
 */
export function inferMapping(columns: readonly Column[], gazetteer: Gazetteer): Guess[] {
  const tests = valueTests(gazetteer)
  const candidates = columns.flatMap((column) => [...wholeCandidates(column, tests), ...partCandidates(column, tests)])
  candidates.sort(
    (a, b) => b.score - a.score || RAW_ADVERT_FIELDS.indexOf(a.field) - RAW_ADVERT_FIELDS.indexOf(b.field),
  )
  const chosen = new Map<Field, Candidate>()
  const taken = new Set<string>()
  for (const candidate of candidates) {
    if (chosen.has(candidate.field) || (!candidate.isPart && taken.has(candidate.column))) continue
    chosen.set(candidate.field, candidate)
    if (!candidate.isPart) taken.add(candidate.column)
  }
  const isAlternative = (name: string, field: Field): boolean =>
    candidates.some((other) => other.column === name && other.field === field && other.named && other.mapping === name)
  return RAW_ADVERT_FIELDS.flatMap((field) => {
    const found = chosen.get(field)
    if (!found) return []
    const { column, share, example, named } = found
    const others = columns.filter(({ name }) => !taken.has(name) && isAlternative(name, field))
    const mapping = withAlternatives(
      found.mapping,
      columns.find(({ name }) => name === column)!,
      others,
    )
    return [{ field, mapping, column, share, example, named }]
  })
}

/** Columns of one field that no row states together, such as the price of a sale and the rent, are read in turn. */
function withAlternatives(mapping: FieldMapping, { name, values }: Column, others: readonly Column[]): FieldMapping {
  if (mapping !== name) return mapping
  const isStated = (value: unknown): boolean => textsOf({ name, values: [value] }).length > 0
  const apart = others.filter((other) => !values.some((value, row) => isStated(value) && isStated(other.values[row])))
  return apart.length === 0 ? mapping : { path: [name, apart[0]!.name] }
}

function wholeCandidates(column: Column, tests: Partial<Record<Field, ValueTest>>): Candidate[] {
  const texts = textsOf(column)
  const named = fieldsNamed(column.name)
  if (texts.length === 0) return []
  return (Object.entries(tests) as [Field, ValueTest][]).flatMap(([field, test]) => {
    const name = named.get(field) ?? 0
    const values = ZERO_FIELDS.has(field) ? texts.filter((text) => !ZERO.test(text)) : texts
    const isKey = field !== 'sourceRef' || new Set(texts).size > 0.9 * texts.length
    if (!isKey || values.length === 0) return []
    const share = shareOf(values, name > 0 ? test.fits : (test.shows ?? (() => false)))
    const numbers = values.map((text) => NUMBER.exec(text)?.[1] ?? '')
    const isNumber = name > 0 && share < NAMED_SHARE && COUNTS.has(field) && shareOf(numbers, test.fits) > SHOWN_SHARE
    if (!isNumber && share < (name > 0 ? NAMED_SHARE : SHOWN_SHARE)) return []
    const score = name > 0 ? 1 + name + 0.5 * share : 0.8 * share
    const mapping = isNumber ? { path: column.name, pattern: NUMBER.source } : mappingOf(column, field, texts)
    const found = { field, mapping, column: column.name, example: values[0]!, named: name > 0, score, isPart: false }
    return [{ ...found, share: isNumber ? shareOf(numbers, test.fits) : share }]
  })
}

/** Facts that stand beside another in one cell: before and behind a separator, behind the last commas, or anywhere in words that are said of no column. */
function partCandidates({ name, values }: Column, tests: Partial<Record<Field, ValueTest>>): Candidate[] {
  const texts = textsOf({ name, values })
  const patterns = SEPARATORS.filter(
    (separator) => shareOf(texts, (text) => text.split(separator).length === 2) > 0.9,
  ).flatMap((separator) => {
    const sign = separator.trim().replaceAll(/[|.]/g, '\\$&')
    return [`^(.+?)\\s*${sign}`, `${sign}\\s*(.+)$`]
  })
  // The town with its quarter is tried first: an equal score keeps the order.
  const commas = [',\\s*([^,]+(?:,[^,]+)?)$', ',\\s*([^,]+)$'].filter(
    (pattern) => shareOf(texts, (text) => new RegExp(pattern, 'u').test(text)) > 0.9,
  )
  const found: Candidate[] = []
  for (const pattern of [...patterns, ...commas]) {
    const expression = new RegExp(pattern, 'iu')
    const parts = texts.map((text) => expression.exec(text)?.[1] ?? '')
    for (const field of PART_FIELDS) {
      if (commas.includes(pattern) && field !== 'city') continue
      const test = tests[field]!
      const share = shareOf(parts, test.shows ?? test.fits)
      if (share < (patterns.includes(pattern) ? NAMED_SHARE : SHOWN_SHARE)) continue
      found.push({
        field,
        mapping: { path: name, pattern },
        column: name,
        share,
        example: parts[0]!,
        named: false,
        score: 0.7 * share,
        isPart: true,
      })
    }
  }
  const share = shareOf(texts, tests.listingType!.fits)
  if (share >= SHOWN_SHARE)
    found.push({
      field: 'listingType',
      mapping: name,
      column: name,
      share,
      example: texts[0]!,
      named: false,
      score: 0.5 * share,
      isPart: true,
    })
  return found
}

function mappingOf({ name, values }: Column, field: Field, texts: readonly string[]): FieldMapping {
  if (field === 'features' || field === 'photos') {
    if (values.some(Array.isArray)) return name
    const bracketed = shareOf(texts, (text) => /^\[.*\]$/s.test(text)) > 0.9
    const split = ['|', ';', ',', '\n'].find((separator) => texts.some((text) => text.includes(separator)))
    if (!bracketed && split === undefined) return name
    return { path: name, ...(bracketed && { pattern: '^\\[(.*)\\]$' }), split: split ?? ',' }
  }
  // Where a row has a text in each of several languages, the first one is read.
  if (values.some(Array.isArray)) return name.includes('*') ? name.replace('*', '0') : `${name}.0`
  const unit = AREAS.has(field) && texts.every((text) => BARE.test(text)) ? unitOf(name) : undefined
  if (unit !== undefined) return { template: `{${name}} ${unit}` }
  const hasZeros = ZERO_FIELDS.has(field) && shareOf(texts, (text) => ZERO.test(text)) > ZEROS
  return hasZeros ? { path: name, zeroIsMissing: true } : name
}

/** Unit of an area that the name of its column states and its cells do not: `Grundstück (Ar)`. */
function unitOf(name: string): 'ares' | 'ha' | undefined {
  const words = new Set(foldName(name).split(' '))
  if (['ar', 'are', 'ares'].some((word) => words.has(word))) return 'ares'
  return ['ha', 'hektar', 'hectares'].some((word) => words.has(word)) ? 'ha' : undefined
}

function textsOf({ values }: Column): string[] {
  const scalars = values.flat().filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
  return scalars.flatMap((value) => textOf(value as string) ?? []).slice(0, SAMPLE)
}

function shareOf(texts: readonly string[], test: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(test).length / texts.length
}
