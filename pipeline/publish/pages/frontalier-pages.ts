import { ADDRESSES } from '../../../content/html/addresses.ts'
import { townGuide } from '../../../content/pages/frontalier/town-guide.ts'
import { townsOverview } from '../../../content/pages/frontalier/towns-overview.ts'
import type { ReleaseFacts } from '../../../content/pages/market-facts.ts'
import { FRONTALIER_GUIDE_WORDS, type FrontalierLocale } from '../../../content/i18n/frontalier-guide.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import type { Run } from '../../engine/job.ts'
import type { DocumentTask } from '../documents/public-document.ts'

/** The guides for cross-border workers and the page that lists their towns. */
export function frontalierTasks({ reference }: Pick<Run, 'reference'>, release: ReleaseFacts): DocumentTask[] {
  const { crossBorderTowns: towns, legal, sources } = reference
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
    writtenIn: Object.keys(FRONTALIER_GUIDE_WORDS) as FrontalierLocale[],
    lastModified,
    documentIn: (locale) => townGuide(town, legal, release, locale as FrontalierLocale),
  }))
  return [overview, ...guides]
}
