import type { LookupAddress } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { assertPublicHost, checkedLookup, RefusedAddress } from './address-check.ts'

const look = (addresses: LookupAddress[], all: boolean) =>
  new Promise<unknown>((resolve, reject) => {
    checkedLookup(async () => addresses)('feed.example', { all }, (error, address) =>
      error ? reject(error) : resolve(address),
    )
  })
const publicAddress = { address: '8.8.8.8', family: 4 }

describe('assertPublicHost', () => {
  it.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]'])('refuses the address %s written as a host', (host) => {
    expect(() => assertPublicHost(host)).toThrow(RefusedAddress)
  })

  it('leaves host names to the DNS lookup', () => {
    expect(() => assertPublicHost('localhost')).not.toThrow()
  })
})

describe('checkedLookup', () => {
  it('hands on the addresses it has checked', async () => {
    expect(await look([publicAddress], true)).toEqual([publicAddress])
    expect(await look([publicAddress], false)).toBe('8.8.8.8')
  })

  it('refuses a name with one private address among public ones', async () => {
    await expect(look([publicAddress, { address: '10.0.0.1', family: 4 }], true)).rejects.toThrow(
      'feed.example leads to 10.0.0.1',
    )
  })

  it('reports a name without addresses', async () => {
    await expect(look([], true)).rejects.toThrow('has no address')
  })
})
