import { describe, expect, it } from 'vitest'
import { readListingType } from './read-listing-type.ts'

describe('readListingType', () => {
  it.each([
    'rent',
    'RENT',
    'location',
    'À louer',
    'Miete',
    'zu vermieten',
    'MIETE_PACHT',
    'to let',
    'Ze verlounen',
    'arrendamento',
    'https://portal.example/location/appartement/gare/id-1.html',
    'Appartement 2 chambres à louer',
  ])('reads %j as rent', (text) => expect(readListingType(text)).toBe('rent'))

  it.each([
    'sale',
    'buy',
    'Vente',
    'à vendre',
    'KAUF',
    'Verkauf',
    'for sale',
    'ze verkafen',
    'venda',
    'vente_neuf',
    'https://portal.example/vente/projet-neuf/residence/x/id-1.html',
  ])('reads %j as sale', (text) => expect(readListingType(text)).toBe('sale'))

  it.each(['', null, 'appartement', 'vente ou location', 'Location or sale'])('does not decide on %j', (text) => {
    expect(readListingType(text)).toBeNull()
  })
})
