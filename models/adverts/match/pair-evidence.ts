import type { ComparedColumns } from './columns-in-order.ts'
import type { AgreementShares } from './agreement-shares.ts'
import { MATCH_WEIGHTS as W } from './match-weights.ts'
import { SIGNATURE_BINS } from './text-signature.ts'

/** Fields that speak for or against a pair, in the order of `Evidence.weights`. */
export const EVIDENCE_FIELDS = [
  'price',
  'area',
  'land_area',
  'rooms',
  'floor',
  'construction_year',
  'energy_class',
  'property_type',
  'place',
  'coordinates',
  'agency',
  'agency_ref',
  'text',
  'unit',
  'photo',
  'time',
] as const

const METRES_PER_DEGREE = 111_200
/** At 49.6 degrees north. */
const METRES_PER_DEGREE_EAST = METRES_PER_DEGREE * Math.cos((49.6 * Math.PI) / 180)

/** Scratch space for one comparison, reused for all of them. */
export type Weights = Float64Array

export function createWeights(): Weights {
  return new Float64Array(EVIDENCE_FIELDS.length)
}

/** Most that text and photo can add, and what sums of other orders may differ by. */
const MOST_OF_TEXT_AND_PHOTO = W.text[0].otherAgency + W.photo.shared + 1e-9

/**
 * Log odds that adverts i and j show one property; leaves the weight of each field in `weights`. Symmetric in i and j.
 * @param least gives -Infinity, with weights of no use, for a pair that stays below without its texts and photos, which take longest to compare
 */
export function pairLogOdds(
  c: ComparedColumns,
  shares: AgreementShares,
  i: number,
  j: number,
  weights: Weights,
  least = -Infinity,
): number {
  const sameAgency = c.agency[i] !== -1 && c.agency[i] === c.agency[j]
  const gap = gapDays(c, i, j)
  weights[0] = priceWeight(c, shares, i, j)
  weights[1] = areaWeight(c, shares, i, j)
  weights[2] = landWeight(c.landArea[i]!, c.landArea[j]!)
  weights[3] = roomWeight(c, i, j)
  weights[4] = stepWeight(c.floor[i]! - c.floor[j]!, W.floor.same, W.floor.different, W.floor.different)
  weights[5] = stepWeight(
    c.year[i]! - c.year[j]!,
    W.constructionYear.same,
    W.constructionYear.oneOff,
    W.constructionYear.different,
  )
  weights[6] = stepWeight(c.energy[i]! - c.energy[j]!, W.energyClass.same, W.energyClass.oneOff, W.energyClass.more)
  weights[7] = c.propertyType[i] === c.propertyType[j] ? W.propertyType.same : W.propertyType.different
  weights[8] = wordWeight(c.place[i]!, c.place[j]!, shares.place[i]!, W.place.different)
  weights[9] = coordinateWeight(c, i, j)
  weights[10] = wordWeight(
    c.agency[i]!,
    c.agency[j]!,
    shares.agency[i]!,
    gap <= 0 ? W.agency.different : W.agency.differentLater,
  )
  weights[11] = refWeight(c, i, j, sameAgency)
  weights[12] = 0
  weights[13] = c.unit[i] !== -1 && c.unit[i] === c.unit[j] ? W.unit.same : 0
  weights[14] = 0
  weights[15] = limitWeight(W.gapDays, gap)
  const prior = Math.min(shares.prior[i]!, shares.prior[j]!)
  if (summed(prior, weights) + MOST_OF_TEXT_AND_PHOTO < least) return -Infinity
  weights[12] = textWeight(similarity(c, i, j), sameAgency)
  weights[14] = sharePhoto(c, i, j) ? W.photo.shared : 0
  return summed(prior, weights)
}

function summed(prior: number, weights: Weights): number {
  let logOdds = prior
  for (let field = 0; field < weights.length; field++) logOdds += weights[field]!
  return logOdds
}

/** Estimated similarity of two texts, 0 where one has none. */
export function similarity(c: ComparedColumns, i: number, j: number): number {
  if (c.hasText[i] === 0 || c.hasText[j] === 0) return 0
  let equal = 0
  for (let bin = 0; bin < SIGNATURE_BINS; bin++) {
    if (c.signature[i * SIGNATURE_BINS + bin] === c.signature[j * SIGNATURE_BINS + bin]) equal++
    // Nearly all pairs have nothing in common: a quarter of the bins shows it, at the price of one in 250 half-equal texts.
    if (bin === SIGNATURE_BINS / 4 - 1 && equal === 0) return 0
  }
  return equal / SIGNATURE_BINS
}

/** Days that lie between two spells on the market; 0 or less when they overlap. */
export function gapDays(c: Pick<ComparedColumns, 'firstDay' | 'lastDay'>, i: number, j: number): number {
  return Math.max(c.firstDay[i]!, c.firstDay[j]!) - Math.min(c.lastDay[i]!, c.lastDay[j]!)
}

/** Whether any price that one has shown is a price that the other has shown; false where one has none. */
export function sharePrice(c: ComparedColumns, i: number, j: number): boolean {
  return showsPrice(c, i, c.price[j]!) || showsPrice(c, i, c.priceMin[j]!) || showsPrice(c, i, c.priceMax[j]!)
}

