import type { OfficialBreak, OfficialPoint } from '../../contracts/market/official-series.ts'

/** Area of a national figure. */
export const COUNTRY = 'LU'

/** A commune that became part of another on the first day of a year, or within it. */
export interface Merger {
  former_slug: string
  successor_slug: string
  year: number
}

const YEAR = /^\d{4}$/

/**
 * Finds where a series must not be read on without a thought: years that no area has a figure of, periods that overlap, communes whose territory
 * changed, and what the office flags itself.
 * @param points of one series
 */
export function seriesBreaks(points: readonly OfficialPoint[], mergers: readonly Merger[]): OfficialBreak[] {
  return [...missingYears(points), ...overlaps(points), ...territories(points, mergers), ...flagged(points)]
}

/** Runs of years without any row, between the first and the last year; of a series by commune, without a row of any commune. */
function missingYears(all: readonly OfficialPoint[]): OfficialBreak[] {
  const byCommune = all.filter(({ area }) => area !== COUNTRY)
  const points = byCommune.length > 0 ? byCommune : all
  if (!points.some(({ period }) => YEAR.test(period))) return []
  const known = new Set(points.map(({ end }) => Number(end.slice(0, 4))))
  const [first, last] = [Math.min(...known), Math.max(...known)]
  const runs: [number, number][] = []
  for (let year = first; year <= last; year++) {
    if (known.has(year)) continue
    const run = runs.at(-1)
    if (run?.[1] === year - 1) run[1] = year
    else runs.push([year, year])
  }
  return runs.map(([from, to]) => ({ reason: 'years_missing', area: null, from: `${from}`, to: `${to}`, with: [] }))
}

/** Periods of a series of years that share months with a whole year of the same area. */
function overlaps(points: readonly OfficialPoint[]): OfficialBreak[] {
  const rolling = [
    ...new Map(points.filter(({ period }) => period.includes('/')).map((one) => [one.period, one])).values(),
  ]
  const years = points.filter(({ period }) => YEAR.test(period))
  return rolling.flatMap(({ start, period }) => {
    const before = years.find(({ end }) => end >= start && end.slice(0, 4) === start.slice(0, 4))
    return before === undefined
      ? []
      : [{ reason: 'overlap' as const, area: null, from: before.period, to: period, with: [] }]
  })
}

/** Communes that took in others while the series runs, and those that ended by it. */
function territories(points: readonly OfficialPoint[], mergers: readonly Merger[]): OfficialBreak[] {
  const firstEnd = new Map<string, string>()
  for (const { area, end } of points) if (end < (firstEnd.get(area) ?? '9999')) firstEnd.set(area, end)
  const areas = new Set(firstEnd.keys())
  const joined = Map.groupBy(mergers, ({ successor_slug, year }) => `${successor_slug} ${year}`)
  const grown = [...joined.values()].flatMap((group): OfficialBreak[] => {
    const { successor_slug: area, year } = group[0]!
    const own = group.map(({ former_slug }) => former_slug).filter((slug) => slug !== area)
    const isBefore = (slug: string): boolean => (firstEnd.get(slug) ?? '9999') < `${year}`
    // Without a former commune the table restates earlier years in the new territory.
    if (!isBefore(area) || !own.some(isBefore)) return []
    return [{ reason: 'territory_grew', area, from: `${year}`, to: `${year}`, with: own.sort() }]
  })
  const ended = mergers
    .filter(({ former_slug }) => areas.has(former_slug))
    .map(({ former_slug: area, successor_slug, year }): OfficialBreak => ({
      reason: 'merged',
      area,
      from: `${year}`,
      to: `${year}`,
      with: [successor_slug],
    }))
  return [...grown, ...ended].sort((a, b) => (`${a.area} ${a.from}` < `${b.area} ${b.from}` ? -1 : 1))
}

function flagged(points: readonly OfficialPoint[]): OfficialBreak[] {
  return points
    .filter(({ flag }) => flag?.includes('b'))
    .map(({ area, period }) => ({ reason: 'office_break' as const, area, from: period, to: period, with: [] }))
}
