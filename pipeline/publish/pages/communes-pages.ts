import type { CollectionPage, WithContext } from 'schema-dts'
import { communeName } from '../../../models/kernel/commune.ts'
import { LOCALES, toDocumentLocale, toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import type { Canton } from '../../../models/kernel/canton.ts'
import { ADDRESSES, COMMUNE_ORDERS, type CommuneOrder } from '../../../content/html/addresses.ts'
import { crumbTrail } from '../../../content/html/crumb-trail.ts'
import { dataTable, type Column } from '../../../content/html/data-table.ts'
import { markup, type Markup } from '../../../content/html/markup.ts'
import { renderSitePage, type SitePage } from '../../../content/html/site-page.ts'
import { sourceList } from '../../../content/html/source-list.ts'
import type { Tile } from '../../../models/places/tile-grid.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { quarterWords } from '../../../content/say/quarter-words.ts'
import { sayIn } from '../../../content/say/words.ts'
import type { Run } from '../../engine/job.ts'
import { citedSources } from '../../releases/context.ts'
import { communeMap, communeTiles } from './parts/communes-map.ts'
import { communeRows, orderRows, type CommuneRow } from './parts/communes-overview.ts'
import { levelCell, unknownMark } from './parts/level-words.ts'
import type { PageFacts } from './parts/page-facts.ts'
import type { PageTask } from './parts/page-task.ts'

/** All communes as a table and a map, once in every order: sorting needs no script. */
export function communesPages({ reference }: Pick<Run, 'reference'>, facts: PageFacts): PageTask[] {
  const rows = communeRows(facts)
  const tiles = communeTiles(facts.communes)
  const cantons = new Map(reference.cantons.map((canton) => [canton.slug, canton]))
  return COMMUNE_ORDERS.flatMap((order) => {
    const translations = LOCALES.map((locale) => ({ locale, address: ADDRESSES.communes(locale, order) }))
    return translations.map(({ locale, address }) => ({
      address,
      locale,
      translations,
      lastModified: facts.context.asOf,
      html: () => renderSitePage(communesPage(facts, { rows, tiles, cantons }, order, locale), facts.site),
    }))
  })
}

interface Overview {
  rows: readonly CommuneRow[]
  /** By slug. */
  tiles: ReadonlyMap<string, Tile>
  cantons: ReadonlyMap<string, Canton>
}

/** The overview in one order and one language. */
export function communesPage(facts: PageFacts, overview: Overview, order: CommuneOrder, locale: Locale): SitePage {
  const say = sayIn(locale)
  const { asOf, quarter, absoluteUrl, sources } = facts.context
  const count = overview.rows.length
  const title = say('communes.title')
  const description = say('communes.description', { count, day: numberWords(locale).day(asOf) })
  const ordered = orderRows(overview.rows, order, locale)
  const feeds = [...sources.keys()].filter((id) => !id.startsWith('reference:'))
  const scored = facts.communes.flatMap(({ slug }) => facts.intelligence[slug]?.sources ?? []).map(({ id }) => id)
  return {
    locale,
    section: 'communes',
    title: order === 'liveability' ? title : `${title}: ${say(`communes.by.${order}`)}`,
    description,
    addressIn: (other) => ADDRESSES.communes(other, order),
    hasMarkdown: false,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      '@id': absoluteUrl(ADDRESSES.communes(locale, order)),
      name: title,
      description,
      inLanguage: toDocumentLocale(locale),
      dateModified: asOf,
      about: { '@type': 'Country', name: 'Luxembourg', identifier: 'LU' },
    } satisfies WithContext<CollectionPage>,
    body: markup`${crumbTrail([], locale)}
<h1>${title}</h1>
<p class="lead">${say('communes.lead', { count, quarter: quarterWords(quarter, locale).title })}</p>
${orderLinks(order, locale)}
${order === 'name' ? undefined : communeMap(overview, order, locale)}
${communesTable(ordered, overview, order, locale)}
${sourceList(citedSources(facts.context, [...feeds, ...scored]), locale)}`,
  }
}

/** The orders beside the map: the headings of the table may be far below. */
function orderLinks(order: CommuneOrder, locale: Locale): Markup {
  const say = sayIn(locale)
  const links = COMMUNE_ORDERS.map((each) => {
    const current = each === order ? markup` aria-current="page"` : undefined
    return markup`<a href="${ADDRESSES.communes(locale, each)}"${current}>${say(`communes.by.${each}`)}</a>`
  })
  return markup`<nav class="choices" aria-label="${say('communes.orderBy')}">${links}</nav>`
}

function communesTable(
  rows: readonly CommuneRow[],
  { cantons }: Overview,
  order: CommuneOrder,
  locale: Locale,
): Markup {
  const say = sayIn(locale)
  const heading = (by: CommuneOrder, isFigure = true): Column => ({
    label: markup`<a href="${ADDRESSES.communes(locale, by)}">${say(`communes.by.${by}`)}</a>`,
    isFigure,
    ...(by === order ? { order: by === 'name' ? ('ascending' as const) : ('descending' as const) } : {}),
  })
  const table = dataTable({
    caption: say('communes.title'),
    hideCaption: true,
    columns: [
      heading('name', false),
      heading('sale'),
      heading('change'),
      heading('rent'),
      heading('liveability'),
      heading('listings'),
      { label: say('communes.canton') },
    ],
    rows: rows.map((row) => rowCells(row, cantons, locale)),
  })
  return markup`<p class="hint">${say('communes.tableNote')}</p>
${table}`
}

function rowCells(
  { commune, sale, rent, listings }: CommuneRow,
  cantons: Overview['cantons'],
  locale: Locale,
): (string | Markup)[] {
  const { decimal, signedPercent } = numberWords(locale)
  const canton = cantons.get(commune.canton)
  const change = sale?.yoyPercent ?? null
  return [
    markup`<a href="${ADDRESSES.commune(locale, commune.slug)}">${communeName(commune, locale)}</a>`,
    levelCell(sale, 'sale', locale),
    change === null ? unknownMark(locale) : signedPercent(change),
    levelCell(rent, 'rent', locale),
    commune.liveabilityScore === null ? unknownMark(locale) : decimal(commune.liveabilityScore, 1),
    decimal(listings),
    canton?.name[toNameLocale(locale)] ?? commune.canton,
  ]
}
