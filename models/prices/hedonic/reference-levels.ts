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

/** The level without a column of its own, and the shares of the others that the reference dwelling has. */
export type ReferenceLevel = { base: string; shares: readonly (readonly [level: string, share: number])[] }

/**
 * Levels of the reference dwelling by attribute and type. Where feeds (almost) never state the preferred one, it is the usual home: the most frequent
 * level is the base and the others count by their share. An attribute nobody states so drops out altogether.
 */
export function referenceLevels(
  properties: readonly NewProperty[],
): (attribute: Attribute, type: PropertyType) => ReferenceLevel {
  const levels = new Map<string, ReferenceLevel>()
  for (const type of ['apartment', 'house'] as const) {
    const own = properties.filter((property) => property.type === type)
    for (const attribute of Object.keys(levelOf) as Attribute[]) {
      levels.set(`${attribute} ${type}`, referenceLevel(own.map(levelOf[attribute]), PREFERRED[attribute]))
    }
  }
  return (attribute, type) => levels.get(`${attribute} ${type}`)!
}

function referenceLevel(levels: string[], preferred: string): ReferenceLevel {
  const counts = new Map<string, number>()
  for (const level of levels) counts.set(level, (counts.get(level) ?? 0) + 1)
  if ((counts.get(preferred) ?? 0) >= SMALLEST_BASE_SHARE * levels.length) return { base: preferred, shares: [] }
  const [first, ...others] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return { base: first?.[0] ?? preferred, shares: others.map(([level, count]) => [level, count / levels.length]) }
}

function flag(value: boolean | undefined): string {
  return value === undefined ? 'unknown' : String(value)
}

function ageBand(year: number | undefined): string {
  if (year === undefined) return 'unknown'
  const from = AGE_BANDS_FROM.findLast((start) => year >= start)
  return from === undefined ? `before ${AGE_BANDS_FROM[0]}` : `from ${from}`
}
