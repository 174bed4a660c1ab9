import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aListing } from './listing.fixture.ts'
import { ESCH } from '../commune/commune.fixture.ts'
import type { PriceComparable } from '../../../models/contracts/market/valuation.ts'
import type { PaidToAsked } from '../../../models/contracts/market/paid-to-asked.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { LOCALES, type Locale } from '../../../models/kernel/locale.ts'
import { knownFacts } from '../../../models/adverts/listing/known-facts.ts'
import { colon } from '../../say/typography.ts'
import { sayIn } from '../../say/words.ts'
import { openQuestions } from '../../../models/adverts/listing/open-questions.ts'
import { numberWords } from '../../say/numbers.ts'
import { aPaidToAsked } from '../../../models/forecast/paid-to-asked/paid-to-asked.fixture.ts'
import { listingPageFacts, type ListingMarket, type ListingSurroundings } from './listing-facts.ts'
import { listingPage } from './listing-page.ts'

const SITE = {
  baseUrl: 'https://lux.example',
  asOf: '2026-09-30',
  releaseId: '2026Q3-sample00',
  sample: true,
  stylesheet: '/assets/site.css',
}
const COMMUNE = { ...ESCH, liveabilityScore: 61, rank: 7 }
const fact = (over = {}) => ({
  source: 'feed',
  method: 'stated' as const,
  observedAt: '2026-09-28',
  confidence: 0.95,
  ...over,
})
const LISTING = aListing(1, {
  id: 'ltest1',
  priceHistory: [
    { date: '2026-08-01', priceEur: 550_000 },
    { date: '2026-09-01', priceEur: 500_001 },
  ],
  facts: {
    priceEur: fact(),
    areaM2: fact({ method: 'extracted', confidence: 0.8 }),
    energyClass: fact({ source: 'gone' }),
  },
  features: ['balcony'],
  absentFeatures: ['elevator'],
  agency: { name: 'Agence <X>', phone: '+352 12 34 56', email: 'x@example.lu', website: 'javascript:alert(1)' },
  sourceUrl: 'https://portal.example/1?a=1&b="2"',
  alsoListedOn: [{ source: 'other', advertId: 'o1', url: 'ftp://x.example' }],
})

const comparable = (over: Partial<PriceComparable> = {}): PriceComparable => ({
  id: null,
  url: null,
  propertyType: 'apartment',
  areaSqm: 90,
  bedrooms: 2,
  date: 'Q3-2026',
  distance: 120,
  similarity: 0.9,
  askingPrice: 540_000,
  adjustedPrice: 505_000,
  adjustments: [
    { attribute: 'areaSqm', amount: -40_000 },
    { attribute: 'other', amount: 5_000 },
  ],
  ...over,
})

const surroundings = (over: Partial<ListingSurroundings> = {}): ListingSurroundings => ({
  asOf: '2026-09-30',
  paidToAsked: new Map(),
  communes: new Map([[COMMUNE.slug, COMMUNE]]),
  trends: new Map(),
  activity: new Map(),
  commute: null,
  outlines: null,
  stations: [],
  legal: null,
  estimates: new Map([['ltest1', [510_000, 480_000, 540_000]]]),
  sources: new Map([
    ['feed', { id: 'feed', title: 'The feed', producer: 'Somebody', url: null, licence: 'CC0', date: '2026-09-30' }],
  ]),
  tested: () => ({ held: 198, count: 265 }),
  similarTo: () => [aListing(2)],
  ...over,
})
const page = (
  over: Partial<ListingRecord> = {},
  locale: Locale = 'en',
  around: Partial<ListingSurroundings> = {},
  corrections: ListingMarket['corrections'] = [],
): string => listingPage(listingPageFacts({ ...LISTING, ...over }, surroundings(around), corrections), locale, SITE)

