import { localhostAllowedHostnames } from '@modelcontextprotocol/server'
import type { Config } from '../base/config.ts'

const WILDCARD_HOSTS = new Set(['0.0.0.0', '::'])

/** Host names under which this service is reached, without ports. */
export function ownHostnames({ host, publicBaseUrl }: Pick<Config, 'host' | 'publicBaseUrl'>): string[] {
  const own = [new URL(publicBaseUrl).hostname, ...localhostAllowedHostnames()]
  if (WILDCARD_HOSTS.has(host)) return own
  return [...own, host.includes(':') ? `[${host}]` : host]
}
