import type { CommuneOutlines } from '../../contracts/places/outlines.ts'
import { divideShapes, type CommunePoint, type Shape } from './divide-shapes.ts'
import { drawAreas } from './draw-areas.ts'
import { localityCells, type PlacedLocality } from './locality-cells.ts'
import { toPlane, type PlaneArea, type PlanePosition } from './plane.ts'

interface Point {
  latitude: number
  longitude: number
}

/** Facts that the outlines of communes are drawn from. */
export interface OutlineFacts {
  communes: readonly (CommunePoint & { canton: string })[]
  localities: readonly (Point & { commune: string })[]
  /** Places across the border: where official outlines are missing, ours end half-way to them. */
  abroad: readonly Point[]
  /** Official outlines of communes; may be none. */
  communeShapes: readonly Shape[]
  /** Official outline of the country; may be none. */
  countryShapes: readonly Shape[]
  /** Sources of the shapes and of the localities. */
  sourceIds: { communes: readonly string[]; country: readonly string[]; localities: readonly string[] }
}

const OVERVIEW = { height: 720, leastTriangle: 5 }
const DETAIL = { height: 4_320, leastTriangle: 24 }
/** Kilometres from a locality to the end of its land where no outline is known. */
const REACH_KM = 2.6

/** Draws the outlines of communes from the best facts at hand, and says which these are. */
export function communeOutlines(facts: OutlineFacts): CommuneOutlines {
  const { communes, communeShapes, countryShapes, sourceIds } = facts
  const localities = placed(facts)
  const canton = new Map(communes.map((commune) => [commune.slug, commune.canton]))
  const draw = (
    basis: CommuneOutlines['basis'],
    areas: ReadonlyMap<string, PlaneArea>,
    sources: readonly string[],
  ): CommuneOutlines => {
    const cantonOf = (slug: string): string => canton.get(slug)!
    return {
      basis,
      sourceIds: [...new Set(sources)].sort(),
      localities: basis === 'official' ? 0 : localities.length,
      overview: drawAreas(areas, cantonOf, OVERVIEW),
      detail: drawAreas(areas, cantonOf, DETAIL),
    }
  }
  const official = communeShapes.length > 0 ? divideShapes(communeShapes, communes, localities) : undefined
  if (official !== undefined) return draw('official', official, sourceIds.communes)
  const country = countryShapes.length > 0 ? divideShapes(countryShapes, communes, localities) : undefined
  if (country !== undefined) return draw('country', country, [...sourceIds.country, ...sourceIds.localities])
  const abroad = facts.abroad.map(({ longitude, latitude }) => toPlane(longitude, latitude))
  return draw('localities', localityCells(localities, REACH_KM, abroad), sourceIds.localities)
}

/** Every locality once, and the point of a commune that has none, so that each has land. */
function placed({ communes, localities }: OutlineFacts): PlacedLocality[] {
  const own = new Set(localities.map(({ commune }) => commune))
  const seen = new Set<string>()
  return [
    ...localities.map(({ commune, ...point }) => ({ ...point, slug: commune })),
    ...communes.filter(({ slug }) => !own.has(slug)),
  ].flatMap(({ slug, longitude, latitude }) => {
    const at: PlanePosition = toPlane(longitude, latitude)
    const key = at.join()
    if (seen.has(key)) return []
    seen.add(key)
    return [{ communeSlug: slug, at }]
  })
}
