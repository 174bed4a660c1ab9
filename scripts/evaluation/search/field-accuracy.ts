import { allows, type Expected } from './labels/expected-value.ts'
import type { ExpectedReading, Plain, Reading } from './labels/expected-reading.ts'

/** Number of items of one field, expected or read, and how many are right. */
export interface FieldOutcome {
  field: string
  right: number
  total: number
}

export interface Leniency {
  /** Fields on which human readers would disagree; not counted. */
  ignore: readonly string[]
  /** List items that may be read or not. */
  optional: readonly string[]
}

/**
 * Compares a reading with the expected one. A requested item that was not read counts as wrong, and so does an item read without being requested; a
 * field in neither does not count. Each item of a list counts.
 */
export function compareReadings(
  expected: ExpectedReading,
  read: Reading,
  { ignore, optional }: Leniency,
): FieldOutcome[] {
  const fields = [...new Set([...Object.keys(expected), ...Object.keys(read)])].sort()
  return fields
    .filter((field) => !ignore.includes(field))
    .map((field) => {
      const [wanted, got] = [expected[field], read[field]]
      if (Array.isArray(wanted) || Array.isArray(got)) return compareLists(field, wanted, got, optional)
      return { field, total: 1, right: isRight(wanted as Expected<Plain>, got as Plain) ? 1 : 0 }
    })
    .filter(({ total }) => total > 0)
}

/** @returns items of each field over all comparisons, in the order of the fields' names */
export function sumOutcomes(outcomes: readonly FieldOutcome[]): FieldOutcome[] {
  const sums = new Map<string, FieldOutcome>()
  for (const { field, right, total } of outcomes) {
    const sum = sums.get(field) ?? { field, right: 0, total: 0 }
    sums.set(field, { field, right: sum.right + right, total: sum.total + total })
  }
  return [...sums.values()].sort((a, b) => (a.field < b.field ? -1 : 1))
}

function compareLists(field: string, wanted: unknown, got: unknown, optional: readonly string[]): FieldOutcome {
  const expected = new Set(asList(wanted))
  const read = new Set(asList(got).filter((item) => expected.has(item) || !isOptional(field, item, optional)))
  const right = [...read].filter((item) => expected.has(item)).length
  return { field, right, total: expected.size + read.size - right }
}

function isOptional(field: string, item: string, optional: readonly string[]): boolean {
  return optional.includes(item) || (field === 'places' && optional.includes('place'))
}

function isRight(wanted: Expected<Plain> | undefined, got: Plain | undefined): boolean {
  if (wanted === undefined || got === undefined) return false
  if (typeof wanted === 'boolean' || typeof got === 'boolean') return wanted === got
  return allows(wanted as Expected<string | number>, got)
}

function asList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : []
}
