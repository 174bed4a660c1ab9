import { XMLParser, XMLValidator } from 'fast-xml-parser'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aListing } from '../../../content/pages/listing/listing.fixture.ts'
import { documentContext } from '../documents/document-context.fixture.ts'
import { jsonFeed, listingsRss } from './commune-feeds.ts'
import { robotsText } from '../publish-sitemap.ts'
import { newestDay, sitemap, SITEMAP_ENTRIES, sitemapIndex } from '../sitemap.ts'

const ABOUT = { title: 'Listings in Esch', path: '/communes/esch/feed', context: documentContext() }
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', isArray: (name) => name === 'item' })

/** JSON Feed 1.1 (jsonfeed.org/version/1.1): required fields, and the types of optional ones. */
const jsonFeedSchema = z.looseObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.string(),
  items: z.array(
    z.looseObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string(),
      content_text: z.string().min(1),
      image: z.url().optional(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      tags: z.array(z.string()),
    }),
  ),
})

describe('feeds of a commune', () => {
  it('are JSON Feed 1.1 with the listing in each item', () => {
    const feed = jsonFeedSchema.parse(jsonFeed([aListing(1), aListing(2)], ABOUT))
    expect(feed.items).toHaveLength(2)
    expect(feed.items[0]!['_listing']).toMatchObject({ id: aListing(1).id })
    expect(feed.feed_url).toBe('https://lux.example/communes/esch/feed.json')
  })

  it('are RSS 2.0, dated as RFC 822 says', () => {
    const text = listingsRss([aListing(1)], ABOUT)
    expect(XMLValidator.validate(text)).toBe(true)
    const { rss } = parser.parse(text) as { rss: Record<string, never> }
    expect(rss).toMatchObject({
      '@version': '2.0',
      channel: {
        'atom:link': { '@href': 'https://lux.example/communes/esch/feed.xml', '@rel': 'self' },
        item: [{ guid: { '#text': aListing(1).id, '@isPermaLink': 'false' } }],
      },
    })
    expect(text).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} 00:00:00 \+0000<\/pubDate>/)
  })

  it('contain no markup from an advertiser’s text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<script>x</script>', ']]>', '&lt;b&gt;', '\u0000\uD800', '<img onerror=x>'),
    )
    fc.assert(
      fc.property(hostile, hostile, (title, description) => {
        const text = listingsRss([{ ...aListing(1), title, description }], ABOUT)
        expect(XMLValidator.validate(text)).toBe(true)
        const document = new JSDOM(text, { contentType: 'text/xml' }).window.document
        expect(document.querySelectorAll('item > *')).toHaveLength(7)
        // Parsed as HTML, as a feed reader does.
        const shown = new JSDOM(document.querySelector('item > description')!.textContent ?? '').window.document.body
        expect(shown.children).toHaveLength(0)
      }),
      { numRuns: 30 },
    )
  })
})

describe('sitemaps', () => {
  it('list addresses with the day of their last change', () => {
    const entries = [
      { url: 'https://lux.example/a?x=1&y=2', lastModified: '2026-09-01' },
      { url: 'https://lux.example/b', lastModified: '2026-09-30' },
    ]
    const text = sitemap(entries)
    expect(XMLValidator.validate(text)).toBe(true)
    expect(parser.parse(text)).toMatchObject({
      urlset: {
        '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
        url: [{ lastmod: '2026-09-01' }, { loc: 'https://lux.example/b' }],
      },
    })
    expect(text).toContain('x=1&amp;y=2')
    expect(newestDay(entries)).toBe('2026-09-30')
    expect(sitemapIndex(entries)).toContain('<sitemap><loc>')
  })

  it('keep to the size that the protocol allows', () => {
    const entry = { url: 'https://lux.example/a', lastModified: '2026-09-01' }
    expect(() => sitemap(Array.from({ length: SITEMAP_ENTRIES + 1 }, () => entry))).toThrow('too many')
  })

  it('are named by robots.txt', () => {
    expect(robotsText(documentContext())).toMatch(
      /^User-agent: \*\n(?:.*\n)*Sitemap: https:\/\/lux\.example\/sitemap\.xml\n$/,
    )
  })
})
