import { expect, it } from 'vitest'
import { createWordCodes } from './word-codes.ts'

it('numbers words in order of first use, also after it grew', () => {
  const codes = createWordCodes()
  const words = Array.from({ length: 5000 }, (_, i) => `photo-${i}`)
  expect(words.map((word) => codes.codeOf(word))).toEqual(words.map((_, i) => i))
  expect(words.toReversed().map((word) => codes.codeOf(word))).toEqual(words.map((_, i) => 4999 - i))
  expect([codes.codeOf(null), codes.codeOf(''), codes.codeOf('new'), codes.count()]).toEqual([-1, 5000, 5001, 5002])
})
