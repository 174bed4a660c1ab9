import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import type { CommuteSpan } from '../../../models/contracts/places/commute.ts'
import type { TrendPoint, TrendSeries } from '../../../models/contracts/market/trend.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { toLanguageTag, type Locale } from '../../../models/kernel/locale.ts'
import type { CommuneOrder } from '../../html/addresses.ts'
import { newestPoint, type MarketFacts } from '../market-facts.ts'

/** Row of the overview for one commune. */
export interface CommuneRow {
  commune: CommuneRecord
  /** Newest quarter; of all homes, but where one kind was asked for. */
  sale: TrendPoint | undefined
  rent: TrendPoint | undefined
  listings: number
  /** Minutes to the City by public transport, door to door in the peak. */
  commute: CommuteSpan | undefined
}

/** A figure that the overview can be ordered by; the name is none. */
export type CommuneFigure = Exclude<CommuneOrder, 'name'>

/** @param segment homes that the sale levels are of */
export function communeRows(
  facts: Pick<MarketFacts, 'communes' | 'trends' | 'activity' | 'intelligence'>,
  segment: TrendSeries['segment'] = 'all',
): CommuneRow[] {
  return facts.communes.map((commune) => {
    const { slug } = commune
    const newest = (of: Pick<TrendSeries, 'listingType' | 'segment'>): TrendPoint | undefined =>
      newestPoint(facts, { areaLevel: 'commune', areaSlug: slug, ...of })
    const activity = (facts.activity.get(slug) ?? []).filter(({ segment }) => segment === 'all')
    const listings = activity.reduce((sum, { activeListings }) => sum + activeListings, 0)
    const commute = facts.intelligence[slug]?.commute?.['luxembourg-city'].transit.peak
    const [sale, rent] = [newest({ listingType: 'sale', segment }), newest({ listingType: 'rent', segment: 'all' })]
    return { commune, sale, rent, listings, commute }
  })
}

/** The figure of a commune; null where it is not known. */
export function figureOf({ commune, sale, rent, listings, commute }: CommuneRow, figure: CommuneFigure): number | null {
  switch (figure) {
    case 'liveability':
      return commune.liveabilityScore
    case 'sale':
      return sale?.pricePerSqm ?? null
    case 'rent':
      return rent?.pricePerSqm ?? null
    case 'change':
      return sale?.yoyPercent ?? null
    case 'listings':
      return listings
    case 'commute':
      return commute?.minutes ?? null
  }
}

/** Whether a figure is a change, which has classes of its own. */
export function isOfChange(figure: CommuneFigure): figure is 'change' {
  return figure === 'change'
}

/** Whether a figure rests on neighbours more than on the commune. */
export function isModelled({ sale, rent }: CommuneRow, figure: CommuneFigure): boolean {
  const point = figure === 'sale' ? sale : figure === 'rent' ? rent : undefined
  return point?.dataAvailability === 'estimated'
}

/** The figure to colour a map by: another one where nothing is known of the one asked for. @returns undefined where nothing is known at all */
export function mappedFigure(rows: readonly CommuneRow[], asked: CommuneFigure): CommuneFigure | undefined {
  const figures: CommuneFigure[] = [asked, 'liveability', 'commute']
  return figures.find((figure) => rows.some((row) => figureOf(row, figure) !== null))
}

/** Names and minutes upwards, other figures downwards, with what is not known at the end; equal figures by name. */
export function orderRows(rows: readonly CommuneRow[], order: CommuneOrder, locale: Locale): CommuneRow[] {
  const { compare } = new Intl.Collator(toLanguageTag(locale))
  const byName = (a: CommuneRow, b: CommuneRow): number =>
    compare(communeName(a.commune, locale), communeName(b.commune, locale)) ||
    (a.commune.slug < b.commune.slug ? -1 : 1)
  if (order === 'name') return [...rows].sort(byName)
  const sign = order === 'commute' ? -1 : 1
  const valueOf = (row: CommuneRow): number => {
    const value = figureOf(row, order)
    return value === null ? -Infinity : sign * value
  }
  return [...rows].sort((a, b) => (valueOf(b) === valueOf(a) ? byName(a, b) : valueOf(b) - valueOf(a)))
}
