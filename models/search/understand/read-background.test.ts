import { describe, expect, it } from 'vitest'

import type { SearchIntent } from '../intent/search-intent.ts'
import cases from './read-background.cases.json' with { type: 'json' }
import { readQuery } from './read-query.fixture.ts'

const understand = (text: string, intent: 'rent' | 'buy' = 'buy'): SearchIntent => readQuery(text, intent)
const read = (text: string): string[] =>
  understand(text)
    .understood.map(({ field, op, value }) => `${field} ${op} ${value}`)
    .sort()

describe('the home that one has', () => {
  it.each(cases.sold)('sets no condition and is said to: %s', (text) => {
    expect(read(text)).toEqual(['bedrooms at_least 3', 'listingType is sale', 'priceEur at_most 900000'])
    expect(understand(text).notes.map(({ code }) => code)).toContain('sets_nothing')
  })
})

describe('where one lives today', () => {
  it.each(cases.livesToday)('sets no condition and is said to: %s', (text) => {
    expect(read(text)).toEqual(['bedrooms at_least 3', 'listingType is sale', 'place is commune:mersch'])
    expect(understand(text).notes.map(({ code }) => code)).toContain('sets_nothing')
  })

  it.each(cases.wantsToLive)('is told from where one wants to live: %s', (text) => {
    expect(read(text)).toEqual(['bedrooms at_least 3', 'listingType is sale', 'place is commune:mersch'])
  })
})

describe('who lives there today', () => {
  it.each(cases.whoLivesThere)('moves, too: %s', (text) => {
    expect(read(text)).toEqual([
      'bedrooms at_least 3',
      'listingType is sale',
      'persons is 4',
      'place is commune:mersch',
    ])
  })
})

describe('places that are refused together', () => {
  it.each(cases.refusedTogether)('are not wanted where a word of area stands between: %s', (text) => {
    expect(read(text).filter((each) => each.startsWith('place is'))).toEqual([])
  })
})

describe('a number to call', () => {
  it.each(cases.phoneNumbers)('is no price: %s', (text) => {
    const { priceEur, notes, notUnderstood } = understand(text, 'rent')
    expect(priceEur.max).toBe(900)
    expect([...notes.map(({ about }) => about), ...notUnderstood].join(' ')).toMatch(/691 203 114|621 445 902|998877/)
  })
})
