import { REPORT_STYLE_HASH } from './report-style.ts'

/** Headers of every public answer: readers from another origin may read it, without cookies, and may see these fields. */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
}

/** Documents of a release change only with it, so caches may keep them for some minutes and show them while they ask again. */
export const PUBLIC_CACHE = 'public, max-age=300, stale-while-revalidate=86400'
/** Cache rule for an address whose content never changes. */
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'

const PAGE_POLICY =
  `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' '${REPORT_STYLE_HASH}'; ` +
  "img-src 'self' data:; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * Headers that keep browsers from doing more with an answer than showing it. Pages state what they tell of themselves to where their links lead; that is
 * also what browsers do by themselves, so data, from which few links lead anywhere, leaves it at that.
 */
export function securityHeaders(contentType: string): Record<string, string> {
  const nosniff = { 'x-content-type-options': 'nosniff' }
  if (!contentType.startsWith('text/html')) return { ...nosniff, 'content-security-policy': DATA_POLICY }
  return {
    ...nosniff,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': PAGE_POLICY,
  }
}

/** All headers of a public document but its type, its validators and how long it may be kept. */
export function publicHeaders(contentType: string): Record<string, string> {
  return { ...CORS_HEADERS, ...securityHeaders(contentType) }
}
