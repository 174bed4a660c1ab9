import { hostHeaderValidationResponse, originValidationResponse } from '@modelcontextprotocol/server'
import type { Config } from '../../../base/config.ts'
import type { HeaderFields } from '../../../base/header-fields.ts'
import { ownHostnames } from '../../../http/own-hostnames.ts'

/** Maximum cached verdicts; callers could send any number of hosts and origins. */
const REMEMBERED = 64
/** Allows pages of every site. */
const ANY = '*'

/**
 * Creates the check that answers 403 to a foreign `Host` or `Origin`: a page of another site that rebinds its name to this server's
 * address could otherwise talk to it from a browser.
 * @returns a function that gives undefined for all other requests, from browsers or not
 */
export function foreignRequests(config: Config): (headers: HeaderFields) => Response | undefined {
  const own = ownHostnames(config)
  const hosts = [...own, ...config.mcp.allowedHosts]
  const origins = [...own, ...config.mcp.allowedOrigins]
  const isOpen = origins.includes(ANY)
  const allowed = new Set<string>()
  return (headers) => {
    // An absent origin is not the origin "null".
    const key = JSON.stringify([headers.get('host'), headers.get('origin')])
    if (allowed.has(key)) return undefined
    const request = new Request('http://localhost', { headers: headersToCheck(headers) })
    const refused =
      hostHeaderValidationResponse(request, hosts) ?? (isOpen ? undefined : originValidationResponse(request, origins))
    if (!refused && allowed.size < REMEMBERED) allowed.add(key)
    return refused
  }
}

function headersToCheck(headers: HeaderFields): Headers {
  const checked = new Headers()
  for (const name of ['host', 'origin']) {
    const value = headers.get(name)
    if (value !== null) checked.set(name, value)
  }
  return checked
}
