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

describe('where one lives today', () => {
  it.each([
    'We live on 45 sqm on the 5th floor in Esch without a lift and need 3 bedrooms in Mersch',
    'Currently in Esch on the 5th floor. Looking for 3 bedrooms in Mersch',
    "On vit aujourd'hui au 7e étage sans ascenseur à Esch, plus jamais ! 3 chambres à Mersch",
    "J'habite un 45 m² à Esch, je cherche 3 chambres à Mersch",
    'Ich lebe auf 38 qm in Esch. Das ist zu wenig. 3 Schlafzimmer in Mersch',
    'Ich wohne seit 11 Jahren im 6. Stock in Esch, suche 3 Schlafzimmer in Mersch',
    'Ech wunnen haut um 3. Stack zu Esch a sichen 3 Schlofkummeren zu Miersch',
    'Vivo no 3º andar em Esch e procuro 3 quartos em Mersch',
    'Our house in Esch is too big, we want 3 bedrooms in Mersch',
    'Notre maison à Esch est trop grande, cherche 3 chambres à Mersch',
    'Unser Haus in Esch haben wir für 890.000 verkauft und suchen 3 Schlafzimmer in Mersch',
    'Mir hunn eist Haus zu Esch fir 890.000 verkaaft a sichen elo 3 Schlofkummeren zu Miersch',
    'A nossa casa em Esch ficou grande demais, procuramos 3 quartos em Mersch',
  ])('sets no condition and is said to: %s', (text) => {
    expect(read(text)).toEqual(['bedrooms at_least 3', 'listingType is sale', 'place is commune:mersch'])
    expect(understand(text).notes.map(({ code }) => code)).toContain('sets_nothing')
  })

  it.each([
    'We want to live in Mersch, 3 bedrooms',
    'Nous voulons vivre à Mersch, 3 chambres',
    'Wir möchten in Mersch wohnen, 3 Schlafzimmer',
    'Mir wëllen zu Miersch wunnen, 3 Schlofkummeren',
    'Queremos morar em Mersch, 3 quartos',
    'I live in a two-bedroom flat in Esch, 3 bedrooms in Mersch',
  ])('is told from where one wants to live: %s', (text) => {
    expect(read(text)).toEqual(['bedrooms at_least 3', 'listingType is sale', 'place is commune:mersch'])
  })
})

describe('who lives there today', () => {
  it.each([
    'We live in Esch with our two children and need 3 bedrooms in Mersch',
    'Nous habitons à Esch avec deux enfants et cherchons 3 chambres à Mersch',
    'Wir leben in Esch mit zwei Kindern und brauchen 3 Schlafzimmer in Mersch',
    'Mir wunnen zu Esch mat zwee Kanner a sichen 3 Schlofkummeren zu Miersch',
    'Moramos em Esch com dois filhos e procuramos 3 quartos em Mersch',
  ])('moves, too: %s', (text) => {
    expect(read(text)).toEqual([
      'bedrooms at_least 3',
      'listingType is sale',
      'persons is 4',
      'place is commune:mersch',
    ])
  })
})

describe('places that are refused together', () => {
  it.each([
    'anywhere but Mersch and the area of Esch, 3 bedrooms',
    'tudo menos Mersch e a zona de Esch, 3 quartos',
    'nicht in Mersch und der Gegend von Esch, 3 Schlafzimmer',
  ])('are not wanted where a word of area stands between: %s', (text) => {
    expect(read(text).filter((each) => each.startsWith('place is'))).toEqual([])
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
