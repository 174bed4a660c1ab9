import { markup } from '../../../content/html/markup.ts'
import { xmlDocument } from './xml.ts'

/** Content of an RSS feed of listings. */
export interface RssFeed {
  title: string
  description: string
  /** Absolute URL of the page that the feed is about. */
  link: string
  self: string
  /** Licence of the items. */
  copyright: string
  /** ISO date. */
  asOf: string
  items: readonly RssItem[]
}

export interface RssItem {
  id: string
  title: string
  url: string
  /** Plain text; escaped twice, because readers show descriptions as HTML. */
  text: string
  /** ISO date. */
  published: string
  categories: readonly string[]
}

/** Renders RSS 2.0 (rssboard.org/rss-specification). */
export function rssFeed({ title, description, link, self, copyright, asOf, items }: RssFeed): string {
  return xmlDocument({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title,
        link,
        description,
        language: 'en',
        copyright,
        lastBuildDate: rfc822(asOf),
        ttl: 1440,
        'atom:link': { '@href': self, '@rel': 'self', '@type': 'application/rss+xml' },
        item: items.map((item) => ({
          title: item.title,
          link: item.url,
          guid: { '@isPermaLink': 'false', '#text': item.id },
          pubDate: rfc822(item.published),
          category: item.categories,
          description: markup`${item.text}`.text,
        })),
      },
    },
  })
}

function rfc822(isoDate: string): string {
  return new Date(`${isoDate}T00:00:00Z`).toUTCString().replace('GMT', '+0000')
}
