import { describe, expect, it } from 'vitest'
import type { CommuneIntelligence, Dimension } from '../../../models/contracts/places/commune.ts'
import { LIVEABILITY_DIMENSIONS } from '../../../models/contracts/places/commune.ts'
import type { ReleaseFile } from '../../../models/contracts/release/release.ts'
import { trendKey, type TrendSeries } from '../../../models/contracts/market/trend.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { dataDictionary } from '../tables/tables.ts'
import { renderMarkdown } from '../../../content/markdown/render-document.ts'
import { communeDocument } from '../../../content/pages/commune/commune-document.ts'
import { aRecord } from '../../../content/pages/market-facts.fixture.ts'
import { ESCH } from '../../../content/pages/commune/commune.fixture.ts'
import { communeFacts } from '../../../content/pages/commune/commune-facts.ts'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import { checksums, datasetJsonLd } from './dataset-json-ld.ts'
import { somePageFacts } from '../../../content/pages/market-facts.fixture.ts'
import { documentContext } from './document-context.fixture.ts'
import { aListing } from '../../../content/pages/listing/listing.fixture.ts'
import { llmsFullText, llmsText } from './llms-text.ts'
import { marketReport, reportAreas, type ReportArea } from '../../../content/pages/insights/market-report.ts'
import { NO_EXTRAS } from '../../../content/pages/commune/no-extras.fixture.ts'

const COMMUNE = { ...ESCH, liveabilityScore: null, rank: null }
const CONTEXT = documentContext()
const communeMarkdown = (facts: MarketFacts, locale: (typeof LOCALES)[number]): string =>
  renderMarkdown(communeDocument(communeFacts(COMMUNE, facts, NO_EXTRAS), locale), CONTEXT)
const reportMarkdown = (area: ReportArea, facts: MarketFacts, locale: (typeof LOCALES)[number]): string =>
  renderMarkdown(marketReport(area, facts, locale), CONTEXT)
const AREAS = [
  ['nation', 'luxembourg'],
  ['canton', 'esch-sur-alzette'],
  ['commune', 'esch-sur-alzette'],
] as const

function series(areaLevel: TrendSeries['areaLevel'], areaSlug: string, price: number | null): TrendSeries {
  const point = {
    quarter: 'Q3-2026',
    pricePerSqm: price,
    low: price && price - 300,
    high: price && price + 300,
    medianPricePerSqm: null,
    qoqPercent: null,
    qoqSePercent: null,
    yoyPercent: -4,
    yoySePercent: 1,
    listingCount: 12,
    trend: 'down' as const,
    dataAvailability: price === null ? ('insufficient' as const) : ('full' as const),
  }
  return { areaLevel, areaSlug, listingType: 'sale', segment: 'apartment', basis: 'asking', points: [point] }
}

function someFacts(price: number | null): MarketFacts {
  const dimension: Dimension = {
    score: null,
    trend: 'unknown',
    trendPercent: null,
    sparkline: [],
    dataAvailability: 'insufficient',
    weight: 0,
    indicators: [],
  }
  const text = { en: 'Said.', fr: 'Dit.', de: 'Gesagt.', lb: 'Gesot.', pt: 'Dito.' }
  const intelligence: CommuneIntelligence = {
    communeSlug: COMMUNE.slug,
    communeName: COMMUNE.name,
    liveabilityScore: null,
    dimensions: Object.fromEntries(
      LIVEABILITY_DIMENSIONS.map((name) => [name, dimension]),
    ) as CommuneIntelligence['dimensions'],
    summary: text,
    lastUpdated: '2026-09-30T00:00:00.000Z',
    asOf: '2026-09-30',
    releaseId: '2026Q3-sample00',
    sample: true,
    sources: [],
  }
  const town = { slug: COMMUNE.slug, name: 'Esch', kind: 'commune' as const, communeSlug: COMMUNE.slug }
  const agency = { name: 'A | B\n# C', website: null, stock: 1, buyCount: 1, rentCount: 0 }
  const prices = { salePriceMin: null, salePriceMax: null, rentMin: null, rentMax: null }
  return {
    intelligence: { [COMMUNE.slug]: intelligence },
    trends: new Map(AREAS.map(([level, slug]) => series(level, slug, price)).map((each) => [trendKey(each), each])),
    forecasts: new Map(),
    officialForecasts: new Map(),
    officialIndexForecast: null,
    officialNowcasts: [],
    officialSeries: { series: [], sources: [], names: {} },
    outlines: somePageFacts().outlines,
    activity: new Map(),
    agencies: new Map([
      [
        COMMUNE.slug,
        {
          town,
          asOf: '2026-09-30',
          activeListings: 1,
          buyCount: 1,
          rentCount: 0,
          agencies: [{ ...agency, ...prices }],
        },
      ],
    ]),
    record: aRecord(CONTEXT),
    communes: [COMMUNE],
    towns: [],
    release: CONTEXT,
    marketIndex: { base: { quarter: 'Q4-2024', value: 100 }, method: '', series: [], revisions: [] },
  }
}

