import { describe, expect, it } from 'vitest'

import { FIXTURE_GAZETTEER } from '../gazetteer.fixture.ts'
import type { SearchIntent } from '../intent/search-intent.ts'
import { understandQuery } from './understand-query.ts'

const understand = (text: string, intent: 'rent' | 'buy' = 'buy'): SearchIntent =>
  understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, intent, today: '2026-11-25' })
const read = (text: string): string[] =>
  understand(text)
    .understood.map(({ field, op, value }) => `${field} ${op} ${value}`)
    .sort()

describe('the home that one has', () => {
  it.each([
    'We currently rent in Mersch for 2,450 but want to buy 3 bedrooms up to 900,000',
    'Je vends mon appartement 520000 et je cherche 3 chambres max 900.000, achat',
    'Wir wohnen noch zur Miete für 1.480 € aber kaufen wollen wir 3 Schlafzimmer bis 900.000',
    'Mir wunnen nach bei Mamm fir 600 Euro mee 3 Schlofkummeren bis 900.000 kafen',
    'Vendemos a nossa casa por 300.000 mas 3 quartos até 900.000, comprar',
  ])('sets no condition and is said to: %s', (text) => {
    expect(read(text)).toEqual(['bedrooms at_least 3', 'listingType is sale', 'priceEur at_most 900000'])
    expect(understand(text).notes.map(({ code }) => code)).toContain('sets_nothing')
  })
})

describe('a number to call', () => {
  it.each([
    'tel 691 203 114, studio, max 900',
    'my number is 621 445 902, studio, max 900',
    'Tel. 0049 651 998877. Studio, max 900',
  ])('is no price: %s', (text) => {
    const { priceEur, notes, notUnderstood } = understand(text, 'rent')
    expect(priceEur.max).toBe(900)
    expect([...notes.map(({ about }) => about), ...notUnderstood].join(' ')).toMatch(/691 203 114|621 445 902|998877/)
  })
})
