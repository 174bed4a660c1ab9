import { FastResponse } from 'srvx'
import { PUBLIC_CACHE } from './hot-document.ts'
import { CORS_HEADERS } from './standard-headers.ts'

/** Redirects to the address that replaced this one. */
export function movedTo(location: string): Response {
  const headers = { location, 'cache-control': PUBLIC_CACHE, 'content-length': '0', ...CORS_HEADERS }
  return new FastResponse(null, { status: 308, headers })
}
