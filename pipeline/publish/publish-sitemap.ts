import type { Run } from '../engine/job.ts'
import { toDocumentLocale } from '../../models/kernel/locale.ts'
import { ADDRESSES } from '../../content/html/addresses.ts'
import type { PublishContext } from '../releases/context.ts'
import type { ReleaseWriter } from '../releases/release-writer.ts'
import { FEED_FILTER } from './feeds/listing-feed.ts'
import type { PageTask } from './pages/parts/page-task.ts'
import type { PublicDocument } from './documents/public-document.ts'
import { newestDay, sitemap, SITEMAP_ENTRIES, sitemapIndex, type SitemapEntry } from './sitemap.ts'

const XML = 'application/xml; charset=utf-8'

/** `sitemap.xml` over the pages, the documents and the listings, and `robots.txt`, which names it. */
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
  // A page that shows its text in another language is not the one that search engines should know.
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

/** Everything public may be read; what needs a key or a credential is of no use to crawlers. */
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

// A listing changed when it appeared or its price did; how long it has been on the market is no change.
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
