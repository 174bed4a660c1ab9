import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { parseRssFeed } from 'feedsmith'
import jsonld, { type JsonLdDocument } from 'jsonld'
import feedFormat from 'jsonfeed-schema/schema-v1.1.json' with { type: 'json' }
import { parseSitemap } from 'sitemap'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { dataDictionary } from '../tables/tables.ts'
import { jsonFeed, listingsRss } from '../feeds/commune-feeds.ts'
import { datasetJsonLd } from './dataset-json-ld.ts'
import { documentContext } from './document-context.fixture.ts'
import { feedHead, feedItem } from '../feeds/listing-feed.ts'
import { aListing } from '../../../content/pages/listing/listing.fixture.ts'
import { sitemap, sitemapIndex, type SitemapEntry } from '../sitemap.ts'

const context = documentContext()
const ABOUT = { title: 'Listings in Esch', path: '/communes/esch/feed', context }
const LISTINGS = [aListing(1), aListing(2, { photos: [], description: null, priceEur: null })]

const isJsonFeed = (() => {
  const ajv = new Ajv({ strict: false })
  addFormats.default(ajv)
  return ajv.compile(feedFormat)
})()

describe('JSON Feed 1.1, by its schema', () => {
  it.each([
    ['of a commune', jsonFeed(LISTINGS, ABOUT)],
    ['of all listings', { ...feedHead(context, 1), items: LISTINGS.map((listing) => feedItem(listing, context)) }],
  ])('%s', (_, feed) => {
    expect(isJsonFeed(JSON.parse(JSON.stringify(feed))), JSON.stringify(isJsonFeed.errors)).toBe(true)
  })

  it('would be refused with an item without id', () => {
    expect(isJsonFeed({ ...jsonFeed([], ABOUT), items: [{ content_text: 'x' }] })).toBe(false)
  })
})

describe('RSS 2.0, by a reader of feeds', () => {
  it('holds every item with its id, address and date', () => {
    const feed = parseRssFeed(listingsRss(LISTINGS, ABOUT))
    expect(feed.title).toBe('Listings in Esch')
    expect(feed.items?.map(({ guid, link }) => [guid?.value, link])).toEqual(
      LISTINGS.map(({ id, url }) => [id, context.absoluteUrl(url)]),
    )
    expect(feed.items?.every(({ pubDate }) => !Number.isNaN(Date.parse(pubDate ?? '')))).toBe(true)
  })
})

describe('sitemaps, by the schema of sitemaps.org and a reader of them', () => {
  const page = (locale: string) => `https://lux.example/${locale}/communes?a=1&b=2`
  const translations = ['en', 'fr', 'lb'].map((language) => ({ language, url: page(language) }))
  const entries: SitemapEntry[] = [
    { url: page('en'), lastModified: '2026-09-30', translations },
    { url: 'https://lux.example/listings/l1/md', lastModified: '2026-09-01' },
  ]

  it('list pages with their translations', async () => {
    const text = sitemap(entries)
    expect(await faultsOf(text)).toEqual([])
    const read = await parseSitemap(Readable.from([text]))
    expect(read.map(({ url, links }) => [url, links.map(({ lang }) => lang)])).toEqual([
      [page('en'), ['en', 'fr', 'lb']],
      ['https://lux.example/listings/l1/md', []],
    ])
  })

  it('would be refused with a day that is none', async () => {
    expect(await faultsOf(sitemap([{ url: page('en'), lastModified: 'yesterday' }]))).not.toEqual([])
  })

  it('are named by their index', () => {
    const named = sitemapIndex([{ url: 'https://lux.example/sitemaps/pages.xml', lastModified: '2026-09-30' }])
    expect(named).toMatch(/<sitemap><loc>\S+pages\.xml<\/loc><lastmod>2026-09-30<\/lastmod><\/sitemap>/)
    expect(sitemapIndex(entries)).not.toContain('xhtml')
  })
})

describe('JSON-LD, by a processor of it', () => {
  it('names every table as a Dataset with its files', async () => {
    const files = ['csv', 'parquet'].map((format) => ({
      path: `public/data/trends.${format}`,
      publicPath: `/data/trends.${format}`,
      bytes: 10,
      sha256: 'a'.repeat(64),
      rows: 1,
      contentType: 'text/csv',
    }))
    const catalog = datasetJsonLd(dataDictionary(), () => ({ licence: 'CC BY 4.0', sources: [] }), files, context)
    const options = {
      documentLoader: (url: string) => Promise.resolve({ documentUrl: url, document: SCHEMA_ORG }),
    }
    const [expanded] = await jsonld.expand(JSON.parse(JSON.stringify(catalog)) as JsonLdDocument, options)
    const datasets = expanded!['https://schema.org/dataset'] as Record<string, unknown>[]
    expect(datasets.map((each) => each['@type'])).toEqual(dataDictionary().map(() => ['https://schema.org/Dataset']))
    expect(datasets.flatMap((each) => each['https://schema.org/distribution'] ?? [])).toHaveLength(2)
  })
})

/** The context of schema.org, reduced to its words and which of them hold addresses. */
const SCHEMA_ORG = {
  '@context': {
    '@vocab': 'https://schema.org/',
    ...Object.fromEntries(['url', 'license', 'contentUrl'].map((word) => [word, { '@type': '@id' }])),
  },
}

async function faultsOf(text: string): Promise<string[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('sitemap/package.json'))
  // The schema wants that of XHTML for links to translations, which it does not bring; the reader above looks at these.
  const schema = readFileSync(join(folder, 'schema', 'sitemap.xsd'), 'utf8').replaceAll('"strict"', '"lax"')
  const { errors } = await validateXML({ xml: { fileName: 'sitemap.xml', contents: text }, schema: [schema] })
  return errors.map(({ message }) => message)
}
