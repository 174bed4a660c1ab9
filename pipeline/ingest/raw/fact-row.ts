import type { z } from 'zod'
import type { FactRow } from './adapter.ts'
import { excerpt } from './feed-error.ts'

/** Checks a record against its contract and returns it as a fact row with its place. */
export function factRow<Schema extends z.ZodObject>(
  schema: Schema,
  record: unknown,
  rowNumber: number,
): FactRow<z.infer<Schema>> {
  const parsed = schema.safeParse(record, { reportInput: true })
  if (parsed.success) return { ok: true, rowNumber, record: parsed.data }
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || null
  return {
    ok: false,
    rowNumber,
    code: 'malformed_row',
    field,
    received: excerpt(issue?.input),
    detail: issue?.message ?? 'expected a record',
  }
}
