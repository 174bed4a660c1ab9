import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import ipaddr from 'ipaddr.js'
import { isPublicAddress } from '../../../models/kernel/internet-address.ts'

/** Resolves a host name to all of its addresses. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

/** A feed address inside a network that feeds must not reach. Never retried. */
export class RefusedAddress extends Error {
  readonly code = 'ERR_REFUSED_ADDRESS'
}

/** Refuses a host written as a non-public IP address, for which no DNS lookup takes place. */
export function assertPublicHost(hostname: string): void {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(address) && !isPublicAddress(address)) throw refused(hostname, address)
}

/**
 * Creates a DNS lookup for the connection itself: it connects only to addresses that it has checked, so a name that resolves differently the second
 * time (DNS rebinding) gains nothing. One private address among several refuses them all.
 */
export function checkedLookup(resolve: Resolve = resolveBySystem): LookupFunction {
  const checked = callbackify((hostname: string) => publicAddresses(hostname, resolve))
  return (hostname, options: LookupOptions, done) => {
    checked(hostname, (error, addresses) => {
      if (error) done(error, [])
      else if (options.all) done(null, addresses)
      else done(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}

async function publicAddresses(hostname: string, resolve: Resolve): Promise<LookupAddress[]> {
  const addresses = await resolve(hostname)
  const bad = addresses.find(({ address }) => !isPublicAddress(address))
  if (bad) throw refused(hostname, bad.address)
  if (addresses.length === 0) throw Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' })
  return addresses
}

function refused(hostname: string, address: string): RefusedAddress {
  return new RefusedAddress(
    `${hostname} leads to ${address}, which is no public address; set allowPrivate if it is meant`,
  )
}

function resolveBySystem(hostname: string): Promise<LookupAddress[]> {
  return lookup(hostname, { all: true, verbatim: true })
}
