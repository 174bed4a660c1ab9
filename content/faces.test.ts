import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import type { Nodes, Root } from 'mdast'
import { remark } from 'remark'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { describe, expect, it } from 'vitest'
import type { ListingRecord } from '../models/contracts/listings/listing.ts'
import { trendKey, type TrendSeries } from '../models/contracts/market/trend.ts'
import { LOCALES } from '../models/kernel/locale.ts'
import { committedLegalFacts } from '../models/law/parameters/committed-facts.fixture.ts'
import { markup } from './html/markup.ts'
import { documentPage } from './html/render-document.ts'
import { renderMarkdown } from './markdown/render-document.ts'
import { communeDocument } from './pages/commune/commune-document.ts'
import { communeFacts } from './pages/commune/commune-facts.ts'
import { communesDocument } from './pages/communes/communes-document.ts'
import { communeTiles } from './pages/communes/communes-map.ts'
import { dataDocument } from './pages/data/data-document.ts'
import { townGuide } from './pages/frontalier/town-guide.ts'
import { marketReport, reportAreas } from './pages/insights/market-report.ts'
import { listingDocument } from './pages/listing/listing-document.ts'
import { listingPageFacts } from './pages/listing/listing-facts.ts'
import { aListing } from './pages/listing/listing.fixture.ts'
import type { MarketFacts } from './pages/market-facts.ts'
import { somePageFacts } from './pages/market-facts.fixture.ts'
import { NATION } from './pages/nation.ts'
import { aPaidToAsked } from '../models/forecast/paid-to-asked/paid-to-asked.fixture.ts'
import { pricesDocument } from './pages/prices/prices-document.ts'
import { recordDocument } from './pages/record/record-document.ts'
import type { Document } from './sections/document.ts'

const FACTS = somePageFacts()
const LEGAL = await committedLegalFacts()
const NO_PICTURES = { chart: () => markup``, map: () => markup`` }
const reader = remark().use(remarkFrontmatter).use(remarkGfm).freeze()

const level = fc.option(fc.double({ min: 1, max: 30_000, noNaN: true }), { nil: null, freq: 4 })
const point = fc.record({
  pricePerSqm: level,
  low: level,
  high: level,
  yoyPercent: fc.option(fc.double({ min: -40, max: 40, noNaN: true }), { nil: null }),
  yoySePercent: fc.option(fc.double({ min: 0, max: 9, noNaN: true }), { nil: null }),
  listingCount: fc.nat(5_000),
  dataAvailability: fc.constantFrom('full', 'partial', 'estimated', 'insufficient'),
})

const newestPoints = fc.array(point, { minLength: 6, maxLength: 6 })
type Point = typeof point extends fc.Arbitrary<infer T> ? T : never

/** The facts of four communes, with other figures in the newest quarter of every series. */
function marketWith(newest: readonly Point[]): MarketFacts {
  const series = [...FACTS.trends.values()].map((each, index): TrendSeries => ({
    ...each,
    points: [...each.points.slice(0, -1), { ...each.points.at(-1)!, ...newest[index % newest.length]! }],
  }))
  const national = series
    .filter(({ areaSlug }) => areaSlug === 'luxembourg')
    .map((each): TrendSeries => ({ ...each, areaLevel: 'nation', areaSlug: NATION }))
  return { ...FACTS, trends: new Map([...series, ...national].map((each) => [trendKey(each), each])) }
}

const listing = fc.record({
  title: fc.string({ unit: 'binary' }),
  description: fc.option(fc.string({ unit: 'binary', maxLength: 200 }), { nil: null }),
  listingType: fc.constantFrom('sale', 'rent'),
  priceEur: fc.option(fc.nat(3_000_000), { nil: null }),
  areaM2: fc.option(fc.double({ min: 9, max: 900, noNaN: true }), { nil: null }),
  floor: fc.option(fc.integer({ min: -2, max: 30 }), { nil: null }),
  daysOnMarket: fc.nat(900),
  priceHistory: fc.array(
    fc.record({ date: fc.constant('2026-08-01'), priceEur: fc.integer({ min: 1, max: 9_000_000 }) }),
  ),
  district: fc.option(fc.string(), { nil: null }),
}) satisfies fc.Arbitrary<Partial<ListingRecord>>

