import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ADDRESS_MARK,
  ADDRESS_MARK_BYTES,
  countAddressMarks,
  fillAddress,
  fillAddressPieces,
  filledBytes,
  publicAddressSchema,
} from './public-address.ts'

const ADDRESS = 'https://property.example.lu:8443'
// Pieces of marks, whole marks and characters that share bytes with it.
const texts = fc
  .array(fc.oneof(fc.constantFrom(ADDRESS_MARK, '/en', '\uFDD1', '\uFB50', '"'), fc.string({ unit: 'grapheme' })))
  .map((parts) => parts.join('').toWellFormed())

describe('the public address', () => {
  it('takes the place of every mark, and the length is known before', () => {
    expect(Buffer.byteLength(ADDRESS_MARK)).toBe(ADDRESS_MARK_BYTES)
    fc.assert(
      fc.property(texts, (text) => {
        const bytes = Buffer.from(text)
        const filled = fillAddress(bytes, ADDRESS)
        expect(filled.toString()).toBe(text.replaceAll(ADDRESS_MARK, ADDRESS))
        expect(filled.length).toBe(filledBytes(bytes.length, countAddressMarks(bytes), ADDRESS))
      }),
    )
  })

  it('is filled into pieces wherever a file is cut', async () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(texts, cuts, async (text, sizes) => {
        const bytes = Buffer.from(text)
        async function* pieces() {
          for (let at = 0, turn = 0; at < bytes.length; turn++) {
            const size = sizes[turn % sizes.length]!
            yield bytes.subarray(at, at + size)
            at += size
          }
        }
        const filled = await Array.fromAsync(fillAddressPieces(pieces(), ADDRESS))
        expect(Buffer.concat(filled).toString()).toBe(text.replaceAll(ADDRESS_MARK, ADDRESS))
      }),
    )
  })

  it('has no sign that a format would escape, and no slash at its end', () => {
    expect(publicAddressSchema.parse('http://[::1]:3000/')).toBe('http://[::1]:3000')
    expect(publicAddressSchema.parse('https://lux.example/homes')).toBe('https://lux.example/homes')
    for (const wrong of ['', 'lux.example', 'ftp://a.lu', 'https://a.lu/?x=1&y', 'https://a.lu/"', 'https://u:p@a.lu'])
      expect(publicAddressSchema.safeParse(wrong).success, wrong).toBe(false)
  })
})
