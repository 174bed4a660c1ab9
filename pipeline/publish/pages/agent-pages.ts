import type { TownAgencies } from '../../../models/contracts/listings/agencies.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { townPage } from '../../../content/pages/agencies/town-page.ts'
import { townsPage } from '../../../content/pages/agencies/towns-page.ts'
import type { Run } from '../../engine/job.ts'
import type { PageFacts } from './parts/page-facts.ts'
import type { PageTask } from './parts/page-task.ts'

/** Estate agents of every town of the index, and the page that lists the towns. */
export function agentPages({ reference }: Pick<Run, 'reference'>, facts: PageFacts): PageTask[] {
  const { communes, towns, site, context } = facts
  const { cantons } = reference
  const communeBySlug = new Map(communes.map((commune) => [commune.slug, commune]))
  const localities = Map.groupBy(
    towns.filter(({ town }) => town.kind === 'locality'),
    ({ town }) => town.communeSlug,
  )
  const pageOf = (
    address: (locale: (typeof LOCALES)[number]) => string,
    html: (locale: (typeof LOCALES)[number]) => string,
  ) => {
    const translations = LOCALES.map((locale) => ({ locale, address: address(locale) }))
    return LOCALES.map((locale) => ({
      address: address(locale),
      locale,
      translations,
      lastModified: context.asOf,
      html: () => html(locale),
    }))
  }
  const townTasks = (town: TownAgencies): PageTask[] => {
    const { slug, kind, communeSlug } = town.town
    const commune = communeBySlug.get(communeSlug)!
    const within = kind === 'commune' ? (localities.get(communeSlug) ?? []) : []
    return pageOf(
      (locale) => ADDRESSES.agentsIn(locale, slug),
      (locale) => townPage({ town, commune, localities: within }, locale, site),
    )
  }
  return [
    ...pageOf(ADDRESSES.agents, (locale) => townsPage({ cantons, communes, towns }, locale, site)),
    ...towns.flatMap(townTasks),
  ]
}
