import ipaddr from 'ipaddr.js'

/** `::a.b.c.d` (withdrawn) and NAT64 prefixes for local use, which still reach IPv4 on some systems. */
const EMBEDDED_IPV4 = [ipaddr.parseCIDR('::/96'), ipaddr.parseCIDR('64:ff9b:1::/48')]

/** Whether an address is in the public internet: not private, loopback, link-local, shared, multicast, mapped or tunnelled. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || !EMBEDDED_IPV4.some((range) => parsed.match(range as [ipaddr.IPv6, number]))
}
