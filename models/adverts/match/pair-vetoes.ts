import type { ComparedColumns } from './columns-in-order.ts'
import { MAX_AREA_GAP, MAX_GAP_DAYS, MAX_PRICE_GAP } from './match-weights.ts'
import { areaGap, gapDays, priceGap, sharePrice, similarity } from './pair-evidence.ts'

/** Why two adverts are never one property, whatever speaks for it. */
export type Veto =
  | 'other_deal'
  | 'other_commune'
  /** One is a flat, the other a house, office or plot, or one is a project and the other a unit. */
  | 'other_segment'
  /** One portal shows both at the same time. */
  | 'same_portal'
  /** One agency gives them different references at the same time. */
  | 'other_reference'
  | 'other_floor'
  | 'other_unit'
  /** Bedrooms differ by two or more. */
  | 'other_rooms'
  | 'other_area'
  | 'other_price'
  /** One agency describes several units in nearly the same words, at other sizes or prices. */
  | 'project_lots'
  | 'apart_in_time'

/** Texts from here on count as "nearly the same words". */
const LOT_SIMILARITY = 0.5
const LOT_AREA_GAP = 0.015

/** Columns that tell of most pairs that they are not one property. */
export type VetoColumns = Pick<ComparedColumns, 'firstDay' | 'lastDay' | 'portal' | 'unit' | 'floor' | 'bedrooms'>

/** Whether these columns alone hold a veto, which counts whatever the others say. */
export function isRuledOut(c: VetoColumns, i: number, j: number): boolean {
  return timeVeto(c, i, j) !== null || homeVeto(c, i, j) !== null
}

/** The first veto against a pair, or null. Symmetric in i and j. */
export function vetoOf(c: ComparedColumns, i: number, j: number): Veto | null {
  return kindVeto(c, i, j) ?? timeVeto(c, i, j) ?? homeVeto(c, i, j) ?? factVeto(c, i, j)
}

function kindVeto(c: ComparedColumns, i: number, j: number): Veto | null {
  if (c.isRent[i] !== c.isRent[j]) return 'other_deal'
  if (sameReference(c, i, j)) return null
  if (c.commune[i] !== -1 && c.commune[j] !== -1 && c.commune[i] !== c.commune[j]) return 'other_commune'
  if (c.segment[i] !== c.segment[j] || c.isProject[i] !== c.isProject[j]) return 'other_segment'
  return c.segment[i] === 0 && c.isProject[i] === 0 && c.propertyType[i] !== c.propertyType[j] ? 'other_segment' : null
}

function timeVeto(c: VetoColumns, i: number, j: number): Veto | null {
  const gap = gapDays(c, i, j)
  if (gap > MAX_GAP_DAYS) return 'apart_in_time'
  return gap <= 0 && c.portal[i] === c.portal[j] ? 'same_portal' : null
}

function homeVeto(c: VetoColumns, i: number, j: number): Veto | null {
  if (differ(c.unit[i]!, c.unit[j]!)) return 'other_unit'
  if (Math.abs(c.floor[i]! - c.floor[j]!) >= 1) return 'other_floor'
  return Math.abs(c.bedrooms[i]! - c.bedrooms[j]!) >= 2 ? 'other_rooms' : null
}

function factVeto(c: ComparedColumns, i: number, j: number): Veto | null {
  const sameAgency = c.agency[i] !== -1 && c.agency[i] === c.agency[j]
  // A new mandate for the same property gets a new reference, so only references that stand side by side tell.
  if (sameAgency && gapDays(c, i, j) <= 0 && differ(c.agencyRef[i]!, c.agencyRef[j]!)) return 'other_reference'
  if (sameReference(c, i, j)) return null
  if (areaGap(c, i, j) > MAX_AREA_GAP) return 'other_area'
  if (priceGap(c, i, j) > MAX_PRICE_GAP) return 'other_price'
  return sameAgency && isLot(c, i, j) ? 'project_lots' : null
}

/** Near-equal words at another size, or at another price at the same time, are another lot. */
function isLot(c: ComparedColumns, i: number, j: number): boolean {
  const otherArea = areaGap(c, i, j) > LOT_AREA_GAP
  const otherPrice = gapDays(c, i, j) <= 0 && priceGap(c, i, j) > 0 && !sharePrice(c, i, j)
  return (otherArea || otherPrice) && similarity(c, i, j) >= LOT_SIMILARITY
}

/** An agency's own reference outweighs a mistyped price, area, place or type. */
function sameReference(c: ComparedColumns, i: number, j: number): boolean {
  return c.agency[i] !== -1 && c.agency[i] === c.agency[j] && c.agencyRef[i] !== -1 && c.agencyRef[i] === c.agencyRef[j]
}

function differ(a: number, b: number): boolean {
  return a !== -1 && b !== -1 && a !== b
}
