import type { Cell } from '../raw/workbook.ts'
import type { PriceDraft } from './observatoire-sheet.ts'

/** Year and period of a table that does not state them. */
export interface Period {
  year: number
  period: string
}

const SERIES = /^(flat|house)_asked_(rent_)?eur_m2(?:_month)?$/
const GROUP = /^(registered|announced)_(existing|vefa|apartment|house)_eur_m2$/

/**
 * Reads the prices of a table typed in from a republication: columns such as `registered_vefa_n`, `registered_vefa_eur_m2` (with `_p5_` and `_p95_`)
 * and `announced_house_eur_m2`, one row per area. A blank price with observations is a withheld one.
 */
export function readTranscribedTable(
  header: readonly string[],
  rows: readonly Cell[][],
  period: Period,
  fileName: string,
): PriceDraft[] {
  const inCity = header[0] === 'quartier'
  const groups = header.filter((column) => GROUP.test(column))
  return rows.flatMap((row) => {
    const at = (column: string) => number(row[header.indexOf(column)])
    return groups.map((column) => {
      const [, basis = '', kind = ''] = GROUP.exec(column)!
      const stem = `${basis}_${kind}`
      const observations = at(`${stem}_n`)
      const pricePerSqm = at(column)
      return {
        ...period,
        communeText: String(row[0]),
        areaKind: inCity ? 'quartier' : areaKind(String(row[0])),
        listingType: 'sale',
        segment: kind === 'house' ? 'house' : 'apartment',
        basis: basis === 'announced' ? 'asking' : 'registered',
        condition: basis === 'announced' ? 'all' : kind,
        pricePerSqm,
        priceEur: null,
        lowPricePerSqm: at(`${stem}_p5_eur_m2`),
        highPricePerSqm: at(`${stem}_p95_eur_m2`),
        observations,
        suppressed: pricePerSqm === null && observations !== null && observations !== 0,
        sourceNote: fileName,
      }
    })
  })
}

/** Whether a header names a price that `readTranscribedTable` reads. */
export function hasPriceColumns(header: readonly string[]): boolean {
  return header.some((column) => GROUP.test(column))
}

/** Reads the prices of `{ appart: { <commune>: <EUR/m²> }, maison: { … } }`; skips keys that begin with `_` (notes). */
export function readTranscribedObject(
  document: object,
  period: Period,
  listingType: 'rent' | 'sale',
  fileName: string,
): PriceDraft[] {
  return Object.entries(document).flatMap(([kind, prices]) => {
    if (kind.startsWith('_') || prices === null || typeof prices !== 'object') return []
    return Object.entries(prices).map(([name, pricePerSqm]) => ({
      ...period,
      communeText: name,
      areaKind: areaKind(name),
      listingType,
      segment: kind === 'maison' ? 'house' : kind === 'appart' ? 'apartment' : kind,
      basis: 'asking',
      condition: 'all',
      pricePerSqm,
      priceEur: null,
      lowPricePerSqm: null,
      highPricePerSqm: null,
      observations: null,
      suppressed: false,
      sourceNote: fileName,
    }))
  })
}

/** Asked prices and rents of a table with one figure a row: `year`, `commune`, `series` such as `flat_asked_eur_m2`, `value`, `n`. */
export function readTranscribedSeries(
  header: readonly string[],
  rows: readonly Cell[][],
  fileName: string,
): PriceDraft[] {
  return rows.map((row) => {
    const at = (column: string) => String(row[header.indexOf(column)] ?? '')
    const [, kind, isRent] = SERIES.exec(at('series')) ?? []
    return {
      year: number(at('year')),
      period: at('year'),
      communeText: at('commune'),
      areaKind: areaKind(at('commune')),
      listingType: isRent ? 'rent' : 'sale',
      segment: kind === 'flat' ? 'apartment' : (kind ?? at('series')),
      basis: 'asking',
      condition: 'all',
      pricePerSqm: number(at('value')),
      priceEur: null,
      lowPricePerSqm: null,
      highPricePerSqm: null,
      observations: number(at('n')),
      suppressed: false,
      sourceNote: fileName,
    }
  })
}

function areaKind(name: string): string {
  return /^(?:moyenne nationale|national|luxembourg \(pays\)|total)/i.test(name) ? 'country' : 'commune'
}

function number(cell: Cell | undefined): unknown {
  const text = String(cell ?? '').trim()
  if (text === '' || text === '*') return null
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}
