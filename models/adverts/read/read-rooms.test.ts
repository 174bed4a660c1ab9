import { describe, expect, it } from 'vitest'
import { fold } from '../../language/fold.ts'
import { countsFromText, readCount } from './read-rooms.ts'

describe('readCount', () => {
  it.each([
    [3, 3, null],
    ['3', 3, null],
    ['2,5', 2.5, null],
    ['3 chambres', 3, 'bedrooms'],
    ['2 ch.', 2, 'bedrooms'],
    ['2 chambre(s)', 2, 'bedrooms'],
    ['4 Schlafzimmer', 4, 'bedrooms'],
    ['3 pièces', 3, 'rooms'],
    ['3,5 Zimmer', 3.5, 'rooms'],
    ['4-Zimmer-Wohnung', 4, 'rooms'],
    ['T3', 3, 'rooms'],
    ['2 salles de bain', 2, 'bathrooms'],
  ] as const)('reads %j as %d %s', (written, count, of) => expect(readCount(written)).toEqual({ count, of }))

  it.each([0, '0', null, '', -1, 'beaucoup', true, 400])('takes %j as not stated', (written) => {
    expect(readCount(written)).toBeNull()
  })
})

describe('countsFromText', () => {
  it.each([
    ['Appartement 2 chambres à coucher, 1 salle de douche', { bedrooms: 2, rooms: null, bathrooms: 1 }],
    ['quatre chambres à coucher dont une suite parentale', { bedrooms: 4, rooms: null, bathrooms: null }],
    ['Helle 3-Zimmer-Wohnung mit 2 Schlafzimmern', { bedrooms: 2, rooms: 3, bathrooms: null }],
    ['two bedrooms and 2 bathrooms', { bedrooms: 2, rooms: null, bathrooms: 2 }],
    ['apartamento com três quartos', { bedrooms: 3, rooms: null, bathrooms: null }],
    ['un appartement de type F2', { bedrooms: null, rooms: 2, bathrooms: null }],
    ['deux belles chambres', { bedrooms: 2, rooms: null, bathrooms: null }],
  ])('counts %j', (text, counts) => expect(countsFromText(fold(text))).toEqual(counts))

  it.each([
    'la 2e chambre donne sur le jardin',
    'chambre 2 : 12 m²',
    'chambre à louer',
    'à 3 minutes du tram',
    '1.250 chambres',
    '1 à 3 chambres',
    '2-3 chambres',
    '1 bis 3 Schlafzimmer',
    '2/3 chambres',
  ])('counts nothing in %j', (text) => expect(countsFromText(fold(text)).bedrooms).toBeNull())
})
