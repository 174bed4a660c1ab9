import { ADDRESSES } from '../../../content/html/addresses.ts'
import { townGuide } from '../../../content/pages/frontalier/town-guide.ts'
import { townsOverview } from '../../../content/pages/frontalier/towns-overview.ts'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { Run } from '../../engine/job.ts'
import type { DocumentTask } from '../documents/public-document.ts'

/** The guides for cross-border workers and the page that lists their towns. */
export function frontalierTasks({ reference }: Pick<Run, 'reference'>, facts: MarketFacts): DocumentTask[] {
  const { crossBorderTowns: towns, communes, legal, sources } = reference
  const lastModified = sources['cross-border-towns'].retrieved
  const overview: DocumentTask = {
    kind: null,
    section: 'frontalier',
    addressIn: ADDRESSES.frontalier,
    writtenIn: LOCALES,
    lastModified,
    documentIn: (locale) => townsOverview(towns, locale),
  }
  const guides = towns.map((town): DocumentTask => ({
    kind: 'frontalier',
    section: 'frontalier',
    addressIn: (locale) => ADDRESSES.frontalierTown(locale, town.slug),
    writtenIn: LOCALES,
    lastModified: facts.release.asOf,
    documentIn: (locale) => townGuide(town, { ...facts, communes, legal }, locale),
  }))
  return [overview, ...guides]
}
