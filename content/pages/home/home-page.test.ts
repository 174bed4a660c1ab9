import { describe, expect, it } from 'vitest'
import { trendKey } from '../../../models/contracts/market/trend.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { SHOWN_SERIES } from '../market-facts.ts'
import { aListing } from '../listing/listing.fixture.ts'
import { NATION } from '../nation.ts'
import { laterData } from '../../say/market/later-data.ts'
import { sayIn } from '../../say/words.ts'
import { homePage } from './home-page.ts'
import { somePageFacts } from '../market-facts.fixture.ts'

const facts = somePageFacts()
// The nation has the levels of its capital here.
const national = SHOWN_SERIES.map(({ listingType, segment }) => ({
  ...facts.trends.get(trendKey({ areaLevel: 'commune', areaSlug: 'luxembourg', listingType, segment }))!,
  areaLevel: 'nation' as const,
  areaSlug: NATION,
}))
const FACTS = {
  ...facts,
  trends: new Map([...facts.trends, ...national.map((each) => [trendKey(each), each] as const)]),
}
const SITE = { ...FACTS.release, stylesheet: '/assets/site.0.css' }
const NEWEST = [
  { listing: aListing(1, { priceEur: 650_000 }), estimate: { estimate: 600_000, low: 560_000, high: 640_000 } },
  { listing: aListing(2, { title: '<script>alert(1)</script>', communeSlug: 'vianden' }), estimate: undefined },
]

