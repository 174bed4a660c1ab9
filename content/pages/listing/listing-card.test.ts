import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { PROPERTY_TYPES } from '../../../models/kernel/property-type.ts'
import { aListing } from './listing.fixture.ts'
import { renderBlocks } from '../../html/render-blocks.ts'
import { sayIn } from '../../say/words.ts'
import { listingCard, type CardListing } from './listing-card.ts'
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
    expect(text).toMatch(
      /<span>3 bedrooms<\/span>\s<span>71\.5\u00a0m²<\/span><span class="energy c"><span class="unseen">energy class <\/span>C/,
    )
  })

  it('never quotes the title, which is in a language of its own', () => {
    expect(card()).not.toContain('Belle')
  })

  it('says whether a rent has its charges', () => {
    expect(card({ listingType: 'rent', priceEur: 1_700, chargesEur: 120 })).toContain(
      '€1,820 <small>a month with charges',
    )
    expect(card({ listingType: 'rent', priceEur: 1_700, chargesEur: null })).toContain(
      '€1,700 <small>a month, charges not stated',
    )
  })

  it.each([
    [{ estimate: 600_000, low: 550_000, high: 650_000 }, 'inside our estimate’s range'],
    [{ estimate: 500_000, low: 450_000, high: 560_000 }, '€25,000 above our estimate’s range'],
    [{ estimate: 700_000, low: 640_000, high: 760_000 }, '€55,000 below our estimate’s range'],
  ])('draws the estimate %o with the asking price on it', (estimate, words) => {
    const { text } = renderBlocks([
      { kind: 'cards', cards: [listingCard(LISTING, { locale: 'en', communeName: 'Contern', estimate })] },
    ])
    expect(text).toContain(words)
    expect(text).toContain('class="ask"')
  })

  it.each(LOCALES)(
    'says in %s beside an estimate of a rent that charges may be in it, where nobody states them',
    (locale) => {
      const rent = { ...LISTING, listingType: 'rent' as const, priceEur: 1_700 }
      const estimate = { estimate: 1_600, low: 1_500, high: 1_650 }
      const said = (chargesEur: number | null, absences: CardListing['absences'] = {}) =>
        renderBlocks([
          {
            kind: 'cards',
            cards: [listingCard({ ...rent, chargesEur, absences }, { locale, communeName: 'C', estimate })],
          },
        ]).text
      const [unstated, included] = (['unstated', 'included'] as const).map((how) =>
        sayIn(locale)(`estimate.chargesShort.${how}`),
      )
      expect(said(null)).toContain(`(${unstated})`)
      expect(said(120)).not.toContain(`(${unstated})`)
      expect(said(null, { chargesEur: 'included' })).toContain(`(${included})`)
      expect(said(null, { chargesEur: 'included' })).toContain(sayIn(locale)('box.withCharges'))
      expect(said(null, { chargesEur: 'included' })).not.toContain(sayIn(locale)('offer.noCharges'))
    },
  )

  it('shows own photos only', () => {
    expect(card()).toContain('src="/media/abc.webp"')
    expect(card()).not.toContain('elsewhere')
    expect(card({ photos: ['/media/../x" onerror="'] })).toContain('No photo')
  })

  it.each([
    [{ priceEur: null }, 'Price unknown'],
    [{ priceEur: null, absences: { priceEur: 'withheld' } }, 'Price on request'],
    [{ isProject: true, priceEur: null, priceFromEur: 435_476, priceToEur: 700_000 }, 'from €435,476'],
    [{ isProject: true }, '<span>Project with several units</span>'],
    [{ isProject: true, areaM2: 52 }, '<span>from 52\u00a0m²</span>'],
    [
      { priceCheck: 'implausible', priceCheckReasons: [COMPARED] },
      'This price does not fit what the listing describes.',
    ],
    [
      { priceCheck: 'implausible', priceCheckReasons: [COMPARED] },
      '€225,900; usual in this commune for 8 bedrooms: €780,000 to €1,900,000 (compared with 41).',
    ],
    [{ listingType: 'rent', priceEur: 1_500.5 }, '€1,500.50 <small>a month'],
    [{ bedrooms: 1 }, '<span>1 bedroom</span>'],
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
