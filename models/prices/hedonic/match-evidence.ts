import type { AdvertHistory } from './advert-history.ts'

/*
 * Record linkage by Fellegi & Sunter (1969): each field adds the log of how much likelier its agreement is for two
 * adverts of one property than for two adverts of different ones, so rare values (an odd plot size, a small
 * section) weigh more than common ones (Winkler 1989).
 */

/** Share of true pairs that agree on a field both state. */
const AGREEMENT = 0.97
/** Log weight of disagreement on a field that portals seldom get wrong. */
const DISAGREEMENT = -6
/** A portal may round or restate the area: up to 2 m² or 2.5 %. */
const AREA_TOLERANCE_M2 = 2
const AREA_TOLERANCE_SHARE = 0.025
/** Copies on another portal ask within this of each other at one time. */
const COPY_PRICE_TOLERANCE = 0.035
/** A relisting may come with a price cut; rises are rare. */
const RELISTING_CUT = 0.13
const RELISTING_RISE = 0.02

/** How common each value is, from all adverts of a type: the chance that two different homes agree on it. */
export type ValueShares = {
  area: Map<number, number>
  bedrooms: Map<unknown, number>
  energyClass: Map<unknown, number>
  newBuild: Map<unknown, number>
  parking: Map<unknown, number>
  terrace: Map<unknown, number>
}

export function valueShares(adverts: readonly AdvertHistory[]): ValueShares {
  return {
    area: shares(adverts.map((advert) => (advert.areaM2 === undefined ? undefined : Math.round(advert.areaM2)))),
    bedrooms: shares(adverts.map((advert) => advert.bedrooms)),
    energyClass: shares(adverts.map((advert) => advert.energyClass)),
    newBuild: shares(adverts.map((advert) => advert.newBuild)),
    parking: shares(adverts.map((advert) => advert.parking)),
    terrace: shares(adverts.map((advert) => advert.terrace)),
  }
}

/** Shares of each known value in a list. */
export function shares<V>(values: readonly (V | undefined)[]): Map<V, number> {
  const counts = new Map<V, number>()
  let known = 0
  for (const value of values) {
    if (value === undefined) continue
    counts.set(value, (counts.get(value) ?? 0) + 1)
    known++
  }
  for (const [value, count] of counts) counts.set(value, count / known)
  return counts
}

/**
 * Log likelihood ratio that two adverts of one commune and type are the same property, `earlier` first seen no later
 * than `later`; -Infinity where a field rules it out. `sections` are the commune's shares.
 */
export function matchEvidence(
  earlier: AdvertHistory,
  later: AdvertHistory,
  common: ValueShares,
  sections: Map<string, number>,
): number {
  const price = priceEvidence(earlier, later)
  if (price === -Infinity) return price
  const area = areaEvidence(earlier.areaM2, later.areaM2, common.area)
  if (area === -Infinity) return area
  return (
    price +
    area +
    landEvidence(earlier.landAres, later.landAres) +
    fieldEvidence(earlier.section, later.section, sections) +
    fieldEvidence(earlier.bedrooms, later.bedrooms, common.bedrooms) +
    fieldEvidence(earlier.energyClass, later.energyClass, common.energyClass) +
    fieldEvidence(earlier.newBuild, later.newBuild, common.newBuild) +
    fieldEvidence(earlier.parking, later.parking, common.parking) +
    fieldEvidence(earlier.terrace, later.terrace, common.terrace) +
    fieldEvidence(earlier.constructionYear, later.constructionYear, undefined)
  )
}

function priceEvidence(earlier: AdvertHistory, later: AdvertHistory): number {
  const quarter = later.quarters[0]!
  let at = earlier.quarters.length - 1
  while (at > 0 && earlier.quarters[at]! > quarter) at--
  const change = Math.log(later.pricesEur[0]! / earlier.pricesEur[at]!)
  if (Math.abs(change) < 0.0015) return 4
  const sameTime = earlier.quarters[at] === quarter
  const [low, high] = sameTime ? [-COPY_PRICE_TOLERANCE, COPY_PRICE_TOLERANCE] : [-RELISTING_CUT, RELISTING_RISE]
  return change < low || change > high ? -Infinity : 0
}

function areaEvidence(a: number | undefined, b: number | undefined, common: Map<number, number>): number {
  if (a === undefined || b === undefined) return 0
  if (a === b) return Math.log(0.85 / (common.get(Math.round(a)) ?? 0.001))
  const tolerance = Math.max(AREA_TOLERANCE_M2, AREA_TOLERANCE_SHARE * a)
  return Math.abs(a - b) <= tolerance ? 0.5 : -Infinity
}

function landEvidence(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return 0
  return Math.abs(a - b) <= 0.005 * a ? 4.5 : DISAGREEMENT
}

function fieldEvidence<V>(a: V | undefined, b: V | undefined, common: Map<V, number> | undefined): number {
  if (a === undefined || b === undefined) return 0
  if (a !== b) return DISAGREEMENT
  return Math.log(AGREEMENT / (common?.get(a) ?? AGREEMENT))
}