describe('the home page', () => {
  it.each(LOCALES)('is whole in %s, with a search that needs no script', (locale) => {
    const html = homePage(FACTS, NEWEST, locale, SITE)
    expect(html.match(/<h1>/g)).toHaveLength(1)
    expect(html).toContain(`action="/${locale}/homes"`)
    const text = html.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, '').replaceAll(/<[^>]*>/g, ' ')
    expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}/)
    expect(html).not.toContain('<script>')
    for (const path of ['communes', 'prices', 'estate-agents', 'insights', 'frontalier', 'data'])
      expect(html).toContain(`href="/${locale}/${path}"`)
    const examples = (page: string) => page.match(/href="\/\w\w\/homes\?q=[^"]+&amp;intent=buy"/g) ?? []
    expect(examples(html)).toEqual([])
    expect(examples(homePage(FACTS, NEWEST, locale, SITE, [{ text: 'a house', offer: 'buy' }]))).toHaveLength(1)
  })

  it.each(LOCALES)(
    'says in one line which market it is, and on invented data how to see the real one (%s)',
    (locale) => {
      const lineOf = (over: object) =>
        /id="real">[^]*?<p class="hint">([^<]*)<\/p>/.exec(homePage({ ...FACTS, ...over }, [], locale, SITE))![1]!
      const real = { release: { ...FACTS.release, sample: false } }
      const lines = [lineOf({}), lineOf(real), lineOf({ ...real, activity: new Map() })]
      expect(new Set(lines).size).toBe(3)
      expect(lines[0]).toContain('MARKET=luxembourg make run')
      for (const line of lines.slice(1)) expect(line).not.toMatch(/make run|sample/)
    },
  )

  it('shows levels as the release has them, each with interval, change and evidence', () => {
    const html = homePage(FACTS, NEWEST, 'en', SITE)
    const point = FACTS.trends
      .get(trendKey({ areaLevel: 'nation', areaSlug: NATION, listingType: 'sale', segment: 'apartment' }))!
      .points.at(-1)!
    const euro = (value: number): string => `€${Math.round(value).toLocaleString('en-GB')}`
    // Modelled from few listings, so that two digits are all that it bears.
    expect(html).toContain(`about ${euro(Number(point.pricePerSqm!.toPrecision(2)))}/m²</strong>`)
    expect(html).toContain(`${euro(point.low!)} to ${euro(point.high!)}`)
    expect(html).toMatch(/\+3\.4\u00a0% on a year ago/)
    expect(html).toContain('new listings: 12')
    expect(html).toContain('not prices paid (deeds)')
  })

  it('shows our estimate on the card of a home that has one', () => {
    const [first, second] = homePage(FACTS, NEWEST, 'en', SITE).split('<li class="home">').slice(1)
    expect(first).toContain('€10,000</b> above our estimate’s range'.replace('</b>', ''))
    expect(second).not.toContain('class="estimate"')
  })

  it.each(LOCALES)('says in %s of which day the data of its map is where that is after the release', (locale) => {
    const [text] = laterData(Object.values(FACTS.intelligence), '2020-01-31', locale)
    const early = { ...FACTS.release, asOf: '2020-01-31' }
    const unpriced = { ...FACTS, trends: new Map(), release: early }
    expect(homePage(unpriced, [], locale, SITE)).toContain(`<p class="hint">${text}</p>`)
    // A map of prices holds none of it.
    expect(homePage({ ...FACTS, release: early }, [], locale, SITE)).not.toContain(text)
    expect(homePage({ ...unpriced, release: FACTS.release }, [], locale, SITE)).not.toContain(text)
  })

  it('shows the map, and three ways in with what they count', () => {
    const html = homePage(FACTS, NEWEST, 'en', SITE)
    expect(html.match(/<svg class="map" viewBox="0 0 \d+ 720"/g)).toHaveLength(1)
    expect(html.match(/<div class="way card">/g)).toHaveLength(3)
    expect(html).toMatch(/href="\/en\/homes\?offer=buy"><span>[^<]+<\/span><span>51<\/span>/)
  })

  it('says what is real and what is invented only where something is', () => {
    expect(homePage(FACTS, [], 'en', SITE)).toContain('All listings, owners and agencies')
    const real = { ...FACTS, release: { ...FACTS.release, sample: false } }
    expect(homePage(real, [], 'en', SITE)).not.toContain('All listings, owners and agencies')
  })

  it('says that a level is unknown, and leaves out what there is none of', () => {
    const unknown = new Map(
      [...FACTS.trends].map(([key, series]) => [
        key,
        {
          ...series,
          points: series.points.map((point) => ({
            ...point,
            pricePerSqm: null,
            low: null,
            high: null,
            dataAvailability: 'insufficient' as const,
          })),
        },
      ]),
    )
    const nothing = homePage({ ...FACTS, trends: unknown }, [], 'en', SITE)
    expect(nothing).toContain(sayIn('en')('commune.answer.unknown'))
    expect(nothing).not.toContain('<strong>unknown</strong>')
    const nation = { areaLevel: 'nation', areaSlug: NATION, listingType: 'rent', segment: 'apartment' } as const
    const rents = { ...FACTS.trends.get('commune/luxembourg/rent/apartment')!, ...nation }
    const one: typeof FACTS.trends = new Map(unknown)
    one.set(trendKey(nation), rents)
    expect(homePage({ ...FACTS, trends: one }, [], 'en', SITE)).toContain('<strong>unknown</strong>')
    expect(homePage({ ...FACTS, trends: unknown }, [], 'en', SITE)).not.toContain('Newest homes')
  })

  it('shows the form, then homes, then figures', () => {
    const html = homePage(FACTS, NEWEST, 'en', SITE)
    const places = ['<form', 'class="home"', 'class="key-figures"'].map((part) => html.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
  })

  it('leads to everything on offer, also where nobody lives', () => {
    const html = homePage(FACTS, NEWEST, 'en', SITE)
    for (const offer of ['rent', 'buy'])
      for (const type of ['', '&amp;type=other']) expect(html).toContain(`href="/en/homes?offer=${offer}${type}"`)
  })

  it('shows the newest listings in their order', () => {
    const html = homePage(FACTS, NEWEST, 'pt', SITE)
    expect([...html.matchAll(/href="\/pt\/listings\/(\w+)"/g)].map(([, id]) => id)).toEqual(['ltest1', 'ltest2'])
  })
})
