import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteStyle } from '../../../../content/site/site-style.ts'
import { createRepresentation } from '../../../http/representation.ts'
import { PUBLIC_CACHE } from '../../../http/hot-document.ts'
import type { Endpoint } from '../../../endpoints/endpoint.ts'
import { respondWith } from '../../../endpoints/respond.ts'

export const STYLE_PATH = '/portal.css'

const OWN_STYLE = join(import.meta.dirname, 'portal.css')

/** Serves the portal's stylesheet: the public site's plus the portal's own rules. */
export function styleEndpoint(): Endpoint {
  const text = siteStyle() + readFileSync(OWN_STYLE, 'utf8')
  const style = createRepresentation(Buffer.from(text), 'text/css; charset=utf-8')
  return { path: STYLE_PATH, answer: (question) => respondWith(style, question, { cacheControl: PUBLIC_CACHE }) }
}
