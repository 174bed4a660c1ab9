import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { PROPERTY_TYPES } from '../../../models/kernel/property-type.ts'
import { aListing } from './listing.fixture.ts'
import { renderBlocks } from '../../html/render-blocks.ts'
import { listingCard } from './listing-card.ts'
import { offerWords } from '../../say/offer-words.ts'

const LISTING = aListing(1, {
  id: 'l1',
  title: 'Belle <b>vue</b> "x" &amp;',
  language: 'fr',
  priceEur: 585_000,
  areaM2: 71.45,
  bedrooms: 3,
  energyClass: 'C',
  photos: ['https://elsewhere.example/1.jpg', '/media/abc.webp'],
})
const COMPARED = {
  code: 'price_for_bedrooms',
  priceEur: 225_900,
  kind: 'house',
  size: 8,
  lowEur: 780_000,
  highEur: 1_900_000,
  listings: 41,
  within: 'commune',
}
const card = (over = {}, locale: (typeof LOCALES)[number] = 'en') =>
  renderBlocks([{ kind: 'cards', cards: [listingCard({ ...LISTING, ...over }, { locale, communeName: 'Contern' })] }])
    .text

describe('a card', () => {
  it('says what, where, how much and how large', () => {
    const text = card()
    expect(text).toContain('href="/en/listings/l1">Apartment for sale in Contern</a>')
    expect(text).toContain('€585,000')
    expect(text).toContain('71.5\u00a0m² · 3 bedrooms · energy class C')
  })

  it('quotes the advertiser in the language of the advert, as text', () => {
    expect(card()).toContain('<p class="hint" lang="fr">“Belle vue &#39;x&#39; &amp;”</p>')
    expect(card({ language: '"><script>' })).toContain('<p class="hint">“')
  })

  it('shows own photos only', () => {
    expect(card()).toContain('src="/media/abc.webp"')
    expect(card()).not.toContain('elsewhere')
    expect(card({ photos: ['/media/../x" onerror="'] })).toContain('No photo')
  })

  it.each([
    [{ priceEur: null }, 'Price unknown'],
    [{ priceEur: null, absences: { priceEur: 'withheld' } }, 'Price on request'],
    [{ isProject: true, priceEur: null, priceFromEur: 435_476, priceToEur: 700_000 }, 'from €435,476'],
    [{ isProject: true }, 'Project with several units · 71.5'],
    [
      { priceCheck: 'implausible', priceCheckReasons: [COMPARED] },
      'This price does not fit what the listing describes.',
    ],
    [
      { priceCheck: 'implausible', priceCheckReasons: [COMPARED] },
      '€225,900; usual in this commune for 8 bedrooms: €780,000 to €1,900,000 (compared with 41).',
    ],
    [{ listingType: 'rent', priceEur: 1_500.5 }, '€1,500.50 a month'],
    [{ bedrooms: 1 }, '1 bedroom ·'],
    [{ district: 'Belair', locality: null }, 'in Belair, Contern'],
  ])('with %o says %s', (over, words) => expect(card(over)).toContain(words))

  it.each(LOCALES)('has words for every type in %s', (locale) => {
    const { kind } = offerWords(locale)
    const kinds = Object.keys(PROPERTY_TYPES).map(kind)
    expect(kinds.filter((word) => word.includes('_'))).toEqual([])
    expect(kind('igloo')).toBe(kind('other'))
    expect(card({}, locale)).toContain(`/${locale}/listings/l1`)
  })
})
