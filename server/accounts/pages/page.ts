import { createHash } from 'node:crypto'
import { FastResponse } from 'srvx'
import { markup, trustedMarkup } from '../../../models/pages/markup.ts'
import type { Markup } from '../../../models/pages/markup.ts'

export interface PageOptions {
  title: string
  body: Markup
  status?: number
  /** Where forms of the page may lead besides this service; browsers hold redirects after them against it too. */
  formTargets?: readonly string[]
  headers?: Record<string, string>
  cookies?: readonly string[]
}

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem}
h1{font-size:1.4rem}label{display:block;margin:1rem 0 .25rem}input{font:inherit;width:100%;box-sizing:border-box;padding:.5rem}
button{font:inherit;padding:.5rem 1.25rem;margin:1.25rem .5rem 0 0}.fault{border-left:.25rem solid #b00;padding-left:.75rem}
.host{font-family:ui-monospace,monospace;overflow-wrap:anywhere}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** A page of its own that no cache keeps, no other site frames and no script runs in. */
export function page({
  title,
  body,
  status = 200,
  formTargets = [],
  headers = {},
  cookies = [],
}: PageOptions): Response {
  const text = markup`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${trustedMarkup(STYLE)}</style></head>
<body><main><h1>${title}</h1>
${body}
</main></body>
</html>
`.text
  const fields = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${["'self'", ...formTargets].join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
    'x-frame-options': 'DENY',
    ...PRIVATE_HEADERS,
    ...headers,
  })
  for (const cookie of cookies) fields.append('set-cookie', cookie)
  return new FastResponse(text, { status, headers: fields })
}

/** Sends the browser elsewhere by GET. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const fields = new Headers({ location, ...PRIVATE_HEADERS })
  for (const cookie of cookies) fields.append('set-cookie', cookie)
  return new FastResponse(null, { status: 303, headers: fields })
}

/**
 * For answers that belong to one person. Addresses of such pages hold tokens, so no other site learns them; this one has to, since browsers
 * that may not tell it where a form comes from say `Origin: null`.
 */
export const PRIVATE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
}
