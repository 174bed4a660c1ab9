import { describe, expect, it } from 'vitest'
import { LOCALES, toDocumentLocale, type Locale } from '../../../models/kernel/locale.ts'
import { renderSitePage } from '../../html/site-page.ts'
import { sayIn } from '../../say/words.ts'
import { numberWords } from '../../say/numbers.ts'
import { aListing } from '../listing/listing.fixture.ts'
import { drawingsIn } from '../../charts/drawings.ts'
import { documentPage } from '../../html/render-document.ts'
import { communeDocument } from './commune-document.ts'
import { communeFacts, type CommuneExtras } from './commune-facts.ts'
import { communeJsonLd } from './commune-json-ld.ts'
import type { MarketFacts } from '../market-facts.ts'
import { anOfficialForecast, somePageFacts } from '../market-facts.fixture.ts'

const FACTS = somePageFacts()
const HOSTILE = '</p><script>alert(1)</script>'
const SITE = { ...FACTS.release, stylesheet: '/assets/site.0.css' }
const EXTRAS: CommuneExtras = {
  cantons: new Map(),
  rankRanges: new Map([['esch-sur-alzette', { low: 1, high: 9 }]]),
  listings: new Map([
    [
      'esch-sur-alzette',
      [{ listing: aListing(1, { title: HOSTILE, communeSlug: 'esch-sur-alzette' }), estimate: undefined }],
    ],
  ]),
  places: new Map(),
  refusals: new Map([['esch-sur-alzette', new Map([['house', { quartersOfData: 6, reason: 'quarters' }]])]]),
}

function pageOf(slug: string, locale: Locale, facts: MarketFacts = FACTS): string {
  const own = communeFacts(
    facts.communes.find((commune) => commune.slug === slug)!,
    facts,
    EXTRAS,
  )
  return renderSitePage(
    {
      ...documentPage(communeDocument(own, locale), drawingsIn(locale)),
      section: 'communes',
      addressIn: (other) => `/${other}/communes/${slug}`,
      hasMarkdown: true,
      jsonLd: communeJsonLd(own, locale),
    },
    SITE,
  )
}

