import ipaddr from 'ipaddr.js'

/** `::a.b.c.d` (withdrawn) and NAT64 prefixes for local use, which still reach IPv4 on some systems. */
const EMBEDDED_IPV4 = [ipaddr.parseCIDR('::/96'), ipaddr.parseCIDR('64:ff9b:1::/48')]

/** Names that only private networks resolve (RFC 6761, 6762, 8375, and what routers and clouds use). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa)$/

/** Whether a host can be in the public internet: a name with a dot that no private network uses, or a public address. */
export function isPublicHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase()
  if (ipaddr.isValid(bare)) return isPublicAddress(bare)
  return bare.includes('.') && !PRIVATE_NAME.test(bare)
}

/** Whether an address is in the public internet: not private, loopback, link-local, shared, multicast, mapped or tunnelled. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || !EMBEDDED_IPV4.some((range) => parsed.match(range as [ipaddr.IPv6, number]))
}
