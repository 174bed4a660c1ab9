import type { ItemList, WithContext } from 'schema-dts'
import type { TownAgencies } from '../../../models/contracts/listings/agencies.ts'
import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { crumbTrail } from '../../html/crumb-trail.ts'
import { dataTable } from '../../html/data-table.ts'
import { keyFigures } from '../../html/key-figures.ts'
import { markup, type Markup } from '../../html/markup.ts'
import { homesIn } from '../../html/ask-form.ts'
import { renderSitePage, type SiteStatement } from '../../html/site-page.ts'

const NAME_CHARACTERS = 80
const MOST_URL_CHARACTERS = 1_000

/** The record of a town and of the commune that it lies in or is. */
export interface TownPageFacts {
  /** The very record that the tool answers from. */
  town: TownAgencies
  commune: CommuneRecord
  /** Localities of the commune that are towns, for the page of a commune. */
  localities: readonly TownAgencies[]
}

/** Name of a town: of a commune in the language of the page, of a locality as it has only one. */
export function townName({ town }: TownAgencies, commune: CommuneRecord, locale: Locale): string {
  return town.kind === 'commune' ? communeName(commune, locale) : town.name
}

/** Number of agencies of a town; a dash where no listing names one. */
export function agencyCount({ agencies, activeListings }: TownAgencies, locale: Locale): string {
  return agencies.length === 0 && activeListings > 0 ? '–' : numberWords(locale).decimal(agencies.length)
}

/** `/{locale}/estate-agents/{town}`: who offers how much, at which prices. */
export function townPage(facts: TownPageFacts, locale: Locale, site: SiteStatement): string {
  const { town: record, commune } = facts
  const say = sayIn(locale)
  const { decimal, day } = numberWords(locale)
  const name = townName(record, commune, locale)
  const title = say('agents.in', { town: name })
  return renderSitePage(
    {
      locale,
      section: 'agents',
      title,
      description: say(record.agencies.length === 0 ? 'agents.inDescriptionNone' : 'agents.inDescription', {
        town: name,
        day: day(record.asOf),
        listings: decimal(record.activeListings),
        sale: decimal(record.buyCount),
        rent: decimal(record.rentCount),
        agencies: decimal(record.agencies.length),
      }),
      addressIn: (other) => ADDRESSES.agentsIn(other, record.town.slug),
      hasMarkdown: false,
      jsonLd: agenciesJsonLd(record, title),
      body: bodyOf(facts, title, locale),
    },
    site,
  )
}

function bodyOf({ town: record, commune, localities }: TownPageFacts, title: string, locale: Locale): Markup {
  const say = sayIn(locale)
  const { decimal, day } = numberWords(locale)
  const name = communeName(commune, locale)
  const isCommune = record.town.kind === 'commune'
  const crumbs = [
    { label: say('page.nav.agents'), address: ADDRESSES.agents(locale) },
    ...(isCommune ? [] : [{ label: name, address: ADDRESSES.agentsIn(locale, commune.slug) }]),
  ]
  const counted = say('agents.counted', { day: day(record.asOf) })
  const town = townName(record, commune, locale)
  return markup`${crumbTrail(crumbs, locale)}
<h1>${title}</h1>
${isCommune ? undefined : markup`<p class="lead">${say('agents.within', { town: record.town.name, commune: name })}</p>`}
${keyFigures([
  { label: say('agents.listings'), value: decimal(record.activeListings), note: counted },
  { label: say('agents.sale'), value: decimal(record.buyCount), note: counted },
  { label: say('agents.rent'), value: decimal(record.rentCount), note: counted },
  { label: say('agents.agencies'), value: agencyCount(record, locale), note: counted },
])}
${agencyTable(record, title, locale)}
${localityList(localities, name, locale)}
<ul>
<li><a href="${homesIn(locale, town, record.buyCount === 0 && record.rentCount > 0 ? 'rent' : 'buy')}" rel="nofollow">${say('agents.search', { town })}</a></li>
<li><a href="${ADDRESSES.commune(locale, commune.slug)}">${say('agents.commune', { commune: name })}</a></li>
</ul>`
}

function agencyTable({ agencies }: TownAgencies, caption: string, locale: Locale): Markup {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  if (agencies.length === 0) return markup`<p class="unknown">${say('agents.none')}</p>`
  const rows = agencies.map((agency) => [
    nameOf(agency),
    decimal(agency.stock),
    decimal(agency.buyCount),
    rangeText(agency.salePriceMin, agency.salePriceMax, locale),
    decimal(agency.rentCount),
    rangeText(agency.rentMin, agency.rentMax, locale),
  ])
  const columns = ['agency', 'listings', 'sale', 'salePrices', 'rent', 'rents'] as const
  return markup`${dataTable({
    caption,
    hideCaption: true,
    columns: columns.map((name, index) => ({ label: say(`agents.${name}`), isFigure: index > 0 })),
    rows,
  })}
<p class="hint">${say('agents.note')}</p>`
}

function nameOf({ name, website }: TownAgencies['agencies'][number]): string | Markup {
  const shown = quotable(name, NAME_CHARACTERS)
  const isWeb = website !== null && website.length <= MOST_URL_CHARACTERS && /^https?:\/\//i.test(website)
  return isWeb ? markup`<a href="${website}" rel="nofollow noopener ugc">${shown}</a>` : shown
}

function rangeText(low: number | null, high: number | null, locale: Locale): string {
  if (low === null || high === null) return '–'
  const { euro } = numberWords(locale)
  const amount = (value: number): string => euro(value, Number.isInteger(value) ? 0 : 2)
  return low === high ? amount(low) : `${amount(low)} – ${amount(high)}`
}

function localityList(localities: readonly TownAgencies[], commune: string, locale: Locale): Markup | undefined {
  if (localities.length === 0) return undefined
  const { decimal } = numberWords(locale)
  const items = localities.map(
    ({ town, activeListings }) =>
      markup`<li><a href="${ADDRESSES.agentsIn(locale, town.slug)}">${town.name}</a> (${decimal(activeListings)})</li>`,
  )
  return markup`<h2>${sayIn(locale)('agents.localities', { commune })}</h2>
<ul class="links">
${items}
</ul>`
}

function agenciesJsonLd({ agencies }: TownAgencies, name: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: agencies.length,
    itemListElement: agencies.map((agency, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'RealEstateAgent', name: quotable(agency.name, NAME_CHARACTERS) },
    })),
  }
}
