import type { SiteStatement } from '../../../content/html/site-page.ts'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import type { Run } from '../../engine/job.ts'
import { methodTasks, reportTasks } from '../documents/methods.ts'
import { pagesOf, type DocumentTask } from '../documents/public-document.ts'
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
    await pricesTask(facts, writer),
    ...insightTasks(run, facts),
    ...frontalierTasks(run, facts.release),
    dataTask(facts.release, writer, rights),
    ...methodTasks(facts.release),
    ...reportTasks(writer.directory, facts.release),
  ]
}

/** Writes every prebuilt page for people. @returns them, for the sitemap */
export async function publishPages(
  run: Run,
  writer: ReleaseWriter,
  facts: MarketFacts,
  documents: readonly DocumentTask[],
  site: SiteStatement,
): Promise<PageTask[]> {
  const pages: PageTask[] = []
  const write = async (tasks: readonly PageTask[]): Promise<void> => {
    await writePages(writer, tasks)
    pages.push(...tasks)
    run.progress.advance(pages.length, undefined, 'pages')
  }
  await write(await homePages(run, facts, site))
  await write(agentPages(run, facts, site))
  for (const task of documents) await write(pagesOf(task, site))
  return pages
}
