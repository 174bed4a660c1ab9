import { ADDRESSES } from '../../../content/html/addresses.ts'
import type { SiteStatement } from '../../../content/html/site-page.ts'
import { townPage } from '../../../content/pages/agencies/town-page.ts'
import { townsPage } from '../../../content/pages/agencies/towns-page.ts'
import type { MarketFacts } from '../../../content/pages/market-facts.ts'
import type { TownAgencies } from '../../../models/contracts/listings/agencies.ts'
import type { Run } from '../../engine/job.ts'
import { inEveryLanguage, type PageTask } from '../documents/page-task.ts'

/** Estate agents of every town of the index, and the page that lists the towns. */
export function agentPages(
  { reference }: Pick<Run, 'reference'>,
  { communes, towns, release }: MarketFacts,
  site: SiteStatement,
): PageTask[] {
  const { cantons } = reference
  const communeBySlug = new Map(communes.map((commune) => [commune.slug, commune]))
  const localities = Map.groupBy(
    towns.filter(({ town }) => town.kind !== 'commune'),
    ({ town }) => town.communeSlug,
  )
  const townPages = (town: TownAgencies): PageTask[] => {
    const { slug, kind, communeSlug } = town.town
    const commune = communeBySlug.get(communeSlug)!
    const within = kind === 'commune' ? (localities.get(communeSlug) ?? []) : []
    return inEveryLanguage(
      (locale) => ADDRESSES.agentsIn(locale, slug),
      release.asOf,
      (locale) => townPage({ town, commune, localities: within }, locale, site),
    )
  }
  return [
    ...inEveryLanguage(ADDRESSES.agents, release.asOf, (locale) =>
      townsPage({ cantons, communes, towns }, locale, site),
    ),
    ...towns.flatMap(townPages),
  ]
}
