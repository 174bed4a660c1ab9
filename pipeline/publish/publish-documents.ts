import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import { communeName } from '../../models/kernel/commune.ts'
import { LOCALES } from '../../models/kernel/locale.ts'
import { DOCUMENT_WORDS } from '../../content/say/document-words.ts'
import { fill } from '../../content/say/fill.ts'
import { sayIn } from '../../content/say/words.ts'
import type { Run } from '../engine/job.ts'
import type { PublishContext } from '../releases/context.ts'
import type { ReleaseWriter } from '../releases/release-writer.ts'
import { dataDictionary } from './tables/tables.ts'
import { publishPages } from './pages/publish-pages.ts'
import { publishArticles } from './documents/publish-articles.ts'
import { publishCommuneFeeds } from './feeds/commune-feeds.ts'
import { communeMarkdown, communePath } from './documents/commune-markdown.ts'
import { checksums, DATASET_PATH, datasetJsonLd } from './documents/dataset-json-ld.ts'
import { readDocumentFacts, type DocumentFacts } from './documents/document-facts.ts'
import { FEED_FILTER } from './feeds/listing-feed.ts'
import { llmsFullText, llmsText } from './documents/llms-text.ts'
import { marketReport, reportAreas, reportTitle } from './documents/market-report.ts'
import { METHODS, methodMarkdown, methodPath, methodTitle } from './documents/method-markdown.ts'
import { NATION } from './documents/nation.ts'
import { pricesMarkdown, pricesPath } from './documents/prices-markdown.ts'
import { writeDocuments, type PublicDocument } from './documents/public-document.ts'
import { publishSitemap } from './publish-sitemap.ts'

const NEWEST_LISTINGS = 200
const TEXT = 'text/plain; charset=utf-8'

/** Writes the documents made from the rest of the release. Call last: it reads and lists the files already written. */
export async function publishDocuments(run: Run, writer: ReleaseWriter, context: PublishContext): Promise<void> {
  const facts = readDocumentFacts(writer.directory)
  const documents: PublicDocument[] = [
    ...(await publishPrices(run, writer, facts, context)),
    ...(await publishArticles(run, writer, context)),
    ...(await publishReports(run, writer, facts, context)),
    ...(await publishMethods(writer, context)),
    ...(await publishCommunes(run, writer, facts, context)),
  ]
  const pages = await publishPages(run, writer, context, facts)
  await publishCommuneFeeds(run, writer, context)
  await writer.writeJson('public/data/datasets.jsonld', datasetJsonLd(dataDictionary(), writer.files(), context), {
    contentType: 'application/ld+json',
    publicPath: DATASET_PATH,
  })
  await writer.write('public/data/checksums.txt', checksums(writer.files()), {
    contentType: TEXT,
    publicPath: '/data/checksums.txt',
  })
  await publishLlmsTexts(run, writer, context, documents)
  await publishSitemap(run, writer, context, documents, pages)
}

function publishPrices(
  run: Run,
  writer: ReleaseWriter,
  facts: DocumentFacts,
  context: PublishContext,
): Promise<PublicDocument[]> {
  const documents = LOCALES.map((locale) => {
    const title = sayIn(locale)('prices.title')
    const path = pricesPath(locale)
    const document: PublicDocument = { kind: 'prices', path, title, locale, lastModified: context.asOf }
    return { document, markdown: () => pricesMarkdown(run.reference.communes, facts, context, locale) }
  })
  return writeDocuments(writer, documents)
}

function publishCommunes(
  run: Run,
  writer: ReleaseWriter,
  facts: DocumentFacts,
  context: PublishContext,
): Promise<PublicDocument[]> {
  const documents = LOCALES.flatMap((locale) =>
    run.reference.communes.map((commune) => {
      const title = fill(DOCUMENT_WORDS[locale].communeTitle, { commune: communeName(commune, locale) })
      const path = communePath(commune.slug, locale)
      const document: PublicDocument = { kind: 'commune', path, title, locale, lastModified: context.asOf }
      return { document, markdown: () => communeMarkdown(commune, facts, context, locale) }
    }),
  )
  return writeDocuments(writer, documents)
}

function publishReports(
  run: Run,
  writer: ReleaseWriter,
  facts: DocumentFacts,
  context: PublishContext,
): Promise<PublicDocument[]> {
  const areas = reportAreas(run.reference.cantons, run.reference.communes, NATION)
  const documents = LOCALES.flatMap((locale) =>
    areas.map((area) => {
      const document: PublicDocument = {
        kind: 'report',
        path: `/${locale}/insights/${area.slug}/md`,
        title: reportTitle(area, context, locale),
        locale,
        lastModified: context.asOf,
      }
      return { document, markdown: () => marketReport(area, facts, context, locale) }
    }),
  )
  return writeDocuments(writer, documents)
}

function publishMethods(writer: ReleaseWriter, context: PublishContext): Promise<PublicDocument[]> {
  const documents = METHODS.map((method) => {
    const document: PublicDocument = {
      kind: 'method',
      path: methodPath(method),
      title: methodTitle(method),
      locale: 'en',
      lastModified: context.asOf,
    }
    return { document, markdown: () => methodMarkdown(method, context) }
  })
  return writeDocuments(writer, documents)
}

async function publishLlmsTexts(
  run: Run,
  writer: ReleaseWriter,
  context: PublishContext,
  documents: readonly PublicDocument[],
): Promise<void> {
  const newest = await run.warehouse.all<Pick<ListingRecord, 'id' | 'title'>>(
    `SELECT id, title FROM listing WHERE ${FEED_FILTER} ORDER BY first_seen DESC, id LIMIT ${NEWEST_LISTINGS}`,
  )
  await writer.write('public/llms.txt', llmsText(context), { contentType: TEXT, publicPath: '/llms.txt' })
  await writer.write('public/llms-full.txt', llmsFullText(documents, newest, context), {
    contentType: TEXT,
    publicPath: '/llms-full.txt',
  })
}
