import type { Observation } from '../../contracts/listings/observation.ts'
import { PRICE_VIEWS } from '../../contracts/listings/price-check.ts'
import { isPropertyType, segmentOf } from '../../kernel/property-type.ts'
import { median } from '../../statistics/median.ts'

/** An offer with its price and what the price is compared by. */
export interface PricedOffer extends Pick<
  Observation,
  'listingType' | 'propertyType' | 'areaM2' | 'landAreaM2' | 'bedrooms' | 'communeSlug'
> {
  priceEur: number
  canton: string
  /** Calendar year of the price. */
  year: number
}

/** An effect in log euros, with the offers it comes from. */
export interface Effect {
  log: number
  offers: number
}

/** Usual log prices of one kind of offer in one view. */
export interface ViewLevels {
  offers: number
  base: number
  sizes: Record<string, Effect>
  years: Record<string, Effect>
  cantons: Record<string, Effect>
  communes: Record<string, Effect>
  /** Robust spread of the prices below and above what is expected. */
  below: number
  above: number
  /** Robust spread of communes in their canton. */
  between: number
}

/** Levels by kind of offer and view. */
export type PriceLevels = Record<string, ViewLevels>
export type PriceView = (typeof PRICE_VIEWS)[number]

/** Minimum offers of a kind in a view; with fewer, nothing is said. */
export const FEWEST_OFFERS = 20
/** Weight of the wider area, or of the neighbouring size or year, in offers. */
const SHRINKAGE = 8
const ROUNDS = 3
/** Minimum spread: below it, rounding of prices alone looks odd. */
const LEAST_SPREAD = 0.1
/**
 * Maximum change from one size or year to the next, in logs: by a bedroom or a year, or by a factor of √2 of the price per m². Without it, the few
 * homes of an absurd size, all of them errors, would vouch for each other.
 */
const MOST_STEP = { price_for_area: 0.2, price_for_bedrooms: 0.5, price_for_type: 0, year: 0.3 }
const MOST_BEDROOMS = 9
const MAD_TO_SIGMA = 1.4826

/** Learns what is usual from offers, most of which are right: medians throughout, so that a tenth of wrong prices moves nothing. */
export function learnPriceLevels(offers: readonly PricedOffer[]): PriceLevels {
  const groups = new Map<string, Point[]>()
  for (const offer of offers)
    for (const view of PRICE_VIEWS) {
      const seen = viewOf(offer, view)
      if (seen === null) continue
      const key = levelsKey(offer, view)
      const points = groups.get(key)
      if (points) points.push({ ...seen, offer })
      else groups.set(key, [{ ...seen, offer }])
    }
  const learned = [...groups]
    .filter(([, points]) => points.length >= FEWEST_OFFERS)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, points]) => [key, learnView(points, viewOfKey(key))] as const)
  return Object.fromEntries(learned)
}

function viewOfKey(key: string): PriceView {
  return PRICE_VIEWS.find((view) => key.endsWith(` ${view}`))!
}

export function levelsKey(offer: Pick<PricedOffer, 'listingType' | 'propertyType'>, view: PriceView): string {
  return `${offer.listingType} ${kindOf(offer.propertyType)} ${view}`
}

/** Segment, or type where there is none: what a price is compared among. */
export function kindOf(propertyType: string): string {
  return (isPropertyType(propertyType) ? segmentOf(propertyType) : null) ?? propertyType
}

/** The log that a view compares, and the size it compares it by; null where the advert does not state it. */
export function viewOf(offer: PricedOffer, view: PriceView): { log: number; size: number } | null {
  const log = Math.log(offer.priceEur)
  if (view === 'price_for_type') return { log, size: 0 }
  if (view === 'price_for_bedrooms')
    return offer.bedrooms === null ? null : { log, size: Math.min(MOST_BEDROOMS, Math.round(offer.bedrooms)) }
  const areaM2 = kindOf(offer.propertyType) === 'land' ? offer.landAreaM2 : offer.areaM2
  // Steps of a factor of √2.
  return areaM2 === null ? null : { log: log - Math.log(areaM2), size: Math.round(2 * Math.log2(areaM2)) }
}

/** The effect of a size or year; that of the nearest one known where there is none. */
export function effectAt(effects: Record<string, Effect>, key: number): number {
  const own = effects[key]
  if (own !== undefined) return own.log
  let nearest = Number.NaN
  let log = 0
  for (const [known, effect] of Object.entries(effects)) {
    if (Math.abs(Number(known) - key) >= Math.abs(nearest - key)) continue
    nearest = Number(known)
    log = effect.log
  }
  return log
}

