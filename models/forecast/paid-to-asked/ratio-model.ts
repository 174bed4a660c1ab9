import { median } from '../../statistics/median.ts'
import { mean } from '../../statistics/mean.ts'
import { levelAndMarkup, type AreaYear, type Belief, type Spreads } from './level-and-markup.ts'
import { commonYears, FEWEST_AREAS, typicalDeviation, typicalMarkup, yearPath, type Panel } from './panel.ts'

/** A panel at the end of a year, in log points. */
export type RatioModel = {
  /** The last year of which deeds are known. */
  readonly year: number
  /** Growth of a year that the country's deeds have had, by year, oldest first. */
  readonly growth: readonly number[]
  readonly areas: readonly AreaState[]
}

export type AreaState = {
  readonly area: string
  /** Level of what is paid at the end of the year, noise of its deeds left out. */
  readonly level: number
  /** Log ratio of paid to asked in the year. */
  readonly ratio: number
  /** Standard deviation of next year's registered mean, apart from what all areas share. */
  readonly levelDeviation: number
  /** Standard deviation of next year's ratio of the published means, apart from what all areas share. */
  readonly ratioDeviation: number
}

/** Tried by likelihood; deviations in log points. */
const LEVEL_STEPS = [0.01, 0.02, 0.03, 0.045]
const PAID_NOISES = [0.02, 0.03, 0.05]
const ASKED_NOISES = [0.04, 0.06, 0.09, 0.13]
const MARKUP_SPREADS = [0.05, 0.1]
const MARKUP_STEPS = [0, 0.02]
const SPREADS: readonly Spreads[] = LEVEL_STEPS.flatMap((levelStep) =>
  PAID_NOISES.flatMap((paidNoise) =>
    ASKED_NOISES.flatMap((askedNoise) =>
      MARKUP_SPREADS.flatMap((markupSpread) =>
        MARKUP_STEPS.map((markupStep) => ({ levelStep, paidNoise, askedNoise, markupSpread, markupStep })),
      ),
    ),
  ),
)

/**
 * Fits the paths of what is paid and asked, and how much levels and ratios of areas differ and drift (by likelihood, pooled over areas).
 *
 * @param year last year of which deeds may be known
 * @param askedUntil last year of which adverts may be known
 * @returns undefined where too few areas have both figures
 */
export function ratioModel(panel: Panel, year: number, askedUntil = year): RatioModel | undefined {
  const [first] = commonYears(panel)
  if (first === undefined || first >= year) return undefined
  const paidPath = yearPath(panel.paid, first, year)
  const askedPath = yearPath(panel.asked, first, askedUntil)
  const last = Math.max(...paidPath.keys())
  if (last !== year || !askedPath.has(year)) return undefined
  const prior = {
    level: typicalDeviation(panel.paid, paidPath),
    markup: typicalMarkup(panel, paidPath, askedPath),
  }
  const span = Math.max(year, askedUntil) - first + 1
  const areas = [...panel.paid.keys()].toSorted().map((area) => ({
    area,
    years: Array.from({ length: span }, (_, index): AreaYear => {
      const at = first + index
      return { paid: above(panel.paid, paidPath, area, at), asked: above(panel.asked, askedPath, area, at) }
    }),
  }))
  const beliefsBy = (spreads: Spreads): Belief[] => areas.map(({ years }) => levelAndMarkup(years, spreads, prior))
  const fitted = SPREADS.map((spreads) => ({ spreads, beliefs: beliefsBy(spreads) }))
  const likelihood = (beliefs: readonly Belief[]): number => beliefs.reduce((all, one) => all + one.logLikelihood, 0)
  const { spreads, beliefs } = fitted.reduce((a, b) => (likelihood(b.beliefs) > likelihood(a.beliefs) ? b : a))
  const common = paidPath.get(year)! - askedPath.get(year)!
  const shift = yearShift(panel, year, areas, beliefs, common)
  return {
    year,
    growth: growthOf(paidPath),
    areas: areas.map(({ area }, index) => {
      const { level, levelVariance, markup, markupVariance } = beliefs[index]!
      return {
        area,
        level: level + paidPath.get(year)!,
        ratio: common + markup + shift,
        levelDeviation: Math.sqrt(levelVariance + spreads.levelStep ** 2 + spreads.paidNoise ** 2),
        ratioDeviation: Math.sqrt(
          markupVariance + spreads.markupStep ** 2 + spreads.paidNoise ** 2 + spreads.askedNoise ** 2,
        ),
      }
    }),
  }
}

/** Growth of a year expected of deeds: halfway between the mean of all years and the last. */
export function carriedGrowth(growth: readonly number[]): number {
  return (mean(growth) + growth.at(-1)!) / 2
}

function above(history: Panel['paid'], path: ReadonlyMap<number, number>, area: string, year: number): number | null {
  const [value, level] = [history.get(area)?.get(year), path.get(year)]
  return value === undefined || level === undefined ? null : value - level
}

/** Median surprise of the ratios of a year: the paths, chained over years, miss what these have in common. */
function yearShift(
  { paid, asked }: Panel,
  year: number,
  areas: readonly { readonly area: string }[],
  beliefs: readonly Belief[],
  common: number,
): number {
  const surprises = areas.flatMap(({ area }, index) => {
    const [deeds, adverts] = [paid.get(area)?.get(year), asked.get(area)?.get(year)]
    return deeds === undefined || adverts === undefined ? [] : [deeds - adverts - common - beliefs[index]!.markup]
  })
  return surprises.length < FEWEST_AREAS ? 0 : median(surprises)
}

/** A change over several years counts as so much a year, once. */
function growthOf(path: ReadonlyMap<number, number>): number[] {
  const years = [...path.keys()]
  return years.slice(1).map((year, index) => (path.get(year)! - path.get(years[index]!)!) / (year - years[index]!))
}
