import type { CallToolResult } from '@modelcontextprotocol/server'
import { isRecord } from '../../../../models/kernel/is-record.ts'

/** Sentence of a failed call on the allowance, by whether it counted. */
export const COST = {
  counted: 'The call counted towards the allowance.',
  free: 'The call did not count towards the allowance.',
} as const

/** Adds to a failed call whether it counted: a sentence for models, `_meta.error.counted` for programs. */
export function withCost(result: CallToolResult, isCounted: boolean): CallToolResult {
  if (result.isError !== true) return result
  const { content, _meta: meta } = result
  const [first, ...rest] = content
  if (first?.type !== 'text') return result
  const text = `${first.text}\n${isCounted ? COST.counted : COST.free}`
  const error = isRecord(meta?.error) ? meta.error : {}
  return {
    ...result,
    content: [{ ...first, text }, ...rest],
    _meta: { ...meta, error: { ...error, counted: isCounted } },
  }
}
