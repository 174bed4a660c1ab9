import type { SiteStatement } from '../../../content/html/site-page.ts'
import type { CommuneExtras } from '../../../content/pages/commune/commune-facts.ts'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import { mapInThreads } from '../../engine/in-threads.ts'
import type { Run } from '../../engine/job.ts'
import { facesOf, type DocumentFaces, type DocumentTask } from '../documents/public-document.ts'
import { communeTasks } from './commune-pages.ts'
import type { MadeDocument } from './publish-pages.ts'

/** Plain data from which a thread makes the documents of communes. */
export interface CommuneSetup {
  /** Release whose indexes are written. */
  directory: string
  release: MarketFacts['release']
  extras: CommuneExtras
  site: SiteStatement
}

/**
 * Makes the documents of all communes, in threads, then the others.
 * @param facts read from the release of the setup
 */
export async function* makeDocuments(
  { settings, signal }: Pick<Run, 'settings' | 'signal'>,
  facts: MarketFacts,
  setup: CommuneSetup,
  others: readonly DocumentTask[],
): AsyncGenerator<MadeDocument> {
  const { threads } = settings
  const communes = communeTasks(facts, setup.extras)
  const module = new URL('./commune-worker.ts', import.meta.url)
  const direct = threads > 1 ? others : [...communes, ...others]
  if (threads > 1) {
    let index = 0
    const places = communes.keys()
    for await (const faces of mapInThreads<number, DocumentFaces>(module, places, { threads, signal, setup }))
      yield { task: communes[index++]!, faces }
  }
  for (const task of direct) {
    signal.throwIfAborted()
    yield { task, faces: facesOf(task, setup.site) }
  }
}