describe('the page of a commune', () => {
  it.each(LOCALES)('is whole in %s, with what is known and what is not', (locale) => {
    for (const slug of ['esch-sur-alzette', 'vianden']) {
      const html = pageOf(slug, locale)
      expect(html).toContain(`<html lang="${toDocumentLocale(locale)}">`)
      expect(html.match(/<h1>/g)).toHaveLength(1)
      expect(textOf(html)).not.toMatch(/undefined|null|NaN|\{\w+\}|Infinity/)
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it.each(LOCALES)('says in %s the figures that the indexes hold', (locale) => {
    const text = textOf(pageOf('esch-sur-alzette', locale))
    const { euro, decimal, signedPercent } = numberWords(locale)
    const sale = FACTS.trends.get('commune/esch-sur-alzette/sale/all')!.points.at(-1)!
    const rent = FACTS.trends.get('commune/esch-sur-alzette/rent/all')!.points.at(-1)!
    const [forecast] = FACTS.forecasts.get('esch-sur-alzette')!
    for (const figure of [
      euro(sale.pricePerSqm!),
      euro(sale.low!),
      euro(sale.high!),
      signedPercent(sale.yoyPercent!),
      decimal(rent.pricePerSqm!, 2),
      decimal(forecast!.predictions[3]!.confidenceHigh),
      decimal(FACTS.activity.get('esch-sur-alzette')![0]!.medianPricePerSqm!),
      decimal(FACTS.intelligence['esch-sur-alzette']!.liveabilityScore!, 1),
    ])
      expect(text).toContain(figure)
  })

  it('draws a forecast that does not beat "no change" as a level line within its band', () => {
    const forecast = FACTS.forecasts.get('esch-sur-alzette')![0]!
    const last = forecast.history.at(-1)!.pricePerSqm
    const drawn = (changes: readonly number[]): string => {
      const predictions = forecast.predictions.map((each, index) => {
        const predictedValue = Math.round(last * (1 + changes[index]! / 100))
        const band = {
          confidenceLow: predictedValue - 100 * (index + 1),
          confidenceHigh: predictedValue + 150 * (index + 1),
        }
        return { ...each, predictedValue, changePercent: changes[index]!, ...band }
      })
      const facts = { ...FACTS, forecasts: new Map([['esch-sur-alzette', [{ ...forecast, predictions }]]]) }
      const [, chart = ''] = pageOf('esch-sur-alzette', 'en', facts).split(
        `id="chart-forecast-${forecast.propertyType}"`,
      )
      return chart.split('</figure>')[0]!
    }
    const climbs = (chart: string): number[] => {
      const [, path = ''] = /class="line"[^>]*stroke-dasharray[^>]* d="([^"]*)"/.exec(chart) ?? []
      return [...path.matchAll(/l-?[\d.]+ (-?[\d.]+)/g)].map(([, step]) => Number(step))
    }
    const flat = drawn([0, 0, 0, 0])
    expect(climbs(flat)).toEqual([0, 0, 0, 0])
    expect(flat).toMatch(/class="range"[^>]* d="M[^"]+"/)
    expect(climbs(drawn([2, 4, 6, 8])).every((step) => step < 0)).toBe(true)
  })

  it('says why there is no forecast, and which parts of the score have no source', () => {
    const text = textOf(pageOf('esch-sur-alzette', 'en'))
    expect(text).toContain('No forecast: it takes 8 quarters with listings, and here we know 6.')
    expect(text).toMatch(/safety\s+unknown/)
    expect(text).toContain('Rank 2 of 3; between 1 and 9')
    expect(textOf(pageOf('vianden', 'en'))).toContain('No forecast: we have no price series.')
  })

  it('shows a former commune the forecast of the one it merged into', () => {
    const communes = FACTS.communes.map((commune) =>
      commune.slug === 'esch-sur-alzette' ? { ...commune, successor: 'minett' } : commune,
    )
    const merged = { ...anOfficialForecast('minett'), lastPricePerSqm: 4_321 }
    const facts = { ...FACTS, communes, officialForecasts: new Map([['minett', [merged]]]) }
    expect(pageOf('esch-sur-alzette', 'en', facts)).toContain('4,321')
  })

  it.each(LOCALES)('has the official means of a chart in the rows under it, in %s', (locale) => {
    const series = FACTS.trends.get('commune/esch-sur-alzette/sale/all')!
    const official = [2021, 2024].map((year) => ({
      listingType: 'sale' as const,
      segment: 'house' as const,
      basis: 'registered' as const,
      condition: 'all' as const,
      pricePerSqm: 4_000 + year,
      observations: null,
      period: String(year),
      source: 'a',
    }))
    const facts = {
      ...FACTS,
      trends: new Map([...FACTS.trends, ['commune/esch-sur-alzette/sale/all', { ...series, official }]]),
    }
    const html = pageOf('esch-sur-alzette', locale, facts)
    const figure = /<figure class="chart" id="chart-sale">[^]*?<\/figure>/.exec(html)![0]
    const rows = [...figure.matchAll(/<tr><th scope="row">(20\d\d)<\/th>([^]*?)<\/tr>/g)]
    expect(rows.map(([, year]) => year)).toEqual(['2024', '2021'])
    for (const [, year, cells] of rows) {
      expect(cells).toContain(numberWords(locale).decimal(4_000 + Number(year)))
      expect(cells).toContain(sayIn(locale)('commune.officialBasis.registered'))
    }
  })

  it('says next year of the official averages, and where that is no change', () => {
    expect(textOf(pageOf('esch-sur-alzette', 'en'))).toMatch(
      /existing homes\s+6,789 \(2025\)\s+6,912 \(2026\)\s+6,401 – 7,464\s+\+2\s?%\s+[−-]40\s?%/,
    )
    const worse = anOfficialForecast('esch-sur-alzette', { beatsNoChange: false, skill: -0.1, changePercent: 0 })
    const facts = { ...FACTS, officialForecasts: new Map([['esch-sur-alzette', [worse]]]) }
    const text = textOf(pageOf('esch-sur-alzette', 'en', facts))
    expect(text).toContain('not reliably smaller: we assume no change')
    expect(text).not.toMatch(/[−-]40\s?%/)
    expect(textOf(pageOf('vianden', 'en'))).not.toContain('Official averages: next year')
  })

  it('is whole where the release knows no market at all', () => {
    const nothing = { trends: new Map(), forecasts: new Map(), activity: new Map(), agencies: new Map() }
    const html = pageOf('vianden', 'de', { ...FACTS, ...nothing })
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
    expect(html).toContain('class="unknown"')
  })

  it('keeps words from outside text', () => {
    const html = pageOf('esch-sur-alzette', 'fr')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<b>A')
    expect(html).toContain('&lt;b&gt;A &amp; Co&lt;/b&gt;')
    expect(html).not.toMatch(/ style=/)
  })

  it('describes itself as schema.org has it, under the address of its language', () => {
    const html = pageOf('esch-sur-alzette', 'lu')
    const statement = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!) as {
      '@graph': { '@type': string; '@id': string }[]
    }
    expect(statement['@graph'].map((node) => node['@type'])).toEqual(['WebPage', 'AdministrativeArea', 'Dataset'])
    expect(statement['@graph'][0]).toMatchObject({
      '@id': 'https://lux.example/lu/communes/esch-sur-alzette',
      inLanguage: 'lb',
    })
    expect(statement['@graph'][2]).toMatchObject({ temporalCoverage: '2023-10-01/2026-09-30' })
  })
})

function textOf(html: string): string {
  return html
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ')
}
