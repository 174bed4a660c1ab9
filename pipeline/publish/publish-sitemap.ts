import type { Run } from '../engine/job.ts'
import { toDocumentLocale } from '../../models/kernel/locale.ts'
import { ADDRESSES } from '../../content/html/addresses.ts'
import type { PublishContext } from '../releases/context.ts'
import type { ReleaseWriter } from '../releases/release-writer.ts'
import { FEED_FILTER } from './feeds/listing-feed.ts'
import type { PageTask } from './documents/page-task.ts'
import type { PublicDocument } from './documents/public-document.ts'
import { newestDay, sitemap, SITEMAP_ENTRIES, sitemapIndex, type SitemapEntry } from './sitemap.ts'

const XML = 'application/xml; charset=utf-8'

/** Writes `sitemap.xml` for pages, documents and listings, and `robots.txt`, which points to it. */
export async function publishSitemap(
  run: Run,
  writer: ReleaseWriter,
  context: PublishContext,
  documents: readonly PublicDocument[],
  pages: readonly PageTask[],
): Promise<void> {
  const { absoluteUrl } = context
  const written = documents.map(({ path, lastModified }) => ({ url: absoluteUrl(path), lastModified }))
  const parts: SitemapEntry[] = []
  const writePart = async (name: string, entries: readonly SitemapEntry[]): Promise<void> => {
    const path = `/sitemaps/${name}.xml`
    await writer.write(`public${path}`, sitemap(entries), { contentType: XML, rows: entries.length, publicPath: path })
    parts.push({ url: absoluteUrl(path), lastModified: newestDay(entries) })
  }
  // Leaves out pages that show text of another language: search engines should index the original.
  const listed = pages.filter(({ locale, translations }) => translations.some((each) => each.locale === locale))
  await writePart('pages', listed.map(pageEntry(context)))
  await writePart('documents', written)
  let number = 0
  for await (const entries of listingEntries(run, context)) await writePart(`listings-${++number}`, entries)
  await writer.write('public/sitemap.xml', sitemapIndex(parts), { contentType: XML, publicPath: '/sitemap.xml' })
  await writer.write('public/robots.txt', robotsText(context), {
    contentType: 'text/plain; charset=utf-8',
    publicPath: '/robots.txt',
  })
}

function pageEntry({ absoluteUrl }: PublishContext) {
  return ({ address, lastModified, translations }: PageTask): SitemapEntry => ({
    url: absoluteUrl(address),
    lastModified,
    translations: translations.map((each) => ({
      language: toDocumentLocale(each.locale),
      url: absoluteUrl(each.address),
    })),
  })
}

/** Allows crawlers everything public and excludes addresses that need a key or credential. */
export function robotsText({ absoluteUrl }: Pick<PublishContext, 'absoluteUrl'>): string {
  return [
    'User-agent: *',
    'Disallow: /api/mcp',
    'Disallow: /api/public/v1/',
    'Disallow: /*/search?',
    'Allow: /',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ].join('\n')
}

// A listing's last change is its first appearance or its last price change; time on the market does not count.
async function* listingEntries({ warehouse }: Run, { absoluteUrl }: PublishContext): AsyncGenerator<SitemapEntry[]> {
  let entries: SitemapEntry[] = []
  const rows = warehouse.stream<{ id: string; lastModified: string }>(
    `SELECT id, greatest(first_seen::VARCHAR, coalesce(price_history->'$[#-1]'->>'$.date', '')) AS last_modified
     FROM listing WHERE ${FEED_FILTER} ORDER BY id`,
  )
  for await (const chunk of rows) {
    for (const { id, lastModified } of chunk) {
      entries.push({ url: absoluteUrl(ADDRESSES.listing('en', id)), lastModified })
      if (entries.length === SITEMAP_ENTRIES) {
        yield entries
        entries = []
      }
    }
  }
  if (entries.length > 0) yield entries
}
