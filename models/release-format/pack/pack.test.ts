import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256Of } from '../../kernel/sha256-of.ts'
import { PACK_KINDS } from './pack-document.ts'
import type { PackDocument } from './pack-document.ts'
import { openHead } from './pack-head.ts'
import { encodePack, headOf, openPack } from './pack.ts'

const documents = fc.uniqueArray(
  fc.record({
    listingId: fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/),
    kind: fc.constantFrom(...PACK_KINDS),
    text: fc.string({ unit: 'grapheme' }),
  }),
  { selector: ({ listingId, kind }) => `${kind} ${listingId}` },
)
const two: PackDocument[] = [
  { listingId: 'lb', kind: 'md', text: '# Maison à Bërtrange' },
  { listingId: 'la', kind: 'json', text: '{"id":"la"}' },
]

describe('listing pack', () => {
  it('gives back every document it was given, and nothing else', () => {
    fc.assert(
      fc.property(documents, (given) => {
        const pack = openPack(encodePack(given))
        for (const { listingId, kind, text } of given) expect(pack.text(listingId, kind)).toBe(text)
        expect([...pack.listingIds()]).toEqual([...new Set(given.map(({ listingId }) => listingId))].sort())
        expect(pack.text('not there', 'md')).toBeUndefined()
      }),
    )
  })

  it('writes the same bytes whatever the order of the documents', () => {
    expect(encodePack(two.toReversed())).toEqual(encodePack(two))
  })

  it('starts with rows that say where the bodies lie and what they hash to', () => {
    const hash = (text: string) => sha256Of(text).slice(0, 32)
    const bytes = Buffer.from(encodePack(two))
    const row = (text: string) => text.replaceAll(' ', '')
    expect(bytes.toString('hex', 0, 12)).toBe(row('5041434b 0300 0200 02000000'))
    expect(bytes.toString('hex', 12, 42)).toBe(row(`6c61 00000000 ffffffff 0b000000 ${hash('{"id":"la"}')}`))
    expect(bytes.toString('hex', 42, 72)).toBe(row(`6c62 0b000000 16000000 ffffffff ${hash('# Maison à Bërtrange')}`))
    expect(bytes.subarray(72).toString()).toBe('{"id":"la"}# Maison à Bërtrange')
  })

  it('lets the documents of a listing be read and checked without the rest', () => {
    fc.assert(
      fc.property(documents, (given) => {
        const bytes = encodePack(given)
        const { bytes: headBytes, sha256 } = headOf(bytes)
        const read = bytes.subarray(0, headBytes)
        expect(sha256).toBe(sha256Of(read))
        const head = openHead(read)
        for (const { listingId, kind, text } of given) {
          const listing = head.find(listingId)!
          const part = bytes.slice(listing.offset, listing.offset + listing.bytes)
          expect(Buffer.from(listing.body(part, kind)!).toString()).toBe(text)
        }
      }),
    )
  })

  it('refuses the documents of a listing when a byte of them is another, and gives the others', () => {
    const whole = encodePack(two)
    const at = headOf(whole).bytes
    const damaged = Uint8Array.from(whole, (byte, index) => (index === at ? byte ^ 1 : byte))
    expect(() => openPack(damaged).body('la', 'json')).toThrow('Damaged pack: the documents of listing la')
    expect(openPack(damaged).text('lb', 'md')).toBe('# Maison à Bërtrange')
  })

  it('gives documents of ids that are numbers, which objects would put first', () => {
    const given = ['b', '10', '9', 'a'].map((listingId): PackDocument => ({ listingId, kind: 'md', text: listingId }))
    const pack = openPack(encodePack(given))
    for (const { listingId, text } of given) expect(pack.text(listingId, 'md')).toBe(text)
  })

  it('keeps ids apart from the names objects are born with', () => {
    const pack = openPack(encodePack([{ listingId: 'constructor', kind: 'md', text: 'kept' }]))
    expect(pack.text('constructor', 'md')).toBe('kept')
    expect(pack.text('toString', 'md')).toBeUndefined()
    expect(() => encodePack([{ listingId: '__proto__', kind: 'md', text: '' }])).toThrow(
      'Not a listing id: "__proto__"',
    )
  })

  it('refuses two documents of one kind for a listing', () => {
    expect(() => encodePack([two[0]!, two[0]!])).toThrow('Listing lb has two md documents')
  })

  it('says what is wrong with bytes that are no pack', () => {
    expect(() => openPack(Buffer.from('PACK'))).toThrow('it does not begin with PACK')
    expect(() => openPack(Buffer.from('PACK\u0004\0\0\0\0\0\0\0'))).toThrow('Not a pack of version 3: it says 4')
    const whole = encodePack(two)
    expect(() => openPack(whole.subarray(0, 71))).toThrow('Truncated pack: 71 bytes of a head of 72')
    expect(() => openPack(whole.subarray(0, whole.length - 1))).toThrow('Truncated pack: listing lb')
  })
})

describe('listing pack of an earlier version', () => {
  it('is still read where bodies are compressed one by one (version 1)', () => {
    const body = gzipSync('# Maison')
    const header = { v: 1, entries: { la: { md: [0, body.length] } } }
    const pack = openPack(Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]))
    expect(pack.text('la', 'md')).toBe('# Maison')
  })

  it('is still read where the header tells lengths only (version 2)', () => {
    const header = { v: 2, entries: { 9: { md: 1 }, 10: { json: 2, md: 3 }, la: { json: 4 } } }
    const pack = openPack(Buffer.from(`${JSON.stringify(header)}\n1122234444`))
    expect([...pack.listingIds()]).toEqual(['10', '9', 'la'])
    expect(pack.text('10', 'json')).toBe('11')
    expect(pack.text('10', 'md')).toBe('222')
    expect(pack.text('9', 'md')).toBe('3')
    expect(pack.text('la', 'json')).toBe('4444')
  })

  it('says what is wrong with bytes that are none', () => {
    expect(() => openPack(Buffer.from('no newline'))).toThrow('nor has it a header line')
    expect(() => openPack(Buffer.from('{oops\n'))).toThrow('not JSON')
    expect(() => openPack(Buffer.from('{"v":3,"entries":{}}\n'))).toThrow('version 1 or 2')
    const header = { v: 2, entries: { la: { json: 5 } } }
    expect(() => openPack(Buffer.from(`${JSON.stringify(header)}\n1234`))).toThrow('Truncated pack: listing la')
  })
})
