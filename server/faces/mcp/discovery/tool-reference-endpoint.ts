import { PUBLIC_CACHE } from '../../../http/hot-document.ts'
import { createRepresentation } from '../../../http/representation.ts'
import type { Endpoint } from '../../../endpoints/endpoint.ts'
import { respondWith } from '../../../endpoints/respond.ts'
import type { Tool } from '../offer/tool.ts'
import { TOOL_REFERENCE_PATH, toolReferenceText } from './tool-reference.ts'

/** Reference of the tools as Markdown. */
export function toolReferenceEndpoint(tools: readonly Tool[]): Endpoint {
  const text = createRepresentation(Buffer.from(toolReferenceText(tools)), 'text/markdown; charset=utf-8')
  return {
    path: TOOL_REFERENCE_PATH,
    answer: (question) => respondWith(text, question, { cacheControl: PUBLIC_CACHE }),
  }
}
