import { xmlDocument } from './feeds/xml.ts'

/** An address of the site with the day of its last change. */
export interface SitemapEntry {
  url: string
  /** ISO date. */
  lastModified: string
  /** The same page in all languages, including its own. */
  translations?: readonly { language: string; url: string }[]
}

/** Maximum entries of one file in the protocol (sitemaps.org). */
export const SITEMAP_ENTRIES = 50_000
const NAMESPACES = {
  '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

export function sitemap(entries: readonly SitemapEntry[]): string {
  if (entries.length > SITEMAP_ENTRIES) throw new RangeError(`${entries.length} entries are too many for one sitemap`)
  return xmlDocument({ urlset: { ...NAMESPACES, url: entries.map(entry) } })
}

/** Renders the index of several sitemaps. */
export function sitemapIndex(sitemaps: readonly SitemapEntry[]): string {
  return xmlDocument({
    sitemapindex: {
      '@xmlns': NAMESPACES['@xmlns'],
      sitemap: sitemaps.map(({ url, lastModified }) => entry({ url, lastModified })),
    },
  })
}

export function newestDay(entries: readonly SitemapEntry[]): string {
  return entries.reduce((newest, { lastModified }) => (lastModified > newest ? lastModified : newest), '')
}

function entry({ url, lastModified, translations = [] }: SitemapEntry): object {
  const links = translations.map(({ language, url: href }) => ({
    '@rel': 'alternate',
    '@hreflang': language,
    '@href': href,
  }))
  return { loc: url, lastmod: lastModified, ...(links.length > 1 && { 'xhtml:link': links }) }
}
