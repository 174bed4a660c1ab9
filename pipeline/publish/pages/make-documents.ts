import type { SiteStatement } from '../../../content/html/site-page.ts'
import type { CommuneExtras } from '../../../content/pages/commune/commune-facts.ts'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import type { Run } from '../../engine/job.ts'
import { facesOf, type DocumentTask } from '../documents/public-document.ts'
import { communeTasks } from './commune-pages.ts'
import type { MadeDocument } from './publish-pages.ts'

/** Plain data from which a thread makes the documents of communes. */
export interface CommuneSetup {
  release: MarketFacts['release']
  extras: CommuneExtras
  site: SiteStatement
}

/**
 * Makes the documents of all communes, in parallel, then the others.
 * @param facts read from the release of the setup
 * @param folder release whose indexes are written
 */
export async function* makeDocuments(
  { tasks, signal }: Pick<Run, 'tasks' | 'signal'>,
  facts: MarketFacts,
  setup: CommuneSetup,
  folder: string,
  others: readonly DocumentTask[],
): AsyncGenerator<MadeDocument> {
  const communes = communeTasks(facts, setup.extras)
  const kind = {
    module: new URL('./commune-worker.ts', import.meta.url),
    direct: (index: number) => facesOf(communes[index]!, setup.site),
    setup,
    folder,
    folderPart: 'index',
  }
  let index = 0
  for await (const faces of tasks.map(kind, communes.keys())) yield { task: communes[index++]!, faces }
  for (const task of others) {
    signal.throwIfAborted()
    yield { task, faces: facesOf(task, setup.site) }
  }
}
