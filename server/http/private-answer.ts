import { FastResponse } from 'srvx'

/**
 * Headers of answers for one person. `same-origin` keeps tokens in their addresses from other sites; this site must get the
 * referrer, since browsers otherwise send forms with `Origin: null`.
 */
export const PRIVATE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
}

/** Redirects the browser by GET. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const fields = new Headers({ location, ...PRIVATE_HEADERS })
  for (const cookie of cookies) fields.append('set-cookie', cookie)
  return new FastResponse(null, { status: 303, headers: fields })
}
