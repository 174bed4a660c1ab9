import { officialLevelSchema, type OfficialLevel } from '../../../../models/contracts/market/official-level.ts'
import { dayAndFiles } from '../../../engine/day-and-files.ts'
import type { Job } from '../../../engine/job.ts'
import { writeRecords } from '../../../warehouse/records.ts'
import { countCommunes } from './count-communes.ts'
import { CHECKED_LEVELS } from './official-facts.ts'

/** Months after the end of its period for which a level speaks of today. */
const CURRENT_MONTHS = 24

/** Selects the newest official level of each commune, to show beside this project's level and to anchor it. */
export const officialLevelsJob: Job = {
  name: 'official-levels',
  title: 'official price levels',
  inputs: ['official_price', 'commune'],
  outputs: ['official_level'],
  module: import.meta.url,
  parameters: dayAndFiles('price-levels.csv'),
  async work(run) {
    const { knownLevels } = await import('./known-levels.ts')
    const levels = newestLevels(await knownLevels(run), await run.asOf())
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

/** Levels checked against several publications take precedence over a delivered file. */
function rank(source: string): number {
  return source === CHECKED_LEVELS ? 0 : 1
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
