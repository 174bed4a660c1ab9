import { expect, it } from 'vitest'

import { asking as de } from '../../language/de/asking.ts'
import { asking as en } from '../../language/en/asking.ts'
import { asking as fr } from '../../language/fr/asking.ts'
import { asking as lb } from '../../language/lb/asking.ts'
import { asking as pt } from '../../language/pt/asking.ts'
import { tokenizeQuery } from '../../language/query-tokens.ts'
import { correctSpelling } from './correct-spelling.ts'
import { understandQuery } from './understand-query.ts'

it('changes no word by which people ask, in any language', () => {
  const phrases = [en, fr, de, lb, pt].flatMap(({ orders, ...words }) => [
    ...Object.values(words),
    ...Object.values(orders),
  ])
  const typed = phrases.flat().flatMap((phrase) => tokenizeQuery(phrase))
  const free = new Set(typed.map(({ word }) => word))
  expect(free.size).toBeGreaterThan(150)
  expect(correctSpelling(typed, free, undefined).corrected).toEqual([])
})

it('tells a station from gladly', () => {
  const keys = (text: string): string[] => understandQuery(text, { intent: 'rent' }).wishes.map(({ key }) => key)
  expect(keys('Haus, gäre mat Gaart')).toEqual(['garden'])
  expect(keys('Haus, no bei der Gare')).toEqual(['transit'])
})
