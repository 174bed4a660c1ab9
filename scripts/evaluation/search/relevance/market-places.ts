import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import type { PlaceFacts } from '../../../../models/places/place-facts.ts'
import { foldName } from '../../../../models/language/fold.ts'
import { distanceM, type Point } from '../../../../models/places/point-index.ts'
import { REGIONS } from '../labels/regions.ts'

/** Verdict of a listing's facts on a condition. */
export type Verdict = 'holds' | 'broken' | 'unknown'

export interface MarketPlaces {
  /** Whether the listing is in the place of a label (`commune:mamer`, `quarter:belair` …). */
  contains(label: string, listing: ListingRecord): Verdict
  /** Distance from the listing, or without coordinates from its locality, to the centre of the place; null when unknown. */
  distanceKm(label: string, listing: ListingRecord): number | null
  /** Communes that contain or make up the place of a label, sorted. */
  communesOf(label: string): readonly string[]
}

/** Places from the reference tables, independent of how the search reads names. @throws Error when a label names no place */
export function createMarketPlaces(facts: PlaceFacts): MarketPlaces {
  const tables = indexTables(facts)
  const communesOf = memoize((label: string) => communesOfLabel(label, tables))
  return {
    communesOf,
    contains: (label, listing) => containment(label, listing, communesOf(label), tables),
    distanceKm: (label, listing) => {
      const [middle, home] = [pointOf(label, tables), homeOf(listing, tables)]
      return middle && home ? distanceM(middle, home) / 1000 : null
    },
  }
}

interface Tables {
  communes: ReadonlyMap<string, { canton: string; point: Point }>
  quarters: ReadonlyMap<string, { commune: string; names: ReadonlySet<string>; point: Point }>
  localities: ReadonlyMap<string, { commune: string; name: string; point: Point }>
}

function indexTables(facts: PlaceFacts): Tables {
  return {
    communes: new Map(facts.communes.map((row) => [row.slug, { canton: row.canton, point: row }])),
    quarters: new Map(
      facts.quarters.map((row) => [
        row.slug,
        { commune: row.commune, names: new Set([row.name_fr, row.name_de, row.name_lb].map(foldName)), point: row },
      ]),
    ),
    localities: new Map(
      facts.localities.map((row) => [row.slug, { commune: row.commune, name: foldName(row.name), point: row }]),
    ),
  }
}

function communesOfLabel(label: string, tables: Tables): readonly string[] {
  const [kind, slug] = split(label)
  if (kind === 'canton') return communesOfCanton(slug, tables)
  if (kind === 'region') {
    const parts = REGIONS[slug] ?? fail(label)
    return parts.flatMap((part) => (part.includes(':') ? communesOfLabel(part, tables) : [part])).sort()
  }
  if (kind === 'quarter') return [(tables.quarters.get(slug) ?? fail(label)).commune]
  if (kind === 'locality')
    return sameNamed(slug, tables)
      .map(({ commune }) => commune)
      .sort()
  return tables.communes.has(slug) ? [slug] : fail(label)
}

function communesOfCanton(canton: string, { communes }: Tables): string[] {
  return [...communes].flatMap(([slug, commune]) => (commune.canton === canton ? [slug] : [])).sort()
}

/** A district in two communes has two rows: `belval` and `belval-sanem-part`. */
function sameNamed(slug: string, { localities }: Tables): { commune: string; name: string; point: Point }[] {
  const own = localities.get(slug) ?? fail(`locality:${slug}`)
  return [...localities].flatMap(([other, row]) =>
    other === slug || (other.startsWith(`${slug}-`) && row.name === own.name) ? [row] : [],
  )
}

function containment(label: string, listing: ListingRecord, communes: readonly string[], tables: Tables): Verdict {
  if (listing.communeSlug === null) return 'unknown'
  if (!communes.includes(listing.communeSlug)) return 'broken'
  const [kind, slug] = split(label)
  if (kind === 'quarter') {
    if (listing.district === null) return 'unknown'
    return tables.quarters.get(slug)!.names.has(foldName(listing.district)) ? 'holds' : 'broken'
  }
  if (kind === 'locality') {
    if (listing.locality === null) return 'unknown'
    return tables.localities.get(slug)!.name === foldName(listing.locality) ? 'holds' : 'broken'
  }
  return 'holds'
}

function pointOf(label: string, tables: Tables): Point | undefined {
  const [kind, slug] = split(label)
  if (kind === 'quarter') return tables.quarters.get(slug)?.point
  if (kind === 'locality') return tables.localities.get(slug)?.point
  return tables.communes.get(slug)?.point
}

function homeOf(
  { latitude, longitude, locality, communeSlug }: ListingRecord,
  { localities }: Tables,
): Point | undefined {
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  if (locality === null) return undefined
  const name = foldName(locality)
  return [...localities.values()].find((row) => row.commune === communeSlug && row.name === name)?.point
}

function split(label: string): [string, string] {
  const [kind = '', slug = ''] = label.split(':')
  return [kind, slug]
}

function memoize<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

function fail(label: string): never {
  throw new Error(`${label} is no place of data/reference`)
}
