import type { TownAgencies } from '../../../models/contracts/listings/agencies.ts'
import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import type { Canton } from '../../../models/kernel/canton.ts'
import { toLanguageTag, toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import { cantonWords } from '../../say/area-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { capitalized } from '../../say/typography.ts'
import { sayIn } from '../../say/words.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { dataTable } from '../../html/data-table.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { renderSitePage, type SiteStatement } from '../../html/site-page.ts'
import { agencyCount, townName } from './town-page.ts'

export interface TownsPageFacts {
  cantons: readonly Canton[]
  communes: readonly CommuneRecord[]
  towns: readonly TownAgencies[]
}

/** `/{locale}/estate-agents`: all towns by canton and commune, with their counts. */
export function townsPage({ cantons, communes, towns }: TownsPageFacts, locale: Locale, site: SiteStatement): string {
  const say = sayIn(locale)
  const { compare } = new Intl.Collator(toLanguageTag(locale))
  const nameOf = ({ name }: Canton): string => name[toNameLocale(locale)]
  const bySlug = Map.groupBy(towns, ({ town }) => town.communeSlug)
  const sections = cantons
    .toSorted((a, b) => compare(nameOf(a), nameOf(b)))
    .map((canton) => {
      const own = communes.filter((commune) => commune.canton === canton.slug)
      return cantonSection(capitalized(cantonWords(nameOf(canton), locale).title), own, bySlug, locale, compare)
    })
  const day = numberWords(locale).day(site.asOf)
  return renderSitePage(
    {
      locale,
      section: 'agents',
      title: say('agents.title'),
      description: say('agents.description', { day }),
      addressIn: ADDRESSES.agents,
      hasMarkdown: false,
      body: markup`<h1>${say('agents.title')}</h1>
<p class="lead">${say('agents.lead', { day })}</p>
${sections}`,
    },
    site,
  )
}

function cantonSection(
  title: string,
  communes: readonly CommuneRecord[],
  towns: ReadonlyMap<string, readonly TownAgencies[]>,
  locale: Locale,
  compare: (a: string, b: string) => number,
): Markup {
  const say = sayIn(locale)
  const name = ({ name }: CommuneRecord): string => name[toNameLocale(locale)]
  const rows = communes
    .toSorted((a, b) => compare(name(a), name(b)))
    .flatMap((commune) => {
      const own = (towns.get(commune.slug) ?? [])
        .filter(hasRow)
        .toSorted(
          (a, b) =>
            Number(b.town.kind === 'commune') - Number(a.town.kind === 'commune') || compare(a.town.name, b.town.name),
        )
      return own.map((town) => townRow(town, commune, locale))
    })
  const columns = ['town', 'listings', 'sale', 'rent', 'agencies'] as const
  const count = numberWords(locale).decimal(rows.length)
  return markup`<details class="more line"><summary><h2>${title}</h2>${say('agents.places', { count })}</summary>
${dataTable({
  caption: title,
  hideCaption: true,
  columns: columns.map((each, index) => ({ label: say(`agents.${each}`), isFigure: index > 0 })),
  rows,
})}
</details>`
}

/** Localities without homes on offer are found on the page of their commune. */
function hasRow({ town, activeListings }: TownAgencies): boolean {
  return town.kind === 'commune' || activeListings > 0
}

function townRow(record: TownAgencies, commune: CommuneRecord, locale: Locale): (string | Markup)[] {
  const { decimal } = numberWords(locale)
  const { town, activeListings, buyCount, rentCount } = record
  const link = markup`<a href="${ADDRESSES.agentsIn(locale, town.slug)}">${townName(record, commune, locale)}</a>`
  return [
    town.kind === 'commune' ? link : markup`<span class="within">${link}</span>`,
    ...[activeListings, buyCount, rentCount].map((count) => decimal(count)),
    agencyCount(record, locale),
  ]
}
