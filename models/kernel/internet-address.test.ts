import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './internet-address.ts'

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '158.64.1.1', '2a00:1450:4001::1', '::ffff:8.8.8.8'])('lets %s pass', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '10.1.1.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '224.0.0.1',
    '0.0.0.0',
    '192.0.2.1',
    '198.18.0.1',
    '255.255.255.255',
    '240.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fec0::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '0x7f.1',
    'nonsense',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
