import type { SiteStatement } from '../../../content/html/site-page.ts'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import type { CommuneExtras } from '../../../content/pages/commune/commune-facts.ts'
import type { Run } from '../../engine/job.ts'
import { sourceStates } from '../../feeds/source-states.ts'
import { lawTask, legalFacts } from '../indexes/legal.ts'
import { methodTasks, reportTasks } from '../documents/methods.ts'
import { pagesOf, writeMarkdown } from '../documents/public-document.ts'
import type { DocumentFaces, DocumentTask, PublicDocument } from '../documents/public-document.ts'
import { tableTasks } from './table-pages.ts'
import type { TableRights } from '../tables/table-rights.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import { agentPages } from './agent-pages.ts'
import { communesTasks } from './communes-pages.ts'
import { dataTask } from './data-pages.ts'
import { frontalierTasks } from './frontalier-pages.ts'
import { homePages } from './home-pages.ts'
import { insightTasks } from './insight-pages.ts'
import { writePages, type PageTask } from '../documents/page-task.ts'
import { pricesTask, segmentPricesTasks } from './prices-pages.ts'
import { recordTask } from './record-pages.ts'
import type { EarlierRelease } from '../record/earlier-figures.ts'

/** Every document that is written in both faces, or as a page of which there is no Markdown; but those of single communes. */
export async function documentTasks(
  run: Run,
  facts: MarketFacts,
  writer: ReleaseWriter,
  rights: TableRights,
  extras: CommuneExtras,
  earlier: readonly EarlierRelease[],
): Promise<DocumentTask[]> {
  return [
    ...communesTasks({ ...facts, cantons: extras.cantons }),
    pricesTask(facts),
    ...segmentPricesTasks(facts),
    ...insightTasks(run, facts),
    ...frontalierTasks(run, facts),
    dataTask(
      facts,
      writer,
      rights,
      await sourceStates(run.warehouse, run.sources, run.settings.rawDir, facts.release.asOf),
      earlier.map(({ id, quarter, asOf }) => ({ releaseId: id, quarter, asOf })).toReversed(),
    ),
    ...tableTasks(rights, facts.release),
    recordTask(facts),
    ...methodTasks(facts, run.codeHash),
    ...reportTasks(writer.directory, facts.release),
    lawTask(await legalFacts(run), facts.release.asOf),
  ]
}

export interface MadeDocument {
  /** In the order of all documents. */
  place: number
  task: DocumentTask
  faces: DocumentFaces
}

/** Writes every prebuilt page for people and the Markdown of documents, in their order. @returns them, for the sitemap and other indexes */
export async function publishPages(
  run: Run,
  writer: ReleaseWriter,
  facts: MarketFacts,
  documentsMade: AsyncIterable<MadeDocument>,
  site: SiteStatement,
): Promise<{ pages: PageTask[]; documents: PublicDocument[] }> {
  const first = [...(await homePages(run, facts, site)), ...agentPages(run, facts, site)]
  await writePages(writer, first)
  const written: { place: number; documents: PublicDocument[]; pages: PageTask[] }[] = []
  for await (const { place, task, faces } of documentsMade) {
    const documents = await writeMarkdown(writer, task, faces.markdown)
    const pages = pagesOf(task, site).map((page, index) => ({ ...page, html: () => faces.pages[index]! }))
    await writePages(writer, pages)
    written.push({ place, documents, pages })
    run.progress.advance(written.length, undefined, 'documents')
  }
  written.sort((a, b) => a.place - b.place)
  return {
    pages: [...first, ...written.flatMap(({ pages }) => pages)],
    documents: written.flatMap(({ documents }) => documents),
  }
}