const KINDS: Readonly<Record<string, (facts: MarketFacts, over: Partial<ListingRecord>, locale: Locale) => Document>> =
  {
    commune: (facts, over, locale) => {
      const [, commune] = facts.communes
      const listings = new Map([[commune!.slug, [{ listing: aListing(1, over), estimate: undefined }]]])
      const extras = { cantons: new Map(), rankRanges: new Map(), listings, refusals: new Map(), places: new Map() }
      return communeDocument(communeFacts(commune!, facts, extras), locale)
    },
    communes: (facts, _, locale) =>
      communesDocument({ ...facts, cantons: new Map(), tiles: communeTiles(facts.communes) }, 'sale', locale),
    prices: (facts, _, locale) => pricesDocument(facts, locale),
    record: (facts, _, locale) => recordDocument(facts, locale),
    report: (facts, _, locale) => marketReport(reportAreas([], [])[0]!, facts, locale),
    listing: (facts, over, locale) => {
      const fact = { source: 'feed', method: 'stated' as const, observedAt: '2026-09-28', confidence: 0.95 }
      const own = aListing(1, { facts: { priceEur: fact, areaM2: fact, floor: fact, district: fact }, ...over })
      const { release, communes } = facts
      const bySlug = new Map(communes.map((each) => [each.slug, each]))
      const estimates = new Map([[own.id, [510_000, 480_000, 540_000] as [number, number, number]]])
      const paidToAsked = new Map([['esch-sur-alzette', [aPaidToAsked('esch-sur-alzette')]]])
      const known = { paidToAsked, commute: null, stations: [], sources: release.sources, legal: LEGAL }
      const around = { ...facts, ...known, asOf: release.asOf, communes: bySlug }
      return listingDocument(
        listingPageFacts(own, { ...around, estimates, tested: () => null, similarTo: () => [aListing(2)] }),
        locale,
      )
    },
    guide: ({ release }, _, locale) => {
      const town = {
        slug: 'metz',
        name: 'Metz',
        country: 'FR' as const,
        region: 'Moselle',
        latitude: 49.12,
        longitude: 6.18,
        straight_km: 54.2,
        road_km: 63,
        service: 'rail_direct' as const,
        line: '90',
        via: '',
        usual_minutes: 59,
        minutes_mark: 'stated' as const,
        minutes_source: 'paperjam, 2022',
        headway_minutes: '' as const,
        headway_source: '',
      }
      return townGuide(town, { release, trends: new Map(), communes: [], legal: LEGAL }, locale)
    },
    data: ({ release }, { daysOnMarket = 0 }, locale) => {
      const files = [{ name: 'listings.csv', address: '/data/listings.csv', bytes: 123_456 }]
      const tables = [{ name: 'listings', unit: ['listing'], rows: daysOnMarket, licence: 'CC BY 4.0', files }]
      const example = [{ quarter: 'Q3-2026', pricePerSqm: daysOnMarket, low: null, high: null }]
      return dataDocument(
        {
          release,
          tables,
          methods: ['forecast'],
          states: [],
          example,
          earlier: [{ releaseId: 'r0', quarter: 'Q2-2026', asOf: '2026-06-30' }],
        },
        locale,
      )
    },
  }
type Locale = (typeof LOCALES)[number]

describe.each(Object.keys(KINDS))('a document of kind %s', (kind) => {
  it('says the same figures under the same labels in HTML and in Markdown, in the same order', () => {
    fc.assert(
      fc.property(newestPoints, listing, fc.constantFrom(...LOCALES), (newest, over, locale) => {
        const facts = marketWith(newest)
        const document = KINDS[kind]!(facts, over, locale)
        const html = htmlFigures(document)
        expect(markdownFigures(renderMarkdown(document, facts.release))).toEqual(html)
        expect(html.tables.flat().length + html.heads.flat().length).toBeGreaterThan(3)
      }),
      { numRuns: 12 },
    )
  })
})