describe('the page of a listing', () => {
  it('shows the picture of its commune beside a link to it, and that of the country where the commune is unknown', () => {
    expect(page()).toContain(`og:image" content="https://lux.example/cards/communes/${COMMUNE.slug}.png"`)
    expect(page({ communeSlug: null })).toContain('og:image" content="https://lux.example/cards/site.png"')
  })

  it.each(LOCALES)('is whole in %s: one heading, no id twice, no word left over', (locale) => {
    const html = page({}, locale)
    expect(html.match(/<h1>/g)).toHaveLength(1)
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(html).not.toMatch(/undefined|NaN|\[object|\{\w+\}(?![^<]*<\/script>)| style=|<style/)
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.every((level, index) => index === 0 || level <= levels[index - 1]! + 1)).toBe(true)
  })

  it('tells each known fact as get_listing_truth does, with source, way, day, age and confidence', () => {
    const html = page()
    expect(Object.keys(knownFacts(LISTING, '2026-09-30'))).toEqual(['price', 'areaSqm', 'energyClass', 'pricePerSqm'])
    expect(html).toMatch(
      new RegExp(
        String.raw`<span>Price</span><span><b>€500,001</b></span><svg.*?</summary><div><p>The feed · stated · ` +
          String.raw`<time datetime="2026-09-28">28 September 2026</time>, 2 days before the release · 95\u00a0% sure</p>`,
      ),
    )
    expect(html).toMatch(
      /<span>Living area<\/span><span><b>80\u00a0m²<\/b>.*?<\/summary><div><p>The feed · read from the text/,
    )
    expect(html).toMatch(/<span>Energy class<\/span><span><b>C<\/b>.*?<p>gone · /)
  })

  it.each(LOCALES)('calls a rent a rent in its history, and opens no long list of questions in %s', (locale) => {
    const say = sayIn(locale)
    const rent = page({ listingType: 'rent' }, locale)
    expect(rent).toContain(say('listing.historyRent'))
    expect(rent).not.toContain(say('listing.history'))
    const count = openQuestions({ ...LISTING, listingType: 'rent' }).length - 6
    expect(count).toBeGreaterThan(1)
    expect(rent).toContain(say('listing.moreQuestions', { count }))
  })

  it('asks what get_listing_truth asks', () => {
    const html = page()
    const questions = openQuestions(LISTING)
    expect(questions.length).toBeGreaterThan(3)
    for (const { field } of questions) expect(html).toContain(`<li>${sayIn('en')(`question.${field}`)}</li>`)
  })

  it('says where the price lies beside what would be expected, and how it changed', () => {
    const html = page()
    expect(html).toContain('<strong>€510,000</strong>, 80 % interval €480,000 to €540,000. The asking price is within')
    expect(html).toMatch(/€550,000<\/td>\s<td class="figure"[^>]*><\/td>/)
    expect(html).toMatch(/€500,001<\/td>\s<td class="figure"[^>]*>−9\.1\u00a0%<\/td>/)
    expect(html).toMatch(/80.% intervals held 198 of 265 asking prices \(74\.7.%\)/)
    expect(page({}, 'en', { tested: () => null })).not.toContain('intervals held')
    expect(page({ priceEur: 400_000 })).toContain('The asking price is below this range')
    expect(page({}, 'en', { estimates: new Map() })).toContain(sayIn('en')('calc.estRefused'))
    expect(html).toContain('<svg class="steps"')
    const unchanged = page({ priceHistory: [] })
    expect(unchanged).toContain('The price has not changed')
    expect(unchanged).not.toContain('<svg class="steps"')
    expect(page({ priceHistory: [], firstSeen: '2026-09-30', lastSeen: '2026-09-30' })).toContain(
      'there is no price history yet',
    )
  })

  it.each(LOCALES)('shows in %s what each comparable is, and how its price was adjusted', (locale) => {
    const comparables = [
      comparable({ id: 'lother', url: '/en/listings/lother' }),
      comparable({ propertyType: null, bedrooms: null, date: null }),
    ]
    const facts = listingPageFacts(LISTING, surroundings(), [], comparables)
    const html = listingPage(facts, locale, SITE)
    const say = sayIn(locale)
    expect(html).toContain(say('valuation.comparables'))
    expect(html).toContain(`href="/${locale}/listings/lother"`)
    expect(html).toContain(`${say('valuation.attribute.areaSqm')} −`)
    expect(html).toContain(`${say('valuation.attribute.other')} +`)
    expect(html).toContain(say('page.unknown'))
    expect(html).not.toMatch(/undefined|null|NaN|valuation\./)
  })

  it.each(LOCALES)('says in %s why there is no estimate, or an unsure one', (locale) => {
    const at = (support: 'edge' | 'outside', figures: [number | null, number | null, number | null]) =>
      page({}, locale, { estimates: new Map([['ltest1', [...figures, support === 'edge' ? 'low' : null, support]]]) })
    const say = sayIn(locale)
    const refused = at('outside', [null, null, null])
    expect(refused).toContain(say('valuation.limitation.outside'))
    expect(refused).not.toContain(say('listing.position.within'))
    const unsure = at('edge', [510_000, 300_000, 800_000])
    expect(unsure).toContain(say('valuation.limitation.edge'))
    expect(unsure).toContain(`${say('valuation.confidence')}${colon(locale)} ${say('valuation.confidence.low')}.`)
  })

  it.each(LOCALES)(
    'says in %s what existing flats are paid relative to what is asked, where it is not the same',
    (locale) => {
      const around = (over: Partial<PaidToAsked>) => ({
        paidToAsked: new Map([[COMMUNE.slug, [aPaidToAsked(COMMUNE.slug, over)]]]),
      })
      const flat = { listingType: 'sale', segment: 'apartment', newBuild: null, constructionYear: null } as const
      const { percent } = numberWords(locale)
      const html = page(flat, locale, around({}))
      const said = [0.87, 0.78, 0.97].map(percent)
      for (const share of said) expect(html).toContain(share)
      expect(html).toContain('Observatoire de l’Habitat')
      for (const nothing of [
        page(flat, locale, around({ high: 1.01 })),
        page({ ...flat, segment: 'house' }, locale, around({})),
        page({ ...flat, newBuild: true }, locale, around({})),
        page(flat, locale),
      ])
        expect(nothing).not.toContain('Observatoire de l’Habitat')
    },
  )

  it('says first of a stale listing when it was last seen and why nobody knows more, and offers nothing', () => {
    const stale = { status: 'stale', lastSeen: '2026-03-01', staleReason: 'not_seen' } as const
    const html = page(stale)
    expect(html).toContain(
      'Last seen on 1 March 2026. We do not know whether it is still on offer. The source has not shown this listing',
    )
    expect(html).not.toContain('InStock')
    expect(page()).not.toContain('We do not know whether it is still on offer')
    expect(page()).toContain('https://schema.org/InStock')
    for (const locale of LOCALES) expect(page(stale, locale)).toMatch(/class="unknown">[^<]*(?:1|01)[^<]*2026/)
  })

  it('says how long a listing has been seen at least', () => {
    expect(page({ daysOnMarket: 29 })).toContain('<strong>at least 29</strong>')
    expect(page({ daysOnMarket: 0 })).toContain('<strong>seen on one day</strong>')
  })

  it('leads to the advertiser, but never where an address is none', () => {
    const html = page()
    expect(html).toContain('href="tel:+352123456"')
    expect(html).toContain('href="mailto:x@example.lu"')
    const mail = /href="(mailto:x@example\.lu\?[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const body = new URL(mail).searchParams.get('body') ?? ''
    expect(body).toContain('€500,001')
    expect(body).toContain(sayIn('en')(`question.${openQuestions(LISTING)[0]!.field}`))
    expect(html).toContain('href="https://portal.example/1?a=1&amp;b=&quot;2&quot;" rel="nofollow noopener ugc"')
    expect(html).not.toMatch(/href="(?:javascript|ftp):/)
    const owners = page({ hosting: 'service', agency: null })
    expect(owners).toContain('The owner offers this home through our service')
    expect(page({ agency: null, sourceUrl: null })).toContain('We have no contact details of the advertiser')
  })

  it.each([
    '<script>alert(1)</script>',
    '</blockquote><img src=x onerror=alert(1)>',
    '" onmouseover="alert(1)',
    '</script><script>alert(1)</script>',
    '{price}',
    '\u202eevil\u0000',
  ])('keeps %j of an advertiser text', (text) => {
    const html = page({
      title: text,
      description: text,
      district: text,
      agency: { name: text, phone: text, email: text, website: text },
    })
    expect(html).not.toMatch(/<img src=x|<script>|" onmouseover="/)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('\u202e')
  })

  it('has the same elements and attributes whatever an advertiser writes', () => {
    const shape = (html: string): Set<string> =>
      new Set(
        [...html.matchAll(/<(\/?[a-z][^\s>]*)((?:\s[^>]*)?)>/g)].map(
          ([, tag, rest]) => `${tag} ${rest!.replaceAll(/="[^"]*"/g, '')}`,
        ),
      )
    const written = (text: string): string =>
      page({
        title: `a${text}`,
        description: `a${text}`,
        district: `a${text}`,
        propertyType: text,
        features: [text],
        energyClass: text,
        agency: { name: `a${text}`, phone: `1${text}`, email: text, website: text },
        sourceUrl: text,
        alsoListedOn: [{ source: text, advertId: 'o', url: text }],
      })
    const plain = shape(written('b'))
    expect(plain.size).toBeGreaterThan(40)
    const hostile = oneof(
      string({ unit: 'binary' }),
      array(constantFrom('<', '>', '"', "'", '/', 'b onload=', '&', '-->', 'script', '{n}', '\n'), {
        maxLength: 12,
      }).map((parts) => parts.join('')),
    )
    assert(
      property(hostile, (text) => {
        expect([...shape(written(text))].filter((tag) => !plain.has(tag))).toEqual([])
      }),
    )
  })

  it('says that it is abroad, that corrections were made, that it was relisted', () => {
    const abroad = page({ communeSlug: null, district: null, locality: null })
    expect(abroad).toContain('<h1>Apartment for sale</h1>')
    expect(abroad).toContain('there are no market figures')
    expect(page({}, 'en', {}, [{ field: 'price', reporters: 4 }])).toContain('Readers report errors in: Price (4).')
    expect(page({ relisted: true })).toContain('withdrawn and listed again during this time')
  })

  it('shows its own photos only, and counts the others', () => {
    const html = page({ photos: ['/media/a.webp', 'https://x.example/b.jpg', '/media/c.webp'] })
    expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source)).toEqual([
      '/media/a.webp',
      '/media/c.webp',
    ])
    expect(html).toContain('alt="Photo 1 of 2"')
    expect(html).toContain('Further photos in the original listing: 1')
  })

  it('gives photos their sizes, and names whom their licences want named', () => {
    const picture = { card: '/media/a.webp', thumb: '/media/t.webp', width: 480, height: 480, credit: '© <i>Ann</i>' }
    const html = page({
      photos: ['/media/a.webp', '/media/b.webp'],
      pictures: [picture, { ...picture, card: '/media/b.webp' }],
    })
    expect(html).toContain('<img src="/media/b.webp" alt="Photo 2 of 2" width="480" height="480"')
    expect(html).toContain('Photos: © Ann</p>')
    const similar = () => [aListing(2, { pictures: [picture] })]
    expect(page({}, 'en', { similarTo: similar })).toContain('<img src="/media/t.webp" alt="" width="480"')
  })

  it('describes itself as JSON-LD without what is not known', () => {
    const read = (html: string) =>
      JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!) as Record<string, object>
    const sale = read(page())
    expect(sale).toMatchObject({
      '@type': 'RealEstateListing',
      url: 'https://lux.example/en/listings/ltest1',
      mainEntity: { '@type': 'Apartment', numberOfBedrooms: 2 },
      offers: {
        price: 500_001,
        priceCurrency: 'EUR',
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      },
    })
    expect(sale['mainEntity']).not.toHaveProperty('yearBuilt')
    expect(read(page({ priceEur: null }))).not.toHaveProperty('offers')
    expect(read(page({ listingType: 'rent' }))['offers']).toMatchObject({ priceSpecification: { unitCode: 'MON' } })
  })

  it('is the same bytes for the same facts', () => expect(page()).toBe(page()))
})
