import { join } from 'node:path'
import { CITATION_PATH, CROISSANT_PATH, CSVW_PATH, DATASET_PATH, DCAT_PATH } from '../../content/html/addresses.ts'
import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import type { Run } from '../engine/job.ts'
import { statementOf, type PublishContext } from '../releases/context.ts'
import { makeDocuments } from './pages/make-documents.ts'
import type { EarlierRelease } from './record/earlier-figures.ts'
import { documentTasks, publishPages } from './pages/publish-pages.ts'
import { readCommuneExtras } from './pages/read-commune-extras.ts'
import { publishSiteAssets } from './pages/site-assets.ts'
import type { ReleaseWriter } from '../releases/release-writer.ts'
import { publishShareCards } from './pages/share-cards.ts'
import type { TableRights } from './tables/table-rights.ts'
import { dataDictionary } from './tables/tables.ts'
import { publishCommuneFeeds } from './feeds/commune-feeds.ts'
import { citation } from './descriptions/citation.ts'
import { croissant } from './descriptions/croissant.ts'
import { csvw } from './descriptions/csvw.ts'
import { dcatCatalog } from './descriptions/dcat-catalog.ts'
import { checksums, datasetJsonLd } from './documents/dataset-json-ld.ts'
import { FEED_FILTER } from './feeds/listing-feed.ts'
import { llmsFullText, llmsText } from './documents/llms-text.ts'
import type { PublicDocument } from './documents/public-document.ts'
import { publishSitemap } from './publish-sitemap.ts'
import { readMarketFacts } from './documents/read-market-facts.ts'

const NEWEST_LISTINGS = 200
const TEXT = 'text/plain; charset=utf-8'

/**
 * Writes the documents made from the rest of the release. Call last: it reads and lists the files already written.
 * @param earlier releases that stay once this one is published, oldest first
 */
export async function publishDocuments(
  run: Run,
  writer: ReleaseWriter,
  context: PublishContext,
  rights: TableRights,
  earlier: readonly EarlierRelease[],
): Promise<void> {
  const facts = readMarketFacts(writer.directory, context)
  const site = await publishSiteAssets(writer, context)
  const extras = await readCommuneExtras(run)
  await publishShareCards(writer, facts, join(run.settings.stateDir, 'cards'))
  const others = await documentTasks(run, facts, writer, rights, extras, earlier)
  const setup = { release: statementOf(context), extras, site }
  const made = makeDocuments(run, facts, setup, writer.directory, others)
  const { pages, documents } = await publishPages(run, writer, facts, made, site)
  await publishCommuneFeeds(run, writer, context)
  await writer.writeJson(
    'public/data/datasets.jsonld',
    datasetJsonLd(dataDictionary(), rights, writer.files(), context),
    {
      contentType: 'application/ld+json',
      publicPath: DATASET_PATH,
    },
  )
  const described = { tables: dataDictionary(), rights, files: writer.files(), context }
  const asJsonLd = { contentType: 'application/ld+json' }
  await writer.writeJson('public/data/croissant.json', croissant(described), {
    ...asJsonLd,
    publicPath: CROISSANT_PATH,
  })
  await writer.writeJson('public/data/catalog.jsonld', dcatCatalog(described), { ...asJsonLd, publicPath: DCAT_PATH })
  await writer.writeJson('public/data/tables.csvw.json', csvw(described), {
    contentType: 'application/csvm+json',
    publicPath: CSVW_PATH,
  })
  await writer.write('public/data/CITATION.cff', citation(described), { contentType: TEXT, publicPath: CITATION_PATH })
  await writer.write('public/data/checksums.txt', checksums(writer.files()), {
    contentType: TEXT,
    publicPath: '/data/checksums.txt',
  })
  await publishLlmsTexts(run, writer, context, documents)
  await publishSitemap(run, writer, context, documents, pages)
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
