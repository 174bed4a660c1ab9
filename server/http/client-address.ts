import ipaddr from 'ipaddr.js'
import { ConfigurationError, type Config } from '../base/config.ts'

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Addresses whose counting key is remembered, at most. */
const MOST_KNOWN = 1_000

/** Finds the address behind a request. */
export type ClientAddress = (remoteAddress: string | undefined, forwardedFor: string | string[] | undefined) => string

/**
 * Creates the function that identifies clients for counting: an IPv4 address, or the /64 network of an IPv6 address (one subscriber
 * has all of it). It reads `X-Forwarded-For` from the end, only through trusted proxies, so callers cannot choose their address.
 * @throws ConfigurationError when a trusted proxy is neither an address nor a range
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  const ranges = trustedProxies.map(parseRange)
  const find: ClientAddress = (remoteAddress, forwardedFor) => {
    let client = parseAddress(remoteAddress)
    if (!client) return 'unknown'
    const hops = (Array.isArray(forwardedFor) ? forwardedFor.join(',') : (forwardedFor ?? '')).split(',')
    while (hops.length > 0 && isTrusted(client, ranges)) {
      const next = parseAddress(hops.pop()!.trim())
      if (!next) break
      client = next
    }
    return countingKey(client)
  }
  // Reading an address costs as much as a log line; clients send many requests.
  const known = new Map<string, string>()
  return (remoteAddress, forwardedFor) => {
    if (forwardedFor !== undefined || remoteAddress === undefined) return find(remoteAddress, forwardedFor)
    const address = known.get(remoteAddress) ?? find(remoteAddress, undefined)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(remoteAddress, address)
    return address
  }
}

/** The log's words for a client. @param client as `ClientAddress` says */
export type LoggedAddress = (client: string) => string | undefined

/** Creates the words of the log for clients: the network of an address (/24 of IPv4, /48 of IPv6), which no person can be told from; all of it; or nothing. */
export function loggedAddress(how: Config['logAddresses']): LoggedAddress {
  if (how === 'none') return () => undefined
  if (how === 'full') return (client) => client
  const known = new Map<string, string>()
  return (client) => {
    const network = known.get(client) ?? networkOf(client)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(client, network)
    return network
  }
}

function networkOf(client: string): string {
  const address = parseAddress(client.split('/', 1)[0])
  if (!address) return client
  const isV4 = address.kind() === 'ipv4'
  const network = address.toByteArray().map((byte, index) => (index < (isV4 ? 3 : 6) ? byte : 0))
  return `${ipaddr.fromByteArray(network).toString()}/${isV4 ? 24 : 48}`
}

/** Creates the function that identifies who holds a connection: undefined for a trusted proxy, behind which many stand. */
export function connectionHolder(
  trustedProxies: readonly string[],
): (remoteAddress: string | undefined) => string | undefined {
  const ranges = trustedProxies.map(parseRange)
  return (remoteAddress) => {
    const peer = parseAddress(remoteAddress)
    if (!peer) return 'unknown'
    return isTrusted(peer, ranges) ? undefined : countingKey(peer)
  }
}

function parseRange(text: string): Range {
  try {
    if (text.includes('/')) return ipaddr.parseCIDR(text)
    const address = ipaddr.process(text)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  } catch {
    throw new ConfigurationError(`TRUSTED_PROXIES: ${JSON.stringify(text)} is neither an address nor a CIDR range`)
  }
}

function parseAddress(text: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (!text) return undefined
  const bare = text.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined
}

function isTrusted(address: ipaddr.IPv4 | ipaddr.IPv6, ranges: readonly Range[]): boolean {
  return ranges.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
}

function countingKey(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.toByteArray().map((byte, index) => (index < 8 ? byte : 0))
  return `${ipaddr.fromByteArray(network).toString()}/64`
}