/** Share by which the ranges of prices lie apart; 0 when they overlap, NaN where one is unknown. */
export function priceGap(c: ComparedColumns, i: number, j: number): number {
  const low = Math.max(c.priceMin[i]!, c.priceMin[j]!)
  const high = Math.min(c.priceMax[i]!, c.priceMax[j]!)
  return Math.max(0, low / high - 1)
}

/** Share by which two areas differ; NaN where one is unknown. */
export function areaGap(c: ComparedColumns, i: number, j: number): number {
  return Math.max(c.area[i]!, c.area[j]!) / Math.min(c.area[i]!, c.area[j]!) - 1
}

function showsPrice(c: ComparedColumns, i: number, price: number): boolean {
  return c.price[i] === price || c.priceMin[i] === price || c.priceMax[i] === price
}

function priceWeight(c: ComparedColumns, shares: AgreementShares, i: number, j: number): number {
  const gap = priceGap(c, i, j)
  if (Number.isNaN(gap)) return 0
  if (c.price[i] === c.price[j]) return shares.price[i]!
  const together = gapDays(c, i, j) <= 0
  if (sharePrice(c, i, j)) return Math.min(shares.price[i]!, shares.price[j]!) * (together ? 1 : 0.9)
  const weight = limitWeight(W.priceGap, gap)
  return weight < 0 && !together ? weight * W.priceGapLater : weight
}

function areaWeight(c: ComparedColumns, shares: AgreementShares, i: number, j: number): number {
  const gap = areaGap(c, i, j)
  if (Number.isNaN(gap)) return 0
  const [a, b] = [c.area[i]!, c.area[j]!]
  const agreement = Math.min(shares.area[i]!, shares.area[j]!)
  if (Math.floor(a) !== a && Math.floor(b) !== b) {
    if (Math.abs(a - b) < 0.011) return agreement + W.area.sameDecimals
    return Math.min(limitWeight(W.areaGap, gap), W.area.otherDecimals)
  }
  return sameWholeM2(a, b) ? agreement : limitWeight(W.areaGap, gap)
}

/** Equal after rounding one to the other's precision or cutting its decimals off; one of them is whole. */
function sameWholeM2(a: number, b: number): boolean {
  return Math.round(a) === Math.round(b) || Math.floor(a) === Math.floor(b)
}

function landWeight(a: number, b: number): number {
  const gap = Math.max(a, b) / Math.min(a, b) - 1
  if (Number.isNaN(gap)) return 0
  if (gap <= 0.01) return W.landArea.same
  return gap <= 0.05 ? W.landArea.close : W.landArea.different
}

/** Bedrooms where both state them, rooms otherwise: the two counts are one piece of knowledge. */
function roomWeight(c: ComparedColumns, i: number, j: number): number {
  const bedrooms = c.bedrooms[i]! - c.bedrooms[j]!
  if (!Number.isNaN(bedrooms)) return stepWeight(bedrooms, W.bedrooms.same, W.bedrooms.oneOff, W.bedrooms.more)
  return stepWeight(c.rooms[i]! - c.rooms[j]!, W.rooms.same, W.rooms.oneOff, W.rooms.more)
}

function stepWeight(difference: number, same: number, oneOff: number, more: number): number {
  if (Number.isNaN(difference)) return 0
  const size = Math.abs(difference)
  return size === 0 ? same : size <= 1 ? oneOff : more
}

function wordWeight(a: number, b: number, agreement: number, different: number): number {
  if (a === -1 || b === -1) return 0
  return a === b ? agreement : different
}

function coordinateWeight(c: ComparedColumns, i: number, j: number): number {
  if (c.isLocated[i] === 0 || c.isLocated[j] === 0) return 0
  return limitWeight(W.distance, distanceM(c, i, j))
}

/** Equirectangular; exact to a millimetre over the few kilometres that matter. */
function distanceM(c: ComparedColumns, i: number, j: number): number {
  const north = (c.latitude[i]! - c.latitude[j]!) * METRES_PER_DEGREE
  const east = (c.longitude[i]! - c.longitude[j]!) * METRES_PER_DEGREE_EAST
  return Math.sqrt(north * north + east * east)
}

function refWeight(c: ComparedColumns, i: number, j: number, sameAgency: boolean): number {
  if (c.agencyRef[i] === -1 || c.agencyRef[j] === -1) return 0
  if (c.agencyRef[i] !== c.agencyRef[j]) return sameAgency ? W.agencyRef.renewed : 0
  if (sameAgency) return W.agencyRef.same
  // one of the portals may not name the agency; two named agencies may both count from 1
  return c.agency[i] === -1 || c.agency[j] === -1 ? W.agencyRef.sameElsewhere : 0
}

function textWeight(similar: number, sameAgency: boolean): number {
  for (const { from, sameAgency: same, otherAgency } of W.text)
    if (similar >= from) return sameAgency ? same : otherAgency
  return 0
}

function sharePhoto(c: ComparedColumns, i: number, j: number): boolean {
  for (let p = c.photoStart[i]!; p < c.photoStart[i + 1]!; p++) {
    for (let q = c.photoStart[j]!; q < c.photoStart[j + 1]!; q++)
      if (c.photos[p] === c.photos[q] && c.photos[p] !== -1) return true
  }
  return false
}

function limitWeight(limits: readonly { upTo: number; weight: number }[], value: number): number {
  for (let at = 0; at < limits.length; at++) if (value <= limits[at]!.upTo) return limits[at]!.weight
  return 0
}