describe('the document of a commune', () => {
  it.each(LOCALES)('is whole in %s, with known figures and unknown ones', (locale) => {
    const known = communeMarkdown(someFacts(7_000), locale)
    expect(known).toMatch(/^---\ntitle: /)
    expect(known).toContain(`locale: ${locale}`)
    expect(known).toMatch(/7[.,\s]?000/)
    const unknown = communeMarkdown(someFacts(null), locale)
    expect(unknown).not.toMatch(/7[.,\s]?000/)
    for (const text of [known, unknown]) expect(bodyOf(text)).not.toMatch(/undefined|null|NaN|\{\w+\}/)
  })

  it('never lets the name of an agency become structure', () => {
    const text = communeMarkdown(someFacts(7_000), 'en')
    expect(text).toContain('A \\| B # C')
    expect(text).not.toMatch(/^# C/m)
  })
})

describe('the market report', () => {
  const cantons = [{ slug: COMMUNE.slug, name: COMMUNE.name, lauPrefix: '02' }]
  const [nation, canton] = reportAreas(cantons, [])

  it('speaks of the country and of each canton under an address that stays', () => {
    expect([nation!.slug, canton!.slug]).toEqual(['market-report', 'market-report-esch-sur-alzette'])
    const text = reportMarkdown(canton!, someFacts(7_000), 'fr')
    expect(text).toContain('# Rapport de marché, canton d’Esch-sur-Alzette, 3e trimestre 2026')
    expect(text).toContain('de moins qu’un an auparavant')
  })

  it.each(LOCALES)('is whole in %s', (locale) => {
    for (const area of [nation!, canton!])
      for (const price of [7_000, null])
        expect(bodyOf(reportMarkdown(area, someFacts(price), locale))).not.toMatch(/undefined|null|NaN|\{\w+\}/)
  })
})

describe('the tables for download', () => {
  const file = (name: string, contentType: string): ReleaseFile => ({
    path: `public/data/${name}`,
    publicPath: `/data/${name}`,
    bytes: 10,
    sha256: 'a'.repeat(64),
    rows: 1,
    contentType,
  })
  const files = dataDictionary().flatMap(({ name }) => [
    file(`${name}.csv`, 'text/csv; charset=utf-8'),
    file(`${name}.parquet`, 'application/vnd.apache.parquet'),
  ])

  it('are schema.org Datasets with both files, their hashes, licence and columns', () => {
    const source = { id: 'a', title: 'A', producer: 'B', url: null, licence: 'not stated', date: null }
    const rights = (name: string) =>
      name === 'listings'
        ? { licence: 'not stated', sources: [source] }
        : { licence: 'CC BY 4.0', sources: [] as (typeof source)[] }
    const catalog = datasetJsonLd(dataDictionary(), rights, files, documentContext()) as object as {
      license: unknown
      dataset: Record<string, unknown>[]
    }
    const unstated = { '@type': 'CreativeWork', name: 'Licence: not stated' }
    expect(catalog.license).toEqual({ '@type': 'CreativeWork', name: 'Licence: by table' })
    expect(catalog.dataset.find(({ identifier }) => String(identifier).endsWith('/listings'))).toMatchObject({
      license: unstated,
      isBasedOn: [{ name: 'A', license: unstated }],
    })
    expect(catalog.dataset).toHaveLength(dataDictionary().length)
    for (const dataset of catalog.dataset) {
      expect(dataset).toMatchObject({
        '@type': 'Dataset',
        license: String(dataset['identifier']).endsWith('/listings')
          ? unstated
          : 'https://creativecommons.org/licenses/by/4.0/',
        distribution: [
          { '@type': 'DataDownload', encodingFormat: 'text/csv', sha256: 'a'.repeat(64) },
          { encodingFormat: 'application/vnd.apache.parquet' },
        ],
      })
      // Length of a description that Google's dataset search accepts.
      expect((dataset['description'] as string).length).toBeGreaterThanOrEqual(50)
      expect(dataset['variableMeasured']).not.toHaveLength(0)
    }
  })

  it('have checksums that sha256sum reads', () => {
    expect(checksums(files).split('\n')[0]).toBe(`${'a'.repeat(64)}  listings.csv`)
    expect(checksums([{ ...files[0]!, publicPath: '/data/legal/md' }])).toBe('')
    expect(checksums([{ ...files[0]!, addressMarks: 2 }])).toBe('')
  })
})

describe('llms.txt', () => {
  it('has the form of llmstxt.org: a title, a summary, then lists of links under headings', () => {
    const text = llmsText(documentContext())
    const [title, , summary] = text.split('\n')
    expect([title, summary]).toEqual([expect.stringMatching(/^# \S/), expect.stringMatching(/^> \S/)])
    const [, ...sections] = text.split(/^## /m)
    expect(sections.length).toBeGreaterThan(3)
    for (const section of sections)
      for (const line of section.split('\n').slice(1).filter(Boolean))
        expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/lux\.example\/[^)]*\): \S/)
    expect(text).not.toContain('{baseUrl}')
  })

  it('has a full index whose titles are never structure', () => {
    const document = {
      kind: 'commune' as const,
      path: '/en/communes/x/md',
      title: 'X',
      locale: 'en' as const,
      lastModified: '',
    }
    const text = llmsFullText([document], [aListing(1, { title: 'a](https://evil.example)\n# b' })], documentContext())
    expect(text).toContain('- [X (en)](https://lux.example/en/communes/x/md)')
    expect(text).toContain('- [a\\](https://evil.example) # b](https://lux.example/listings/ltest1/md)')
  })
})

/** Without the front matter, where `null` is a value of YAML. */
function bodyOf(markdown: string): string {
  return markdown.split(/^---$/m).slice(2).join('---')
}
