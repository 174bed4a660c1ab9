import { xmlDocument } from './xml.ts'

/** An address of the site and the day on which what it says last changed. */
export interface SitemapEntry {
  url: string
  /** ISO date. */
  lastModified: string
}

/** Entries that one file may hold, by the protocol (sitemaps.org). */
export const SITEMAP_ENTRIES = 50_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function sitemap(entries: readonly SitemapEntry[]): string {
  if (entries.length > SITEMAP_ENTRIES) throw new RangeError(`${entries.length} entries are too many for one sitemap`)
  return xmlDocument({ urlset: { '@xmlns': NAMESPACE, url: entries.map(entry) } })
}

/** The sitemap of sitemaps. */
export function sitemapIndex(sitemaps: readonly SitemapEntry[]): string {
  return xmlDocument({ sitemapindex: { '@xmlns': NAMESPACE, sitemap: sitemaps.map(entry) } })
}

export function newestDay(entries: readonly SitemapEntry[]): string {
  return entries.reduce((newest, { lastModified }) => (lastModified > newest ? lastModified : newest), '')
}

function entry({ url, lastModified }: SitemapEntry): object {
  return { loc: url, lastmod: lastModified }
}
