import type { NewProperty, PropertyType } from './advert.ts'

/** Construction periods by first year; the last known turning points of building practice and insulation rules. */
const AGE_BANDS_FROM = [1900, 1946, 1970, 1985, 2000, 2012] as const

/** The level of each attribute as text; `unknown` where it is not stated. */
export const levelOf = {
  parking: ({ parking }: NewProperty) => flag(parking),
  terrace: ({ terrace }: NewProperty) => flag(terrace),
  newBuild: ({ newBuild }: NewProperty) => flag(newBuild),
  energyClass: ({ energyClass }: NewProperty) => energyClass ?? 'unknown',
  condition: ({ condition }: NewProperty) => condition ?? 'unknown',
  built: ({ constructionYear }: NewProperty) => ageBand(constructionYear),
  plot: ({ type, landAres }: NewProperty) =>
    type === 'apartment' ? 'none' : landAres !== undefined && landAres > 0 ? 'known' : 'unknown',
} as const
export type Attribute = keyof typeof levelOf

/** The levels of the reference dwelling, where enough adverts have them. */
const PREFERRED: Record<Attribute, string> = {
  parking: 'false',
  terrace: 'false',
  newBuild: 'false',
  energyClass: 'C',
  condition: 'unknown',
  built: 'unknown',
  plot: 'known',
}
/** A base seen less often than this leaves the level of the reference dwelling to the prior. */
const SMALLEST_BASE_SHARE = 0.03

/**
 * The level of each attribute and type that has no column of its own: that of the reference dwelling, or the most
 * frequent level where feeds (almost) never state that one. An attribute nobody states so drops out altogether.
 */
export function baseLevels(properties: readonly NewProperty[]): (attribute: Attribute, type: PropertyType) => string {
  const bases = new Map<string, string>()
  for (const type of ['apartment', 'house'] as const) {
    const own = properties.filter((property) => property.type === type)
    for (const attribute of Object.keys(levelOf) as Attribute[]) {
      bases.set(`${attribute} ${type}`, baseLevel(own.map(levelOf[attribute]), PREFERRED[attribute]))
    }
  }
  return (attribute, type) => bases.get(`${attribute} ${type}`)!
}

function baseLevel(levels: string[], preferred: string): string {
  const counts = new Map<string, number>()
  for (const level of levels) counts.set(level, (counts.get(level) ?? 0) + 1)
  if ((counts.get(preferred) ?? 0) >= SMALLEST_BASE_SHARE * levels.length) return preferred
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return ranked[0]?.[0] ?? preferred
}

function flag(value: boolean | undefined): string {
  return value === undefined ? 'unknown' : String(value)
}

function ageBand(year: number | undefined): string {
  if (year === undefined) return 'unknown'
  const from = AGE_BANDS_FROM.findLast((start) => year >= start)
  return from === undefined ? `before ${AGE_BANDS_FROM[0]}` : `from ${from}`
}
