import { CORS_HEADERS, securityHeaders } from '../../content/html/public-headers.ts'

export { CORS_HEADERS, securityHeaders } from '../../content/html/public-headers.ts'

/** Headers of a public answer that is not to be stored. */
export function unstoredHeaders(contentType: string, body: string): Record<string, string> {
  return {
    'content-type': contentType,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...CORS_HEADERS,
    ...securityHeaders(contentType),
  }
}

/** Headers of every answer of a service that browsers are to use over https only (RFC 6797). */
export function transportHeaders({ hstsSeconds }: { hstsSeconds: number }): Readonly<Record<string, string>> {
  return hstsSeconds > 0 ? { 'strict-transport-security': `max-age=${hstsSeconds}` } : {}
}

/** Methods of every address of this read-only service. */
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

/** Headers of a preflight answer, valid for a day. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  ...CORS_HEADERS,
  allow: ALLOWED_METHODS,
  'access-control-allow-methods': ALLOWED_METHODS,
  'access-control-allow-headers': 'Accept, Content-Type, If-None-Match, Range, X-API-Key, X-Request-Id',
  'access-control-max-age': '86400',
}
