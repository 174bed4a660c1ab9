import type { AnnualOutcome, AnnualValue } from '../../../models/forecast/official/annual-forecast.ts'
import { mean } from '../../../models/statistics/mean.ts'
import { median } from '../../../models/statistics/median.ts'
import type { Reference } from '../../../pipeline/reference/load-reference.ts'

/** Fewest communes of a canton whose median change says something of it. */
const FEWEST = 3

/** Past forecasts with a share of the growth by which each canton went beside the country, as far as it was known then. */
export function withCantonGrowth(
  values: readonly AnnualValue[],
  outcomes: readonly AnnualOutcome[],
  cantons: ReadonlyMap<string, string>,
  share: number,
): AnnualOutcome[] {
  const years = [...new Set(values.map(({ year }) => year))].toSorted((a, b) => a - b)
  const logs = new Map(values.map(({ area, year, value }) => [`${area} ${year}`, Math.log(value)]))
  const areas = [...new Set(values.map(({ area }) => area))]
  const changes = (year: number, canton?: string): number[] =>
    areas
      .filter((area) => canton === undefined || cantons.get(area) === canton)
      .map((area) => logs.get(`${area} ${year}`)! - logs.get(`${area} ${year - 1}`)!)
      .filter((change) => !Number.isNaN(change))
  const beside = (canton: string, origin: number): number => {
    const known = years.filter((year) => year <= origin && changes(year, canton).length >= FEWEST)
    const gaps = known.map((year) => median(changes(year, canton)) - median(changes(year)))
    return gaps.length === 0 ? 0 : (mean(gaps) + gaps.at(-1)!) / 2
  }
  const gaps = new Map<string, number>()
  return outcomes.map((outcome) => {
    const canton = cantons.get(outcome.area) ?? ''
    const key = `${canton} ${outcome.origin}`
    const gap = gaps.get(key) ?? beside(canton, outcome.origin)
    gaps.set(key, gap)
    return { ...outcome, predicted: outcome.predicted * Math.exp(share * gap) }
  })
}

/** Canton by slug of a commune, former ones included. */
export function cantonsOf({
  communes,
  communeMergers,
}: Pick<Reference, 'communes' | 'communeMergers'>): Map<string, string> {
  const cantons = new Map(communes.map(({ slug, canton }) => [slug, canton]))
  for (const { former_slug, successor_slug, commune } of communeMergers) {
    cantons.set(former_slug, cantons.get(commune)!)
    cantons.set(successor_slug, cantons.get(commune)!)
  }
  return cantons
}
