import type { OfficialBreak, OfficialSeries } from '../../contracts/market/official-series.ts'
import { COUNTRY } from './series-breaks.ts'

/** Communes whose figures make up the history of one: itself, the one that it joined, and those that joined it. The commune itself comes first. */
export function areasOf(series: Iterable<Pick<OfficialSeries, 'breaks'>>, slug: string): string[] {
  const areas = new Set([slug])
  const merged = [...series].flatMap(({ breaks }) => breaks.filter(({ reason }) => reason === 'merged'))
  for (const { area, with: joined } of merged) if (area === slug) for (const one of joined) areas.add(one)
  for (const { area, with: joined } of merged) if (area !== null && joined.includes(slug)) areas.add(area)
  return [...areas]
}

/** The part of a series that concerns some areas, with its breaks there. */
export function seriesOfAreas(series: OfficialSeries, areas: readonly string[]): OfficialSeries {
  const wanted = new Set(areas)
  const points = series.points.filter(({ area }) => wanted.has(area))
  return {
    ...series,
    breaks: series.breaks.filter((one) => concerns(one, wanted)),
    sources: [...new Set(points.map(({ source }) => source))].sort(),
    points,
  }
}

/** National figures of a series. */
export function nationalSeries(series: OfficialSeries): OfficialSeries {
  return seriesOfAreas(series, [COUNTRY])
}

function concerns({ area }: OfficialBreak, wanted: ReadonlySet<string>): boolean {
  return area === null || wanted.has(area)
}
