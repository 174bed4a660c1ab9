import { officialLevelSchema, type OfficialLevel } from '../../../models/contracts/market/official-level.ts'
import type { OfficialPrice } from '../../../models/contracts/market/official-price.ts'
import { buildGazetteer, type Gazetteer } from '../../../models/places/gazetteer.ts'
import { resolveCommuneArgument } from '../../../models/places/commune-argument.ts'
import { dayAndFiles } from '../../engine/day-and-files.ts'
import type { Job, Run } from '../../engine/job.ts'
import type { PriceLevel } from '../../reference/reference-tables.ts'
import { writeRecords } from '../../warehouse/records.ts'
import { countCommunes } from './official/count-communes.ts'

const REFERENCE = 'reference:price-levels'
const CONDITIONS = { all: 'all', existing: 'existing', new_build: 'vefa' } as const
/** Months after the end of its period for which a level speaks of today. */
const CURRENT_MONTHS = 24
const MEANS = new Set<PriceLevel['statistic']>(['mean', 'mean_with_annexes'])

/** Selects the newest official level of each commune, to show beside this project's level and to anchor it. */
export const officialLevelsJob: Job = {
  name: 'official-levels',
  title: 'official price levels',
  inputs: ['official_price', 'commune'],
  outputs: ['official_level'],
  module: import.meta.url,
  parameters: dayAndFiles('price-levels.csv'),
  async work(run) {
    const gazetteer = buildGazetteer(run.reference)
    const known = [...referenceLevels(run, gazetteer), ...(await deliveredLevels(run, gazetteer))]
    const levels = newestLevels(known, await run.asOf())
    await writeRecords(run.warehouse, 'official_level', officialLevelSchema, levels)
    return countCommunes(levels)
  },
}

/**
 * Selects one level per commune, listing type, segment, basis and condition: that of the latest period that ended by the release day, marked as history
 * where that is long ago. A commune of today with several levels in one period (from its former communes) has none, because their weights are not stated.
 */
export function newestLevels(levels: readonly OfficialLevel[], asOf: string): OfficialLevel[] {
  const ended = levels.filter(({ period }) => periodEnd(period) <= asOf.slice(0, 7))
  const newest = [...Map.groupBy(ended, keyOf).values()].flatMap((same) => {
    const latest = same.reduce((end, { period }) => (periodEnd(period) > end ? periodEnd(period) : end), '')
    const own = same.filter(({ period }) => periodEnd(period) === latest)
    const [source] = own.map((level) => level.source).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    const [only, ...others] = own.filter((level) => level.source === source)
    return others.length === 0 ? [{ ...only!, isHistory: monthsBetween(latest, asOf) > CURRENT_MONTHS }] : []
  })
  return newest.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** A level of a merged commune counts for its former communes where the table still lists them separately. */
function referenceLevels({ reference }: Run, gazetteer: Gazetteer): OfficialLevel[] {
  return reference.priceLevels.flatMap((row) => {
    if (row.scope !== 'commune' || row.value === null || !MEANS.has(row.statistic)) return []
    const { listing_type: listingType, segment, basis, value: pricePerSqm, observations } = row
    const period = periodText(row.period_from, row.period_to)
    const level = { listingType, segment, basis, condition: CONDITIONS[row.age], pricePerSqm, observations, period }
    const merged = reference.communes.filter(({ successor }) => successor === row.area).map(({ slug }) => slug)
    return (merged.length > 0 ? merged : communesOf(gazetteer, row.area)).map((communeSlug) => ({
      communeSlug,
      ...level,
      source: REFERENCE,
    }))
  })
}

async function deliveredLevels({ warehouse }: Run, gazetteer: Gazetteer): Promise<OfficialLevel[]> {
  const rows = await warehouse.all<OfficialPrice & { sourceId: string }>(
    `SELECT * FROM official_price WHERE area_kind IN ('commune', 'city') AND price_per_sqm IS NOT NULL ORDER BY source_id, batch_id, row_number`,
  )
  const communes = new Map<string, string[]>()
  return rows.flatMap((row) => {
    const slugs = communes.get(row.communeText) ?? communesOf(gazetteer, row.communeText)
    communes.set(row.communeText, slugs)
    const { listingType, segment, basis, condition, observations, period } = row
    const level = { listingType, segment, basis, condition, pricePerSqm: row.pricePerSqm!, observations, period }
    return slugs.map((communeSlug) => ({ communeSlug, ...level, source: row.sourceId }))
  })
}

/** Communes with exactly this name, as written in the year of the level. */
function communesOf(gazetteer: Gazetteer, name: string): string[] {
  const found = resolveCommuneArgument(gazetteer, name)
  return found.kind === 'found' && found.place.kind === 'commune' && !found.isCorrected ? found.communes : []
}

/** Levels checked against several publications take precedence over a delivered file. */
function rank(source: string): number {
  return source === REFERENCE ? 0 : 1
}

function keyOf({ communeSlug, listingType, segment, basis, condition }: OfficialLevel): string {
  return [communeSlug, listingType, segment, basis, condition].join(' ')
}

/** Month in which a period ends. */
function periodEnd(period: string): string {
  const [, to] = period.split('/')
  return to ?? `${period}-12`
}

function monthsBetween(from: string, to: string): number {
  const monthOf = (day: string): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7))
  return monthOf(to) - monthOf(from)
}

function periodText(from: string, to: string): string {
  const isYear = from.slice(4) === '-01-01' && to === `${from.slice(0, 4)}-12-31`
  return isYear ? from.slice(0, 4) : `${from.slice(0, 7)}/${to.slice(0, 7)}`
}