interface Figures {
  /** Numbers of each table, of the key figures, and the headings. */
  tables: string[][]
  heads: string[][]
  headings: string[]
  /** Words above the columns and in the first cells of the rows of each table; labels of key figures and facts. */
  labels: string[][]
  lines: string[]
}

function htmlFigures(of: Document): Figures {
  const { document } = new JSDOM(documentPage(of, NO_PICTURES).body.text).window
  for (const only of document.querySelectorAll('section.sources, figure.chart > svg')) only.remove()
  const tables = [...document.querySelectorAll('table')]
  return {
    tables: tables.map(({ tHead, tBodies }) =>
      [...tHead!.rows, ...tBodies[0]!.rows].flatMap(({ cells }) =>
        [...cells].flatMap(({ textContent }) => numbersOf(textContent)),
      ),
    ),
    heads: [...document.querySelectorAll(':is(.key-figures, .lines) > div, .facts > details')].map((each) =>
      partsOf(each).flatMap(numbersOf),
    ),
    labels: tables.map(({ tHead, tBodies }) =>
      // Only HTML has a column of bars, which has no label.
      [...tHead!.rows[0]!.cells, ...[...tBodies[0]!.rows].map(({ cells }) => cells[0]!)].flatMap(
        ({ textContent }) => plain(textContent) || [],
      ),
    ),
    lines: [...document.querySelectorAll(':is(.key-figures, .lines) > div, .facts > details')].map((each) =>
      labelOf(each.querySelector('dt, summary > :first-child')!),
    ),
    headings: [...document.querySelectorAll('h1, h2, h3, h4, details:not(:is(figure, .facts) *) > summary')].map(
      ({ textContent }) => plain(textContent),
    ),
  }
}

/** Label, figure and note, in the order in which Markdown says them. */
function partsOf(line: Element): string[] {
  if (line.matches('details'))
    return [...line.querySelectorAll('summary > :first-child, b, div')].map(({ textContent }) => textContent)
  const [note] = line.querySelectorAll('dt small')
  note?.remove()
  const parts = [...line.querySelectorAll('dt, strong, dd > span, .lines dd')].map(({ textContent }) => textContent)
  return [...parts, note?.textContent ?? '']
}

function markdownFigures(markdown: string): Figures {
  const figures: Figures = { tables: [], heads: [], headings: [], labels: [], lines: [] }
  const visit = (node: Nodes): void => {
    if (node.type === 'table') {
      const [head, ...rows] = node.children
      figures.tables.push(node.children.flatMap((row) => row.children.flatMap((cell) => numbersOf(textOf(cell)))))
      const labels = [...head!.children, ...rows.map(({ children }) => children[0]!)]
      figures.labels.push(labels.flatMap((cell) => plain(textOf(cell)) || []))
    } else if (node.type === 'heading') figures.headings.push(plain(textOf(node)))
    else if (node.type === 'listItem' && isKeyFigure(node)) {
      figures.heads.push(numbersOf(textOf(node)))
      figures.lines.push(plain(labelIn(node)))
    } else if ('children' in node) node.children.forEach(visit)
  }
  visit(reader.parse(markdown) as Root)
  return figures
}

/** The words before the figure of a line. */
function labelIn(line: Nodes): string {
  const [paragraph] = 'children' in line ? line.children : []
  const [label] = paragraph !== undefined && 'children' in paragraph ? paragraph.children : []
  return label?.type === 'text' ? label.value.slice(0, -': '.length) : textOf(line)
}

/** A label without the note that stands in it. */
function labelOf(label: Element): string {
  const words = label.cloneNode(true) as Element
  for (const note of words.querySelectorAll('small')) note.remove()
  return plain(words.textContent)
}

/** `Label: **figure** (note)`. */
function isKeyFigure(node: Nodes): boolean {
  const [line] = 'children' in node ? node.children : []
  if (line?.type !== 'paragraph') return false
  const [label, value] = line.children
  return label?.type === 'text' && label.value.endsWith(': ') && value?.type === 'strong'
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function numbersOf(text: string): string[] {
  return plain(text).match(/[-−+±]?\d[\d.,\u00a0\u202f’' ]*\d|[-−+±]?\d/g) ?? []
}

function plain(text: string): string {
  return text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
}
