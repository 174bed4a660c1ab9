import { FastResponse } from 'srvx'

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

/** Sends the browser elsewhere by GET. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const fields = new Headers({ location, ...PRIVATE_HEADERS })
  for (const cookie of cookies) fields.append('set-cookie', cookie)
  return new FastResponse(null, { status: 303, headers: fields })
}
