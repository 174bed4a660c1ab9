import {
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from '@modelcontextprotocol/server'
import type { Config } from '../config.ts'

/** Remembered verdicts; callers could send any number of others. */
const REMEMBERED = 64
const WILDCARD_HOSTS = new Set(['0.0.0.0', '::'])

/**
 * Answers a request whose `Host` or `Origin` is not ours or allowed with 403: a page of another site that rebinds its name to this server's address could
 * else talk to it from within a browser. @returns undefined for all others, browsers or not
 */
export function foreignRequests(config: Config): (headers: Headers) => Response | undefined {
  const own = [new URL(config.publicBaseUrl).hostname, ...localhostAllowedHostnames()]
  if (!WILDCARD_HOSTS.has(config.host)) own.push(config.host.includes(':') ? `[${config.host}]` : config.host)
  const allowed = new Set<string>()
  return (headers) => {
    // An absent origin is not the origin "null".
    const key = JSON.stringify([headers.get('host'), headers.get('origin')])
    if (allowed.has(key)) return undefined
    const request = new Request('http://localhost', { headers: headersToCheck(headers) })
    const refused = hostHeaderValidationResponse(request, own) ?? originValidationResponse(request, own)
    if (!refused && allowed.size < REMEMBERED) allowed.add(key)
    return refused
  }
}

function headersToCheck(headers: Headers): Headers {
  const checked = new Headers()
  for (const name of ['host', 'origin']) {
    const value = headers.get(name)
    if (value !== null) checked.set(name, value)
  }
  return checked
}
