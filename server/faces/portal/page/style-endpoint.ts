import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteFont } from '../../../../content/site/site-font.ts'
import { minifiedStyle, siteStyle } from '../../../../content/site/site-style.ts'
import { createRepresentation } from '../../../http/representation.ts'
import { IMMUTABLE_CACHE, PUBLIC_CACHE } from '../../../http/hot-document.ts'
import type { Endpoint } from '../../../endpoints/endpoint.ts'
import { respondWith } from '../../../endpoints/respond.ts'

export const STYLE_PATH = '/portal.css'

/** Address of the font of the stylesheet. */
export const FONT_PATH = siteFont().address

const OWN_STYLE = join(import.meta.dirname, 'portal.css')

/** Serves the portal's stylesheet: the public site's plus the portal's own rules. */
export function styleEndpoint(): Endpoint {
  const text = siteStyle() + minifiedStyle(readFileSync(OWN_STYLE, 'utf8'))
  const style = createRepresentation(Buffer.from(text), 'text/css; charset=utf-8')
  return { path: STYLE_PATH, answer: (question) => respondWith(style, question, { cacheControl: PUBLIC_CACHE }) }
}

/** Serves the font of the portal's stylesheet, whatever font the release has. */
export function fontEndpoint(): Endpoint {
  const { address, bytes } = siteFont()
  const font = createRepresentation(bytes, 'font/woff2')
  return { path: address, answer: (question) => respondWith(font, question, { cacheControl: IMMUTABLE_CACHE }) }
}
