import type { Run } from '../../engine/job.ts'
import type { PublishContext } from '../../releases/context.ts'
import type { DocumentFacts } from '../documents/document-facts.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import { agentPages } from './agent-pages.ts'
import { communePages } from './commune-pages.ts'
import { communesPages } from './communes-pages.ts'
import { dataPages } from './data-pages.ts'
import { frontalierPages } from './frontalier-pages.ts'
import { homePages } from './home-pages.ts'
import { insightPages } from './insight-pages.ts'
import { readPageFacts, type PageFacts } from './parts/page-facts.ts'
import { writePages, type PageTask } from './parts/page-task.ts'
import { pricesPages } from './prices-pages.ts'
import { publishSiteAssets } from './site-assets.ts'

/** Writes a type of page in all its languages. */
type PageType = (run: Run, facts: PageFacts, writer: ReleaseWriter) => Promise<PageTask[]> | PageTask[]

const PAGE_TYPES: readonly PageType[] = [
  homePages,
  agentPages,
  communePages,
  communesPages,
  pricesPages,
  insightPages,
  frontalierPages,
  dataPages,
]

/** Every prebuilt page for people. @returns them, for the sitemap */
export async function publishPages(
  run: Run,
  writer: ReleaseWriter,
  context: PublishContext,
  documentFacts: DocumentFacts,
): Promise<PageTask[]> {
  const site = await publishSiteAssets(writer, context)
  const facts = readPageFacts(writer.directory, documentFacts, site, context)
  const pages: PageTask[] = []
  for (const pageType of PAGE_TYPES) {
    const tasks = await pageType(run, facts, writer)
    await writePages(writer, tasks)
    pages.push(...tasks)
    run.progress.advance(pages.length, undefined, 'pages')
  }
  return pages
}
