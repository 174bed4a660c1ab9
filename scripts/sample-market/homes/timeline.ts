import type { Day } from '../../../models/kernel/day.ts'
import type { HomeKind, ListingType } from './home.ts'
import type { MarketParameters } from '../parameters/parameters.ts'
import type { Random } from '../parameters/random.ts'

export interface PriceStep {
  readonly day: Day
  readonly priceEur: number
}

/** One stay on the market; `to` is the first day without the offer, null while it lasts. */
export interface Spell {
  readonly from: Day
  readonly to: Day | null
}

/** Days and prices of an offer; a relisting is a second spell with new references. */
export interface Timeline {
  readonly spells: readonly Spell[]
  readonly prices: readonly PriceStep[]
}

const MOST_CUTS = 4

export interface OfferType {
  readonly kind: HomeKind
  readonly listingType: ListingType
}

/** Median days on the market of homes offered in `year`: longer in the bust. */
export function medianDays(parameters: MarketParameters, { kind, listingType }: OfferType, year: number): number {
  return parameters.kinds[listingType][kind]!.medianDays * (parameters.daysFactor[year] ?? 1)
}

/** Draws the days on the market; `within` is the maximum before the last day. */
export function drawLifetime(
  random: Random,
  parameters: MarketParameters,
  offer: OfferType,
  { year, within }: { year: number; within: number },
): number {
  const median = medianDays(parameters, offer, year)
  for (let attempt = 0; attempt < 6; attempt++) {
    const days = Math.round(median * Math.exp(parameters.daysSpread * random.normal()))
    if (days >= 2 && days <= within) return days
  }
  return random.integer(1, Math.max(1, within))
}

/**
 * @param to first day off the market; null when the offer outlasts `lastDay`
 * @param askingEur price on the first day
 */
export function drawTimeline(
  random: Random,
  parameters: MarketParameters,
  offer: OfferType & { from: Day; to: Day | null; lastDay: Day; year: number; askingEur: number },
): Timeline {
  const end = offer.to ?? offer.lastDay + 1
  const spells = drawSpells(random, parameters, offer, end)
  const { cutChance, cutSize, bustCutFactor } = parameters.offers
  const bust = offer.year === 2023 || offer.year === 2024 ? bustCutFactor : 1
  const prices: PriceStep[] = [{ day: offer.from, priceEur: roundAsking(offer.askingEur, offer.listingType) }]
  let asking = offer.askingEur
  for (
    let day = offer.from + random.integer(20, 60);
    day < end && prices.length <= MOST_CUTS;
    day += random.integer(30, 75)
  ) {
    if (!random.chance(cutChance[offer.listingType] * bust)) continue
    asking *= 1 - random.between(cutSize[0], cutSize[1])
    const priceEur = roundAsking(asking, offer.listingType)
    if (priceEur !== prices.at(-1)!.priceEur) prices.push({ day, priceEur })
  }
  return { spells, prices }
}

/** Rounds a price as people write them: 685,000 and 1,490. */
export function roundAsking(priceEur: number, listingType: ListingType): number {
  const step =
    listingType === 'rent' ? (priceEur < 400 ? 5 : priceEur < 1500 ? 10 : 50) : priceEur < 100_000 ? 500 : 1000
  return Math.max(step, Math.round(priceEur / step) * step)
}

function drawSpells(
  random: Random,
  { offers }: MarketParameters,
  offer: { from: Day; to: Day | null },
  end: Day,
): Spell[] {
  const days = end - offer.from
  if (days < 60 || !random.chance(offers.relisted)) return [{ from: offer.from, to: offer.to }]
  const pause = offer.from + Math.floor(days * random.between(0.35, 0.7))
  const resume = Math.min(pause + random.integer(1, 25), end - 5)
  return [
    { from: offer.from, to: pause },
    { from: resume, to: offer.to },
  ]
}
