import type { SiteStatement } from '../../../content/html/site-page.ts'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import type { Document } from '../../../content/sections/document.ts'
import type { Run } from '../../engine/job.ts'
import { sourceStates } from '../../feeds/source-states.ts'
import { methodTasks, reportTasks } from '../documents/methods.ts'
import { pagesOf, writeMarkdown, type DocumentTask, type PublicDocument } from '../documents/public-document.ts'
import { tableTasks } from './table-pages.ts'
import type { TableRights } from '../tables/table-rights.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import { agentPages } from './agent-pages.ts'
import { communeTasks } from './commune-pages.ts'
import { communesTasks } from './communes-pages.ts'
import { dataTask } from './data-pages.ts'
import { frontalierTasks } from './frontalier-pages.ts'
import { homePages } from './home-pages.ts'
import { insightTasks } from './insight-pages.ts'
import { writePages, type PageTask } from '../documents/page-task.ts'
import { pricesTask } from './prices-pages.ts'
import { recordTask } from './record-pages.ts'
import { readCommuneExtras } from './read-commune-extras.ts'

/** Every document that is written in both faces, or as a page of which there is no Markdown. */
export async function documentTasks(
  run: Run,
  facts: MarketFacts,
  writer: ReleaseWriter,
  rights: TableRights,
): Promise<DocumentTask[]> {
  const extras = await readCommuneExtras(run)
  return [
    ...communeTasks(facts, extras),
    ...communesTasks({ ...facts, cantons: extras.cantons }),
    pricesTask(facts),
    ...insightTasks(run, facts),
    ...frontalierTasks(run, facts.release),
    dataTask(
      facts.release,
      writer,
      rights,
      await sourceStates(run.warehouse, run.sources, run.settings.rawDir, facts.release.asOf),
    ),
    ...tableTasks(rights, facts.release),
    recordTask(facts),
    ...methodTasks(facts.release),
    ...reportTasks(writer.directory, facts.release),
  ]
}

/** Documents made and written together: each is large, and both of its faces are written from it. */
const DOCUMENTS_AT_ONCE = 12

/** Writes every prebuilt page for people and the Markdown of documents. @returns them, for the sitemap and other indexes */
export async function publishPages(
  run: Run,
  writer: ReleaseWriter,
  facts: MarketFacts,
  tasks: readonly DocumentTask[],
  site: SiteStatement,
): Promise<{ pages: PageTask[]; documents: PublicDocument[] }> {
  const pages: PageTask[] = []
  const documents: PublicDocument[] = []
  const write = async (tasks: readonly PageTask[]): Promise<void> => {
    await writePages(writer, tasks)
    pages.push(...tasks)
    run.progress.advance(pages.length, undefined, 'pages')
  }
  await write(await homePages(run, facts, site))
  await write(agentPages(run, facts, site))
  for (let start = 0; start < tasks.length; start += DOCUMENTS_AT_ONCE) {
    const made = new Map<string, Document>()
    const batch = tasks.slice(start, start + DOCUMENTS_AT_ONCE).map((task) => madeOnce(task, made))
    documents.push(...(await writeMarkdown(writer, batch, site)))
    await write(batch.flatMap((task) => pagesOf(task, site)))
    made.clear()
  }
  return { pages, documents }
}

function madeOnce(task: DocumentTask, made: Map<string, Document>): DocumentTask {
  return {
    ...task,
    documentIn(locale) {
      const address = task.addressIn(locale)
      const document = made.get(address) ?? task.documentIn(locale)
      made.set(address, document)
      return document
    },
  }
}
