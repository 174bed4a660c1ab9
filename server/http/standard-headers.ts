import { REPORT_STYLE_HASH } from '../../models/pages/report-style.ts'

/** Methods of every address: this is a read service. */
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

/** What browsers need on every answer: whoever reads from another origin may, without cookies, and may see these fields. */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
}

/** The answer to a preflight, good for a day. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  ...CORS_HEADERS,
  allow: ALLOWED_METHODS,
  'access-control-allow-methods': ALLOWED_METHODS,
  'access-control-allow-headers': 'Accept, Content-Type, If-None-Match, Range, X-API-Key, X-Request-Id',
  'access-control-max-age': '86400',
}

const PAGE_POLICY = `default-src 'none'; style-src 'self' '${REPORT_STYLE_HASH}'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Headers that keep browsers from doing more with an answer than showing it. */
export function securityHeaders(contentType: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': contentType.startsWith('text/html') ? PAGE_POLICY : DATA_POLICY,
  }
}
