import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRepresentation } from '../documents/representation.ts'
import { PUBLIC_CACHE } from '../documents/hot-document.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { respondWith } from '../http/respond.ts'

export const STYLE_PATH = '/portal.css'

/** The one stylesheet of the portal. */
export function styleEndpoint(): Endpoint {
  const style = createRepresentation(readFileSync(join(import.meta.dirname, 'portal.css')), 'text/css; charset=utf-8')
  return { path: STYLE_PATH, answer: (question) => respondWith(style, question, { cacheControl: PUBLIC_CACHE }) }
}
