import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { utf8Bytes } from './own-bytes.ts'

it('writes any text as UTF-8, in memory of its own', () => {
  assert(
    property(string({ unit: 'binary' }), string({ unit: 'grapheme' }), (one, other) => {
      // The unit may cut a surrogate pair in two.
      for (const text of [one, other, other.slice(1), `€${one.slice(1)}`]) {
        const bytes = utf8Bytes(text)
        expect(bytes.equals(Buffer.from(text))).toBe(true)
        expect(bytes.buffer.byteLength).toBe(bytes.length)
      }
    }),
  )
  expect(utf8Bytes('a\ud800b').toString()).toBe('a\ufffdb')
})
