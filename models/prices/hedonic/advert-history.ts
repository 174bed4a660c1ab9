import { compareText } from '../../kernel/compare-text.ts'
import type { AdvertRow, DwellingAttributes } from './advert.ts'

/** One advert with every quarter it was seen in (ascending) and the price asked in each. */
export type AdvertHistory = DwellingAttributes & {
  advertId: string
  source: string
  propertyId: string | undefined
  firstSeenQuarter: number
  quarters: number[]
  pricesEur: number[]
}

const ATTRIBUTES = [
  'commune',
  'canton',
  'section',
  'type',
  'areaM2',
  'landAres',
  'bedrooms',
  'energyClass',
  'newBuild',
  'parking',
  'terrace',
  'condition',
  'constructionYear',
  'seller',
] as const satisfies (keyof DwellingAttributes)[]

/** Collapses rows to one history per advert, sorted by source and id: repeated rows and the order of rows have no effect. */
export function advertHistories(rows: readonly AdvertRow[]): AdvertHistory[] {
  const sorted = rows.toSorted(compareAdverts)
  const histories: AdvertHistory[] = []
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    while (to < sorted.length && compareAdverts(sorted[from]!, sorted[to]!) === 0) to++
    histories.push(historyOf(sorted.slice(from, to).sort(compareRows)))
  }
  return histories
}

/** Attributes agreed by several records: the most frequent known value of each, the earlier record on a tie. */
export function mergeAttributes(records: readonly DwellingAttributes[]): DwellingAttributes {
  if (records.length === 1) return records[0]!
  const merged: Record<string, unknown> = {}
  for (const name of ATTRIBUTES) merged[name] = mostFrequent(records.map((record) => record[name]))
  return merged as DwellingAttributes
}

function historyOf(rows: AdvertRow[]): AdvertHistory {
  const seen = rows.filter((row, i) => i === 0 || row.quarter !== rows[i - 1]!.quarter)
  return {
    ...attributesOf(mergeAttributes(rows)),
    advertId: rows[0]!.advertId,
    source: rows[0]!.source,
    propertyId: rows.find((row) => row.propertyId !== undefined)?.propertyId,
    firstSeenQuarter: rows.reduce((first, row) => Math.min(first, row.firstSeenQuarter), Infinity),
    quarters: seen.map((row) => row.quarter),
    pricesEur: seen.map((row) => row.priceEur),
  }
}

function attributesOf(row: DwellingAttributes): DwellingAttributes {
  const { commune, canton, section, type, areaM2, landAres, bedrooms, energyClass } = row
  const { newBuild, parking, terrace, condition, constructionYear, seller } = row
  const home = { commune, canton, section, type, areaM2, landAres, bedrooms, energyClass }
  return { ...home, newBuild, parking, terrace, condition, constructionYear, seller }
}

function mostFrequent(values: unknown[]): unknown {
  const counts = new Map<unknown, number>()
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  let best: unknown
  for (const [value, count] of counts) if (best === undefined || count > counts.get(best)!) best = value
  return best
}

function compareAdverts(a: AdvertRow, b: AdvertRow): number {
  return compareText(a.source, b.source) || compareText(a.advertId, b.advertId)
}

function compareRows(a: AdvertRow, b: AdvertRow): number {
  return a.quarter - b.quarter || a.priceEur - b.priceEur || (contentKey(a) < contentKey(b) ? -1 : 1)
}

function contentKey(row: AdvertRow): string {
  return ATTRIBUTES.map((name) => String(row[name])).join('\u0000')
}
