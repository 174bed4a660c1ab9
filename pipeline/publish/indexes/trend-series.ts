import type { OfficialLevel } from '../../../models/contracts/market/official-level.ts'
import { trendKey, type TrendRow, type TrendSeries } from '../../../models/contracts/market/trend.ts'
import { compareText } from '../../../models/kernel/compare-text.ts'
import { calculationBases } from '../../../content/say/calculation-basis.ts'
import type { Run } from '../../engine/job.ts'
import { stockDays } from './stock-days.ts'

/** Levels of every area with their words, and the official ones beside them; ordered by area, listing type and segment. */
export async function trendSeries(run: Run): Promise<TrendSeries[]> {
  const rows = await run.warehouse.all<TrendRow>(
    'SELECT * FROM trend_point ORDER BY area_level, area_slug, listing_type, segment, right(quarter, 4), quarter',
  )
  const stocks = await stockDays(run.warehouse)
  const series: TrendSeries[] = []
  for (const { areaLevel, areaSlug, listingType, segment, basis, ...row } of rows) {
    const stockOn = stocks.get(listingType)
    const point = { ...row, ...(stockOn !== undefined && { stockOn }) }
    const last = series.at(-1)
    const same =
      last?.areaLevel === areaLevel &&
      last.areaSlug === areaSlug &&
      last.listingType === listingType &&
      last.segment === segment
    if (same) last.points.push(point)
    else series.push({ areaLevel, areaSlug, listingType, segment, basis, points: [point] })
  }
  return withWords(
    run,
    series.map((one) => ({ ...one, ...limitsOf(run.sources, one.listingType) })),
  )
}

/** Prices that the adverts of a listing type were limited to, as their feeds state it. */
function limitsOf(sources: Run['sources'], listingType: TrendSeries['listingType']): Pick<TrendSeries, 'limits'> {
  const limits = sources.flatMap(({ covers }) => covers?.[listingType] ?? [])
  return limits.length === 0 ? {} : { limits }
}

/** Adds a series without points for every commune that has an official figure and no level of our own. */
function withOfficialAlone(series: readonly TrendSeries[], levels: readonly OfficialLevel[]): TrendSeries[] {
  const known = new Set(series.map(trendKey))
  const alone = levels.map(({ communeSlug, listingType }): TrendSeries => {
    return { areaLevel: 'commune', areaSlug: communeSlug, listingType, segment: 'all', basis: 'asking', points: [] }
  })
  const missing = new Map(alone.filter((one) => !known.has(trendKey(one))).map((one) => [trendKey(one), one]))
  return [...series, ...missing.values()].sort((a, b) => compareText(trendKey(a), trendKey(b)))
}

/** Adds the official levels and the evidence to the series of all dwellings of each commune. */
async function withWords(run: Run, series: TrendSeries[]): Promise<TrendSeries[]> {
  const levels = await run.warehouse.all<OfficialLevel>(
    'SELECT * FROM official_level ORDER BY commune_slug, listing_type, basis, segment, condition',
  )
  const official = Map.groupBy(levels, ({ communeSlug, listingType }) => `${communeSlug} ${listingType}`)
  const names = new Map(run.reference.communes.map(({ slug, name }) => [slug, { ...name, pt: name.fr }]))
  return withOfficialAlone(series, levels).map((one) => {
    const { areaLevel, areaSlug, listingType, segment, points } = one
    const name = names.get(areaSlug)
    if (areaLevel !== 'commune' || segment !== 'all' || !name) return one
    const figures = (official.get(`${areaSlug} ${listingType}`) ?? []).map(({ communeSlug: _, ...figure }) => figure)
    const newest = points.at(-1)
    if (newest === undefined) return { ...one, official: figures }
    const facts = { listingType, quarter: newest.quarter, comparedWith: 'both' } as const
    return { ...one, official: figures, calculationBasis: calculationBases(name, facts) }
  })
}
