import { areasOf } from '../frame/frame.ts'
import type { Frame } from '../frame/frame.ts'
import { attributeContributions } from '../hedonic/hedonic-value.ts'
import { logLevelAt } from '../hedonic/price-age.ts'
import { similaritiesOf } from '../model/local-evidence.ts'
import type { ValuationModel } from '../model/model.ts'
import type { NeighbourView } from '../model/neighbour-view.ts'

/** Price effect of one difference between a comparable and the subject, in the currency of the prices. */
export type Adjustment = { readonly attribute: string; readonly amount: number }

/** A known advert the estimate leans on. */
export type ComparableHome = {
  readonly id: string
  /** Null where unknown. */
  readonly propertyType: string | null
  readonly areaM2: number
  readonly bedrooms: number | null
  /** In which it was advertised, `year * 4 + quarter - 1`; NaN when unknown. */
  readonly quarter: number
  /** Null when one of the two places is known only by its commune or zone. */
  readonly distanceM: number | null
  /** 0 to 1: product of likeness in place, attributes and area. */
  readonly similarity: number
  /** Asking price as advertised. */
  readonly price: number
  /** Largest first, the small ones together as `other`: they add up to what the price was adjusted by. */
  readonly adjustments: readonly Adjustment[]
  /** Price brought to the subject's time and attributes. */
  readonly adjustedPrice: number
}

const MOST_COMPARABLES = 10
const MOST_ADJUSTMENTS = 6
// Differences worth less than this share of the price are not listed one by one.
const SMALLEST_ADJUSTMENT = 0.002
const ROUNDING = 1e-9

/** The most alike of the homes that were kriged, with what their differences are worth by the hedonic model. */
export function comparableHomes(model: ValuationModel, frame: Frame, view: NeighbourView): ComparableHome[] {
  const { encoder, homes } = model
  const areas = areasOf(encoder, homes.frame)
  const similarities = similaritiesOf(model, frame, view.kriged)
  const found = Array.from(view.kriged.chosen, (home, rank) => ({ home, similarity: similarities[rank]! }))
  found.sort((a, b) => b.similarity - a.similarity || a.home - b.home)
  const wanted = attributeContributions(model.hedonic, encoder, frame, 0)
  return found.slice(0, MOST_COMPARABLES).map(({ home, similarity }) => {
    const price = homes.prices[home]!
    const isPlaced = frame.isPlaced[0] === 1 && homes.frame.isPlaced[home] === 1
    const east = frame.eastM[0]! - homes.frame.eastM[home]!
    const north = frame.northM[0]! - homes.frame.northM[home]!
    const distanceM = isPlaced ? Math.round(Math.hypot(east, north)) : null
    return {
      id: homes.ids[home]!,
      propertyType: levelOf(model, 'propertyType', home),
      areaM2: areas[home]!,
      bedrooms: measureOf(model, 'bedrooms', home),
      quarter: homes.frame.quarter[home]!,
      distanceM,
      similarity,
      price,
      ...adjusted(model, frame, wanted, home, price),
    }
  })
}

/** Contributions of the known homes: a home is compared with many. */
const knownContributions = new WeakMap<ValuationModel, Map<number, Float64Array>>()

function contributionsOf(model: ValuationModel, home: number): Float64Array {
  let known = knownContributions.get(model)
  if (known === undefined) knownContributions.set(model, (known = new Map()))
  let own = known.get(home)
  if (own === undefined)
    known.set(home, (own = attributeContributions(model.hedonic, model.encoder, model.homes.frame, home)))
  return own
}

function adjusted(
  model: ValuationModel,
  frame: Frame,
  wanted: Float64Array,
  home: number,
  price: number,
): Pick<ComparableHome, 'adjustments' | 'adjustedPrice'> {
  const { encoder, homes, index } = model
  const own = contributionsOf(model, home)
  const names = [...encoder.numeric, ...encoder.categorical]
  const ageing = logLevelAt(index, frame.quarter[0]!) - logLevelAt(index, homes.frame.quarter[home]!)
  const differences = [
    { attribute: encoder.roles.quarter ?? 'quarter', log: ageing },
    ...names.map((attribute, a) => ({ attribute, log: wanted[a]! - own[a]! })),
  ]
  const total = differences.reduce((sum, { log }) => sum + log, 0)
  // Logs add up, amounts do not: each difference gets its share of the whole.
  const amountOf = (log: number) => (total === 0 ? log : (log / total) * Math.expm1(total)) * price
  const listed = differences.filter(({ log }) => Math.abs(log) >= SMALLEST_ADJUSTMENT)
  listed.sort((a, b) => Math.abs(b.log) - Math.abs(a.log))
  const shown = listed.slice(0, MOST_ADJUSTMENTS)
  const rest = total - shown.reduce((sum, { log }) => sum + log, 0)
  const adjustments = shown.map(({ attribute, log }) => ({ attribute, amount: amountOf(log) }))
  if (Math.abs(rest) > ROUNDING) adjustments.push({ attribute: 'other', amount: amountOf(rest) })
  return { adjustments, adjustedPrice: price * Math.exp(total) }
}

function levelOf({ encoder, homes }: ValuationModel, name: string, home: number): string | null {
  const column = encoder.categorical.indexOf(name)
  return encoder.levels[column]?.[homes.frame.categorical[column]![home]!] ?? null
}

function measureOf({ encoder, homes }: ValuationModel, name: string, home: number): number | null {
  const value = homes.frame.numeric[encoder.numeric.indexOf(name)]?.[home] ?? Number.NaN
  return Number.isNaN(value) ? null : value
}
