import { quarterBounds, type QuarterIndex } from '../../../models/kernel/quarter.ts'
import { type Day, dayOf } from '../../../models/kernel/day.ts'
import type { HomeKind } from './home.ts'
import type { MarketParameters, MarketSize } from '../parameters/parameters.ts'
import { type Random, weightedPicker } from '../parameters/random.ts'
import { medianDays, type OfferType } from './timeline.ts'
import { sum } from '../../../models/statistics/sum.ts'

/** Number and types of the adverts that begin in a quarter: those still online on the last day, and those that are gone. */
export interface QuarterPlan {
  readonly step: number
  readonly year: number
  readonly from: Day
  readonly to: Day
  readonly activeAdverts: number
  readonly goneAdverts: number
  readonly pickActive: (random: Random) => OfferType
  readonly pickGone: (random: Random) => OfferType
}

/** Distributes the adverts of the market over the quarters by season, cycle and the share that survives to the last day. */
export function planQuarters(
  parameters: MarketParameters,
  quarters: readonly QuarterIndex[],
  size: MarketSize,
): QuarterPlan[] {
  const lastDay = dayOf(parameters.lastDay)
  const types = offerTypes(parameters)
  const drafts = quarters.map((quarter, step) => {
    const { from, to } = quarterBounds(quarter)
    const year = Math.floor(quarter / 4)
    const volume = parameters.seasonality[quarter % 4]! * (parameters.volumeFactor[year] ?? 1)
    const age = Math.max(1, lastDay - (dayOf(from) + dayOf(to)) / 2)
    const survival = (type: OfferType) => survivalAfter(age, medianDays(parameters, type, year), parameters.daysSpread)
    const active = (type: OfferType) => shareOf(parameters, type) * survival(type)
    const gone = (type: OfferType) => shareOf(parameters, type) * (1 - survival(type))
    return {
      step,
      year,
      from: dayOf(from),
      to: dayOf(to),
      activeWeight: volume * sum(types.map(active)),
      goneWeight: volume * sum(types.map(gone)),
      pickActive: weightedPicker(types, (type) => active(type) + 1e-12),
      pickGone: weightedPicker(types, (type) => gone(type) + 1e-12),
    }
  })
  const active = apportion(
    size.active,
    drafts.map(({ activeWeight }) => activeWeight),
  )
  const gone = apportion(
    size.adverts - size.active,
    drafts.map(({ goneWeight }) => goneWeight),
  )
  return drafts.map((draft, at) => ({ ...draft, activeAdverts: active[at]!, goneAdverts: gone[at]! }))
}

function offerTypes({ kinds }: MarketParameters): OfferType[] {
  return (['sale', 'rent'] as const).flatMap((listingType) =>
    Object.keys(kinds[listingType]).map((kind) => ({ kind: kind as HomeKind, listingType })),
  )
}

function shareOf({ kinds }: MarketParameters, { kind, listingType }: OfferType): number {
  return kinds[listingType][kind]!.share
}

/** Share of log-normal lifetimes longer than `age`. */
function survivalAfter(age: number, median: number, spread: number): number {
  return 1 / (1 + Math.exp((1.702 * Math.log(age / median)) / spread))
}

/** Whole numbers proportional to the weights that add up to `total` (rounds the running sum). */
function apportion(total: number, weights: readonly number[]): number[] {
  const all = sum(weights)
  let running = 0
  let given = 0
  return weights.map((weight) => {
    running += weight
    const due = Math.round((total * running) / all) - given
    given += due
    return due
  })
}
