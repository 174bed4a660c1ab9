import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodePack, openPack, PACK_KINDS } from './pack.ts'
import type { PackDocument } from './pack.ts'

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
        expect(new Set(pack.listingIds())).toEqual(new Set(given.map(({ listingId }) => listingId)))
        expect(pack.text('not there', 'md')).toBeUndefined()
      }),
    )
  })

  it('writes the same bytes whatever the order of the documents', () => {
    expect(encodePack(two.toReversed())).toEqual(encodePack(two))
  })

  it('starts with one JSON line that says how long each body is, in the order of the bodies', () => {
    const bytes = Buffer.from(encodePack(two))
    const end = bytes.indexOf(0x0a)
    expect(bytes.subarray(0, end).toString()).toBe('{"v":2,"entries":{"la":{"json":11},"lb":{"md":22}}}')
    expect(bytes.subarray(end + 1).toString()).toBe('{"id":"la"}# Maison à Bërtrange')
  })

  it('gives documents of ids that are numbers, which objects would put first', () => {
    const given = ['b', '10', '9', 'a'].map((listingId): PackDocument => ({ listingId, kind: 'md', text: listingId }))
    const pack = openPack(encodePack(given))
    for (const { listingId, text } of given) expect(pack.text(listingId, 'md')).toBe(text)
  })

  it('still reads packs of version 1, whose bodies are compressed one by one', () => {
    const body = gzipSync('# Maison')
    const header = { v: 1, entries: { la: { md: [0, body.length] } } }
    const pack = openPack(Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]))
    expect(pack.text('la', 'md')).toBe('# Maison')
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
    expect(() => openPack(Buffer.from('no newline'))).toThrow('no header line')
    expect(() => openPack(Buffer.from('{oops\n'))).toThrow('not JSON')
    expect(() => openPack(Buffer.from('{"v":3,"entries":{}}\n'))).toThrow('version 1 or 2')
    const whole = encodePack(two)
    expect(() => openPack(whole.subarray(0, whole.length - 1))).toThrow('Truncated pack: listing lb')
  })
})
