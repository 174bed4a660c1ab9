import { NATION } from '../../../../content/pages/nation.ts'
import type { OfficialPrice } from '../../../../models/contracts/market/official-price.ts'
import type { OfficialPriceRow } from '../../../../models/contracts/market/official-series.ts'
import { isSamePrice } from '../../../../models/prices/official-series/same-price.ts'
import { communesOfTheYear } from '../../../../models/places/communes-of-the-year.ts'
import type { Reference } from '../../../reference/load-reference.ts'
import type { PriceLevel } from '../../../reference/reference-tables.ts'
import { CHECKED_LEVELS } from './official-facts.ts'

/** A row of the warehouse with its source. */
export type DeliveredPrice = OfficialPrice & { sourceId: string }

type Facts = Omit<OfficialPriceRow, 'mergedInto' | 'year' | 'periodStart' | 'periodEnd'>
type Cell = Pick<Facts, 'pricePerSqm' | 'observations' | 'status'>

const CONDITIONS = { all: 'all', existing: 'existing', new_build: 'vefa' } as const
const MEANS = new Set<PriceLevel['statistic']>(['mean', 'mean_with_annexes'])

/**
 * Joins the official prices of all sources, one row per area, series and period. Levels checked against several publications come first, then
 * delivered files, then the committed history. A count that one source alone states completes the price of another, unless it belongs to another price.
 * @param delivered newest file first
 */
export function officialPriceRows(
  reference: Reference,
  delivered: readonly DeliveredPrice[],
  asOf: string,
): OfficialPriceRow[] {
  const mergedInto = new Map(reference.communeMergers.map((row) => [row.former_slug, row.successor_slug]))
  const rows = new Map<string, Facts>()
  const all = [...checkedLevels(reference), ...deliveredPrices(reference, delivered), ...committedYears(reference)]
  for (const facts of all) {
    const known = rows.get(keyOf(facts))
    if (known === undefined) rows.set(keyOf(facts), facts)
    else if (isSamePrice(known.pricePerSqm, facts.pricePerSqm)) known.observations ??= facts.observations
  }
  return [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, facts]) => ({ ...facts, ...spanOf(facts.period), mergedInto: mergedInto.get(facts.areaSlug) ?? null }))
    .map((row) => (row.areaLevel === 'nation' ? { ...row, mergedInto: null } : row))
    .filter(({ periodEnd }) => periodEnd <= asOf)
}

function checkedLevels({ priceLevels }: Reference): Facts[] {
  return priceLevels.flatMap((row) => {
    if (row.scope === 'quarter' || !MEANS.has(row.statistic)) return []
    const cell = cellOf(row.value, row.observations, row.value === null)
    if (cell === null) return []
    const { listing_type: listingType, basis, segment, period_from: from, period_to: to } = row
    const isYear = from.slice(4) === '-01-01' && to === `${from.slice(0, 4)}-12-31`
    return [
      {
        areaLevel: row.scope === 'country' ? 'nation' : 'commune',
        areaSlug: row.scope === 'country' ? NATION : row.area,
        listingType,
        basis,
        segment,
        condition: CONDITIONS[row.age],
        period: isYear ? from.slice(0, 4) : `${from.slice(0, 7)}/${to.slice(0, 7)}`,
        ...cell,
        source: CHECKED_LEVELS,
      },
    ]
  })
}

function deliveredPrices(reference: Reference, delivered: readonly DeliveredPrice[]): Facts[] {
  const communeOf = communesOfTheYear(reference)
  return delivered.flatMap((price) => {
    const { areaKind, communeText, listingType, basis, segment, condition, period, sourceId: source } = price
    const isNation = areaKind === 'country'
    const areaSlug = isNation ? NATION : communeOf(communeText)
    const cell = cellOf(price.pricePerSqm, price.observations, price.suppressed)
    if (areaKind === 'quartier' || areaSlug === undefined || cell === null) return []
    const areaLevel = isNation ? ('nation' as const) : ('commune' as const)
    return [{ areaLevel, areaSlug, listingType, basis, segment, condition, period, ...cell, source }]
  })
}

function committedYears({ officialPrices, officialCounts, officialNational }: Reference): Facts[] {
  const key = (row: (typeof officialCounts)[number] | (typeof officialPrices)[number]): string =>
    [row.area, row.listing_type, row.basis, row.segment, row.age, row.year].join(' ')
  const values = new Map(officialPrices.map((row) => [key(row), row.value]))
  const counts = new Map(officialCounts.map((row) => [key(row), row]))
  const years = new Map([...officialPrices, ...officialCounts].map((row) => [key(row), row]))
  const communes = [...years].flatMap(([id, row]): Facts[] => {
    const count = counts.get(id)
    const cell = cellOf(values.get(id) ?? null, count?.observations ?? null, count?.withheld === '1')
    if (cell === null) return []
    const { listing_type: listingType, basis, segment, age, year } = row
    const source = values.has(id) ? 'reference:official-prices' : 'reference:official-counts'
    const series = { listingType, basis, segment, condition: CONDITIONS[age], period: String(year) }
    return [{ areaLevel: 'commune', areaSlug: row.area, ...series, ...cell, source }]
  })
  const national = officialNational.map(
    ({ listing_type: listingType, basis, segment, age, year, value, observations }): Facts => ({
      areaLevel: 'nation',
      areaSlug: NATION,
      listingType,
      basis,
      segment,
      condition: CONDITIONS[age],
      period: String(year),
      pricePerSqm: value,
      observations,
      status: 'published',
      source: 'reference:official-national',
    }),
  )
  return [...communes, ...national]
}

/** @returns null where the table says neither a price nor a count */
function cellOf(pricePerSqm: number | null, observations: number | null, isWithheld: boolean): Cell | null {
  if (pricePerSqm !== null) return { pricePerSqm, observations, status: 'published' }
  if (observations === 0) return { pricePerSqm, observations, status: 'none' }
  return isWithheld ? { pricePerSqm, observations, status: 'withheld' } : null
}

function spanOf(period: string): Pick<OfficialPriceRow, 'year' | 'periodStart' | 'periodEnd'> {
  const [from = '', to] = period.split('/')
  const lastMonth = to ?? `${from}-12`
  const year = Number(lastMonth.slice(0, 4))
  const end = new Date(Date.UTC(year, Number(lastMonth.slice(5, 7)), 0)).toISOString().slice(0, 10)
  return { year, periodStart: to === undefined ? `${from}-01-01` : `${from}-01`, periodEnd: end }
}

function keyOf({ areaLevel, areaSlug, listingType, basis, segment, condition, period }: Facts): string {
  return [areaLevel, areaSlug, listingType, basis, segment, condition, period].join(' ')
}
