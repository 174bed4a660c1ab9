import type { CallToolResult } from '@modelcontextprotocol/server'
import { sayIn } from '../../../../content/say/words.ts'
import type { Locale } from '../../../../models/kernel/locale.ts'
import { isRecord } from '../../../../models/kernel/is-record.ts'

/** Adds to a failed call whether it counted: a sentence for models, `_meta.error.counted` for programs. */
export function withCost(result: CallToolResult, isCounted: boolean, locale: Locale): CallToolResult {
  if (result.isError !== true) return result
  const { content, _meta: meta } = result
  const [first, ...rest] = content
  if (first?.type !== 'text') return result
  const text = `${first.text}\n${sayIn(locale)(isCounted ? 'reply.cost.counted' : 'reply.cost.free')}`
  const error = isRecord(meta?.error) ? meta.error : {}
  return {
    ...result,
    content: [{ ...first, text }, ...rest],
    _meta: { ...meta, error: { ...error, counted: isCounted } },
  }
}
