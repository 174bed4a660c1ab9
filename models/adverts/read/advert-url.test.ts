import { describe, expect, it } from 'vitest'
import { isSearchPage, refFromUrl, webAddress } from './advert-url.ts'

describe('webAddress', () => {
  it('keeps http addresses', () => {
    expect(webAddress('https://portal.example/a/1')).toBe('https://portal.example/a/1')
    expect(webAddress('www.agence.lu')).toBe('https://www.agence.lu')
  })
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.lu',
    'https://a.lu/<b>',
    'bonjour',
    '',
    null,
    `https://a.lu/${'x'.repeat(600)}`,
  ])('refuses %j', (value) => expect(webAddress(value)).toBeNull())
})

describe('refFromUrl', () => {
  it.each([
    ['https://www.portal.example/vente/appartement/mersch/id-8659009.html', '8659009'],
    ['https://portal.example/annonces/1872659/', '1872659'],
    ['https://portal.example/en/details/479', '479'],
    ['https://portal.example/fr/louer/appartement/gare/127151-appartement-gare/', '127151'],
    ['https://portal.example/fr/location-appartement-dudelange-id_378095', '378095'],
    ['https://portal.example/show?id=A-77&x=1', 'A-77'],
  ])('finds the key in %s', (url, ref) => expect(refFromUrl(url)).toBe(ref))

  it('finds none in a category page', () => expect(refFromUrl('https://portal.example/vente/appartement')).toBeNull())
})

describe('isSearchPage', () => {
  it.each([
    'https://portal.example/vente/?tr=buy&page=138',
    'https://portal.example/vente/appartement/studio',
    'https://portal.example/vente/projet-neuf/lotissement',
    'https://portal.example/fr/louer',
    'https://portal.example/',
  ])('recognises %s', (url) => expect(isSearchPage(url)).toBe(true))

  it.each([
    'https://portal.example/vente/maison/mersch/id-8743328.html',
    'https://portal.example/bien/maison-3-chambres-a-louer/',
    'https://portal.example/proprietes/lux-eich-9/',
  ])('takes %s for an advert', (url) => expect(isSearchPage(url)).toBe(false))
})
