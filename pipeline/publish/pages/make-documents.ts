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
 * Makes the documents of all communes in parallel, and the others between them, so that no core waits.
 * @param facts read from the release of the setup
 * @param folder release whose indexes are written
 * @returns each with its place in the order of all documents: communes first
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
  const further = others.entries()
  const makeOther = ([index, task]: [number, DocumentTask]): MadeDocument => {
    signal.throwIfAborted()
    return { place: communes.length + index, task, faces: facesOf(task, setup.site) }
  }
  let place = 0
  for await (const faces of tasks.map(kind, communes.keys())) {
    yield { place, task: communes[place]!, faces }
    place++
    const next = further.next()
    if (!next.done) yield makeOther(next.value)
  }
  for (const other of further) yield makeOther(other)
}
