import { describe, expect, it } from 'vitest'
import { aRawFile, aSource, faultOf, rowsOf, temporaryDirectory } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const source = aSource({ adapter: 'json-ld' })
const read = async (content: unknown) =>
  (
    await rowsOf(await aRawFile(directory, typeof content === 'string' ? content : JSON.stringify(content)), source)
  ).map(({ advert }) => advert)

const LISTING = {
  '@context': 'https://schema.org',
  '@type': 'RealEstateListing',
  '@id': 'https://x.lu/1',
  url: 'https://x.lu/1',
  name: 'A house',
  datePosted: '2026-09-01',
  about: {
    '@type': ['Place', 'House'],
    numberOfRooms: { '@type': 'QuantitativeValue', value: 6 },
    floorSize: { '@type': 'QuantitativeValue', value: 140, unitCode: 'MTK' },
    address: {
      '@type': 'PostalAddress',
      streetAddress: '5, rue X',
      postalCode: 'L-7510',
      addressLocality: 'Mersch',
      addressCountry: { '@type': 'Country', name: 'LU' },
    },
    geo: { latitude: 49.75, longitude: '6.1' },
    amenityFeature: [
      { name: 'Garage', value: true },
      { name: 'Pool', value: false },
    ],
  },
  offers: {
    '@type': 'Offer',
    price: '2500',
    priceCurrency: 'EUR',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    seller: { '@type': 'RealEstateAgent', name: 'Agency', telephone: '+352 1' },
  },
  image: [{ '@type': 'ImageObject', contentUrl: 'https://x.lu/a.jpg' }, 'https://x.lu/b.jpg'],
}
const ADVERT = {
  sourceRef: 'https://x.lu/1',
  publishedAt: '2026-09-01',
  url: 'https://x.lu/1',
  title: 'A house',
  propertyType: 'House',
  rooms: 6,
  area: 140,
  features: ['Garage'],
  photos: ['https://x.lu/a.jpg', 'https://x.lu/b.jpg'],
  price: '2500',
  currency: 'EUR',
  listingType: 'rent',
  street: '5, rue X',
  postcode: 'L-7510',
  city: 'Mersch',
  country: 'LU',
  latitude: 49.75,
  longitude: '6.1',
  agencyName: 'Agency',
  agencyPhone: '+352 1',
}

describe('JSON-LD', () => {
  it('reads a listing through its property and its offer', async () => {
    expect(await read(LISTING)).toEqual([ADVERT])
  })

  it('finds listings in pages, lists and graphs, and their parts only once', async () => {
    const items = { '@type': 'ItemList', itemListElement: [{ item: { '@type': 'Apartment', identifier: 'a2' } }] }
    const graph = JSON.stringify({ '@graph': [{ '@type': 'WebPage', mainEntity: items }] })
    const html = [
      `<!DOCTYPE html><html><script type="application/ld+json">${JSON.stringify([LISTING])}</script>`,
      `<script>no()</script><script async type='application/ld+json'>${graph}</script></html>`,
    ].join('')
    expect((await read(html)).map((advert) => advert!['sourceRef'])).toEqual(['https://x.lu/1', 'a2'])
  })

  it('follows references within a graph', async () => {
    const graph = {
      '@graph': [
        { '@type': 'RealEstateListing', identifier: 'r1', about: { '@id': '#h' }, offers: { '@id': '#o' } },
        { '@id': '#h', '@type': 'House', yearBuilt: 1990 },
        { '@id': '#o', '@type': 'Offer', price: 5 },
      ],
    }
    expect(await read(graph)).toEqual([{ sourceRef: 'r1', propertyType: 'House', constructionYear: 1990, price: 5 }])
  })

  it('leaves the name of a private seller out', async () => {
    const [advert] = await read({
      '@type': 'Product',
      sku: 's',
      offers: { '@type': 'Offer', seller: { '@type': 'Person', name: 'Jane Doe', telephone: '1' } },
    })
    expect(advert).toEqual({ sourceRef: 's' })
  })

  it('reports a page that is cut short or has no JSON-LD', async () => {
    expect(
      await faultOf(await aRawFile(directory, '<html><script type="application/ld+json">{}</script>'), source),
    ).toMatchObject({ fault: 'truncated' })
    expect(await faultOf(await aRawFile(directory, '<html></html>'), source)).toMatchObject({
      fault: 'wrong_structure',
    })
  })
})
