import { isRecord } from '../../../../models/kernel/is-record.ts'
import { excerpt } from '../../raw/feed-error.ts'

const KEYS = ['title', 'detail', 'description', 'message', 'label', 'error', 'errors']

/** Words of a service in a JSON document that stands in place of data; empty when it says nothing. */
export function serviceWords(document: unknown): string {
  return excerpt(words(document, 0).join(': '))
}

function words(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return depth === 0 ? [] : [value]
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((each) => words(each, depth + 1))
  if (!isRecord(value) || depth > 3) return []
  return KEYS.flatMap((key) => (Object.hasOwn(value, key) ? words(value[key], depth + 1) : []))
}
