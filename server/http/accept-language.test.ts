import { describe, expect, it } from 'vitest'
import { wantedLocales } from './accept-language.ts'

describe('the languages that a browser asks for', () => {
  it.each([
    ['fr-LU,fr;q=0.9,de;q=0.8,en;q=0.7', ['fr', 'de', 'en']],
    ['en;q=0.5, pt-PT, lb;q=0.9', ['pt', 'lu', 'en']],
    ['it, es;q=0.9', []],
    ['de;q=0, fr;q=0.1', ['fr']],
    ['de;q=much', ['de']],
    ['*', []],
    ['', []],
  ])('%s: %o', (header, locales) => expect(wantedLocales(header)).toEqual(locales))

  it('are none where none are named', () => expect(wantedLocales(null)).toEqual([]))
})