/** The effect of a place, and how much of the spread between communes is still open. */
export function placeAt(levels: ViewLevels, { communeSlug, canton }: PricedOffer): { log: number; open: number } {
  const commune = communeSlug === null ? undefined : levels.communes[communeSlug]
  const log = commune?.log ?? levels.cantons[canton]?.log ?? 0
  return { log, open: SHRINKAGE / ((commune?.offers ?? 0) + SHRINKAGE) }
}

interface Point {
  log: number
  size: number
  offer: PricedOffer
}

/** Median polish: each effect in turn is the shrunken median of what the others leave. */
function learnView(points: readonly Point[], view: PriceView): ViewLevels {
  const bySize = grouped(points, ({ size }) => String(size))
  const byYear = grouped(points, ({ offer }) => String(offer.year))
  const byCanton = grouped(points, ({ offer }) => offer.canton)
  const byCommune = grouped(points, ({ offer }) => String(offer.communeSlug))
  const base = median(points.map(({ log }) => log))
  const levels: ViewLevels = {
    offers: points.length,
    base,
    sizes: {},
    years: {},
    cantons: {},
    communes: {},
    below: LEAST_SPREAD,
    above: LEAST_SPREAD,
    between: LEAST_SPREAD,
  }
  const size = ({ size }: Point) => levels.sizes[size]?.log ?? 0
  const year = ({ offer }: Point) => levels.years[offer.year]?.log ?? 0
  const place = ({ offer }: Point) => placeAt(levels, offer).log
  const withoutSize = (point: Point) => point.log - base - year(point) - place(point)
  const withoutYear = (point: Point) => point.log - base - size(point) - place(point)
  const withoutPlace = (point: Point) => point.log - base - size(point) - year(point)
  for (let round = 0; round < ROUNDS; round++) {
    levels.sizes = chained(bySize, withoutSize, MOST_STEP[view])
    levels.years = chained(byYear, withoutYear, MOST_STEP.year)
    levels.cantons = mapValues(byCanton, (group) => towards(group.map(withoutPlace), 0))
    const around = (group: readonly Point[]) => levels.cantons[group[0]!.offer.canton]!.log
    levels.communes = mapValues(byCommune, (group) => towards(group.map(withoutPlace), around(group)))
    const known = [...byCommune.values()].filter((group) => group.length >= SHRINKAGE)
    levels.between = spreadOf(known.map((group) => median(group.map(withoutPlace)) - around(group)))
  }
  const residuals = points.map((point) => withoutPlace(point) - place(point))
  levels.below = spreadOf(residuals.filter((log) => log <= 0))
  levels.above = spreadOf(residuals.filter((log) => log >= 0))
  return levels
}

function spreadOf(residuals: readonly number[]): number {
  return Math.max(LEAST_SPREAD, MAD_TO_SIGMA * (median(residuals.map(Math.abs)) || 0))
}

type Groups = ReadonlyMap<string, Point[]>

function grouped(points: readonly Point[], keyOf: (point: Point) => string): Groups {
  const groups = new Map<string, Point[]>()
  for (const point of points) {
    const key = keyOf(point)
    const group = groups.get(key)
    if (group) group.push(point)
    else groups.set(key, [point])
  }
  return new Map([...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Effects of sizes or years: each is drawn towards its neighbour, from the one with most offers outward. */
function chained(groups: Groups, logOf: (point: Point) => number, mostStep: number): Record<string, Effect> {
  const keys = [...groups.keys()].toSorted((a, b) => Number(a) - Number(b))
  const counts = keys.map((key) => groups.get(key)!.length)
  const start = counts.indexOf(Math.max(...counts))
  const effects: Record<string, Effect> = {}
  effects[keys[start]!] = towards(groups.get(keys[start]!)!.map(logOf), 0)
  const walk = (order: readonly string[]): void => {
    let near = keys[start]!
    for (const key of order) {
      const most = mostStep * Math.abs(Number(key) - Number(near))
      const around = effects[near]!.log
      const { log, offers } = towards(groups.get(key)!.map(logOf), around)
      effects[key] = { log: Math.min(around + most, Math.max(around - most, log)), offers }
      near = key
    }
  }
  walk(keys.slice(start + 1))
  walk(keys.slice(0, start).reverse())
  return effects
}

function towards(logs: readonly number[], around: number): Effect {
  const log = (logs.length * median(logs) + SHRINKAGE * around) / (logs.length + SHRINKAGE)
  return { log, offers: logs.length }
}

function mapValues(groups: Groups, effect: (group: Point[]) => Effect): Record<string, Effect> {
  return Object.fromEntries([...groups].map(([key, group]) => [key, effect(group)]))
}
