import { median } from '../../statistics/median.ts'
import { yearlyGrowth, type AnnualHistory } from '../official/annual-levels.ts'

/** Log prices per m² by area and year: registered in deeds of one kind of home, and asked in adverts. */
export type Panel = { readonly paid: AnnualHistory; readonly asked: AnnualHistory }

/** Log levels of the country by year, as the median change of areas with values in both years carries them on from 0. */
export type YearPath = ReadonlyMap<number, number>

/** Fewest areas that two years must share for a change between them to be known, and that a year needs for a common ratio. */
export const FEWEST_AREAS = 5

/** Log ratios of paid to asked by area and year. */
export function publishedRatios({ paid, asked }: Panel): AnnualHistory {
  return new Map(
    [...paid].map(([area, own]) => {
      const adverts = asked.get(area)
      const both = [...own].flatMap(([year, value]): [number, number][] => {
        const price = adverts?.get(year)
        return price === undefined ? [] : [[year, value - price]]
      })
      return [area, new Map(both)]
    }),
  )
}

/** Years in which enough areas have both figures, ascending. */
export function commonYears(panel: Panel): number[] {
  const years = [...publishedRatios(panel).values()].flatMap((own) => [...own.keys()])
  const counts = Map.groupBy(years, (year) => year)
  return [...counts].flatMap(([year, { length }]) => (length >= FEWEST_AREAS ? [year] : [])).toSorted((a, b) => a - b)
}

/** @param first the path is 0 there @param last no later year is looked at */
export function yearPath(history: AnnualHistory, first: number, last: number): YearPath {
  const path = new Map([[first, 0]])
  let known = first
  for (let year = first + 1; year <= last; year++) {
    if (matchedAreas(history, known, year) < FEWEST_AREAS) continue
    path.set(year, path.get(known)! + (year - known) * yearlyGrowth(history, known, year))
    known = year
  }
  return path
}

/** Median of what a figure of each area and year is above the path of the country. */
export function typicalDeviation(history: AnnualHistory, path: YearPath): number {
  return median([...history.values()].flatMap((own) => [...path].flatMap(([year, level]) => aboveOf(own, year, level))))
}

/** Median log ratio of paid to asked, apart from what the two paths say of the year. */
export function typicalMarkup({ paid, asked }: Panel, paidPath: YearPath, askedPath: YearPath): number {
  return median(
    [...paid].flatMap(([area, own]) =>
      [...paidPath].flatMap(([year, level]) => {
        const [above] = aboveOf(own, year, level)
        const [askedAbove] = aboveOf(asked.get(area), year, askedPath.get(year))
        return above === undefined || askedAbove === undefined ? [] : [above - askedAbove]
      }),
    ),
  )
}

function aboveOf(own: ReadonlyMap<number, number> | undefined, year: number, level: number | undefined): number[] {
  const value = own?.get(year)
  return value === undefined || level === undefined ? [] : [value - level]
}

function matchedAreas(history: AnnualHistory, from: number, to: number): number {
  return [...history.values()].filter((own) => own.has(from) && own.has(to)).length
}
