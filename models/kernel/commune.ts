import { z } from 'zod'

import { decimalCell, integerCell, nameCells, namesOf, slugCell, type AreaNames } from './reference-cell.ts'
import { toNameLocale } from './locale.ts'
import type { Locale } from './locale.ts'

/** One of the 102 communes of 2018-2023, as a row of the reference table. */
export const communeRowSchema = z.strictObject({
  slug: slugCell,
  ...nameCells,
  canton: slugCell,
  lau: z.string().regex(/^\d{4}$/, 'four digits'),
  statec_code: z.string().regex(/^CM\d{5}$/, 'CM and five digits'),
  population: integerCell(1, 1_000_000),
  population_year: integerCell(2000, 2100),
  area_km2: decimalCell(1, 500),
  latitude: decimalCell(49.4, 50.2),
  longitude: decimalCell(5.7, 6.6),
  successor: z.union([z.literal(''), slugCell]),
  valid_to: z.union([z.literal(''), z.iso.date()]),
})

export interface Commune {
  slug: string
  name: AreaNames
  /** Slug of its canton. */
  canton: string
  lau: string
  statecCode: string
  population: number
  populationYear: number
  areaKm2: number
  /** A point inside the commune, near its centroid. */
  latitude: number
  longitude: number
  /** Slug of the commune it merged into on 1 September 2023; null for the 98 that go on. */
  successor: string | null
  /** Last day on which it was a commune of its own. */
  validTo: string | null
}

export function toCommune(row: z.infer<typeof communeRowSchema>): Commune {
  return {
    slug: row.slug,
    name: namesOf(row),
    canton: row.canton,
    lau: row.lau,
    statecCode: row.statec_code,
    population: row.population,
    populationYear: row.population_year,
    areaKm2: row.area_km2,
    latitude: row.latitude,
    longitude: row.longitude,
    successor: row.successor || null,
    validTo: row.valid_to || null,
  }
}

/** The commune's name in a locale; Portuguese uses the French name. */
export function communeName(commune: Pick<Commune, 'name'>, locale: Locale): string {
  return commune.name[toNameLocale(locale)]
}
