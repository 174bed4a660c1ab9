import { colon } from '../../say/typography.ts'
import type { CollectionPage, WithContext } from 'schema-dts'
import type { Canton } from '../../../models/kernel/canton.ts'
import type { TrendSeries } from '../../../models/contracts/market/trend.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { toDocumentLocale, toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES, COMMUNE_ORDERS, type CommuneOrder } from '../../html/addresses.ts'
import type { Tile } from '../../../models/places/tile-grid.ts'
import { laterData } from '../../say/market/later-data.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { hint, paragraph, table, type Choices, type Column, type Table } from '../../sections/block.ts'
import type { Document } from '../../sections/document.ts'
import { link, small, type Text } from '../../sections/inline.ts'
import { changeCell, levelCell, unknownMark } from '../level-cells.ts'
import { limitHints } from '../limit-hints.ts'
import { citedSources, feedIds, newestQuarter, type MarketFacts, type ReleaseFacts } from '../market-facts.ts'
import { communeMap } from './communes-map.ts'
import { communeRows, orderRows, type CommuneRow, mappedFigure } from './communes-overview.ts'

/** Facts for the overview of communes. */
export interface OverviewFacts extends Pick<
  MarketFacts,
  'communes' | 'trends' | 'activity' | 'intelligence' | 'outlines' | 'release'
> {
  /** By slug. */
  cantons: ReadonlyMap<string, Canton>
  /** By slug. */
  tiles: ReadonlyMap<string, Tile>
}

/** Quarters that the page names for its levels. */
type Quarters = Record<TrendSeries['listingType'], string>

/** All communes as a map and a table, in one order. */
export function communesDocument(facts: OverviewFacts, order: CommuneOrder, locale: Locale): Document {
  const say = sayIn(locale)
  const { communes, intelligence, tiles, outlines, release } = facts
  const rows = communeRows(facts)
  const count = rows.length
  const title = say('communes.title')
  const mapped = order === 'name' ? undefined : mappedFigure(rows, order)
  const description = say('communes.description', { count, day: numberWords(locale).day(release.asOf) })
  const scored = communes.flatMap(({ slug }) => intelligence[slug]?.sources ?? []).map(({ id }) => id)
  return {
    locale,
    title: order === 'liveability' ? title : `${title}${colon(locale)} ${say(`communes.by.${order}`)}`,
    description:
      order === 'liveability' ? description : `${say(`communes.by.${order}`)}${colon(locale)} ${description}`,
    crumbs: [],
    blocks: [
      paragraph(leadOf(rows, release.quarter, locale), 'lead'),
      orderChoices(order, locale),
      ...(mapped === undefined ? [] : [communeMap({ rows, tiles, outlines, release }, mapped, locale)]),
      hint(say('communes.tableNote')),
      ...laterData(Object.values(intelligence), release.asOf, locale).map((text) => hint(text)),
      ...limitHints(facts, ['sale', 'rent'], locale),
      communesTable(orderRows(rows, order, locale), facts, order, locale),
    ],
    sources: citedSources(release, [...feedIds(release), ...scored]),
  }
}

function leadOf(rows: readonly CommuneRow[], quarter: string, locale: Locale): string {
  const say = sayIn(locale)
  const count = rows.length
  const known = rows.filter(({ sale }) => sale?.pricePerSqm != null).length
  const isPriced = rows.some(({ sale, rent }) => [sale, rent].some((point) => point?.pricePerSqm != null))
  return isPriced
    ? say('communes.lead', { count, known, quarter: quartersOf(rows, quarter, locale) })
    : say('communes.leadNone', { count })
}

/** The quarter of the levels, or that of sales and that of rents where they differ. */
function quartersOf(rows: readonly CommuneRow[], current: string, locale: Locale): string {
  const say = sayIn(locale)
  const title = (quarter: string): string => quarterWords(quarter, locale).title
  const { sale, rent } = newestQuarters(rows, current)
  if (sale === rent) return title(sale)
  return say('communes.leadQuarters', { sale: title(sale), rent: title(rent) })
}

function newestQuarters(rows: readonly CommuneRow[], current: string): Quarters {
  const sale = newestQuarter(rows.map((row) => row.sale)) ?? current
  return { sale, rent: newestQuarter(rows.map((row) => row.rent)) ?? sale }
}

/** The overview as schema.org has a page of a collection. */
export function communesJsonLd(
  { description, locale }: Pick<Document, 'description' | 'locale'>,
  order: CommuneOrder,
  { asOf, baseUrl }: ReleaseFacts,
): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': `${baseUrl}${ADDRESSES.communes(locale, order)}`,
    name: sayIn(locale)('communes.title'),
    description,
    inLanguage: toDocumentLocale(locale),
    dateModified: asOf,
    about: { '@type': 'Country', name: 'Luxembourg', identifier: 'LU' },
  }
}

/** The orders beside the map: the headings of the table may be far below. */
function orderChoices(order: CommuneOrder, locale: Locale): Choices {
  const say = sayIn(locale)
  const choices = COMMUNE_ORDERS.map((each) => ({
    label: say(`communes.by.${each}`),
    address: ADDRESSES.communes(locale, each),
    isCurrent: each === order,
  }))
  return { kind: 'choices', label: say('communes.orderBy'), choices }
}

function communesTable(
  rows: readonly CommuneRow[],
  { cantons, release }: OverviewFacts,
  order: CommuneOrder,
  locale: Locale,
): Table {
  const say = sayIn(locale)
  const key = order === 'name' ? 'sale' : order
  const below = key === 'sale' ? 'change' : 'sale'
  const quarters = newestQuarters(rows, release.quarter)
  const heading = (by: CommuneOrder): Column => ({
    label: link(say(`communes.by.${by}`), ADDRESSES.communes(locale, by)),
    isFigure: by !== 'name',
    ...(by === order && { order: by === 'name' || by === 'commute' ? 'ascending' : 'descending' }),
    ...(by === key && { phone: 'key' }),
    ...(by === below && { phone: 'labelled' }),
  })
  const columns = (['name', 'sale', 'change', 'rent', 'commute', 'liveability', 'listings'] as const).map(heading)
  return table(
    say('communes.title'),
    [...columns, say('communes.canton')],
    rows.map((row) => rowCells(row, cantons, quarters, locale)),
  )
}

function rowCells(
  { commune, sale, rent, commute, listings }: CommuneRow,
  cantons: OverviewFacts['cantons'],
  quarters: Quarters,
  locale: Locale,
): Text[] {
  const { decimal } = numberWords(locale)
  return [
    link(communeName(commune, locale), ADDRESSES.commune(locale, commune.slug)),
    levelCell(sale, 'sale', locale, quarters.sale),
    changeCell(sale?.yoyPercent, locale),
    levelCell(rent, 'rent', locale, quarters.rent),
    commute === undefined
      ? unknownMark(locale)
      : [decimal(commute.minutes), ' ', small(`(${decimal(commute.low)} – ${decimal(commute.high)})`)],
    commune.liveabilityScore === null ? unknownMark(locale) : decimal(commune.liveabilityScore, 1),
    decimal(listings),
    cantons.get(commune.canton)?.name[toNameLocale(locale)] ?? commune.canton,
  ]
}
