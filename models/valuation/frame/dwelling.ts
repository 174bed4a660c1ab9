import type { Point } from '../../places/point-index.ts'
import { rolesOf, valuationSchemaSchema } from './schema.ts'
import type { ValuationRow, ValuationSchema } from './schema.ts'

/** Part of every model version; raised when the method or the attributes change. */
export const VALUATION_MODEL_VERSION = 'valuation-1.0.0'

type Maybe<Value> = Value | null

/** Known attributes of a dwelling. Null is unknown. */
export interface Dwelling {
  communeSlug: string
  /** The same text for all homes offered by one agency in one commune. */
  project?: Maybe<string>
  canton: Maybe<string>
  locality: Maybe<string>
  /** Quarter of a town, finer than a locality. */
  district?: Maybe<string>
  segment: 'apartment' | 'house'
  propertyType: string
  areaM2: number
  landAreaM2: Maybe<number>
  bedrooms: Maybe<number>
  bathrooms: Maybe<number>
  floor: Maybe<number>
  constructionYear: Maybe<number>
  energyClass: Maybe<string>
  condition: Maybe<string>
  newBuild: Maybe<boolean>
  parking: Maybe<boolean>
  terrace: Maybe<boolean>
  furnished: Maybe<boolean>
  latitude: Maybe<number>
  longitude: Maybe<number>
  /** `year * 4 + quarter - 1` */
  quarter: number
}

const MEASURES = ['areaM2', 'landAreaM2', 'bedrooms', 'bathrooms', 'floor', 'constructionYear'] as const
const SWITCHES = ['newBuild', 'parking', 'terrace', 'furnished'] as const
const LEVELS = ['communeSlug', 'canton', 'locality', 'segment', 'propertyType', 'energyClass', 'condition'] as const
const PLACE = ['latitude', 'longitude', 'located'] as const

/** Attributes that say where a dwelling is: each alone means little, together they are its location. */
export const PLACE_ATTRIBUTES: ReadonlySet<string> = new Set([...PLACE, 'communeSlug', 'canton', 'locality'])

/** The columns of `dwellingRow`. */
export const DWELLING_SCHEMA: ValuationSchema = valuationSchemaSchema.parse({
  name: VALUATION_MODEL_VERSION,
  numeric: [...MEASURES, ...SWITCHES, ...PLACE],
  categorical: [...LEVELS],
  target: 'priceEur',
  roles: { areaM2: 'areaM2', located: 'located', quarter: 'quarter', property: 'property', project: 'project' },
})

/** The same with the commune as the finest zone, as the standard methods are given it. */
export const ZONE_SCHEMA: ValuationSchema = {
  ...DWELLING_SCHEMA,
  roles: rolesOf(DWELLING_SCHEMA),
  categorical: LEVELS.filter((name) => name !== 'locality'),
}

/**
 * A dwelling as a row of the valuation.
 * @param id of the property; all rows of one property carry the same
 * @param centre of the finest place that is known of it, which stands in where it has no coordinates of its own
 */
export function dwellingRow(id: string, dwelling: Dwelling, centre?: Point, priceEur?: number): ValuationRow {
  const isLocated = dwelling.latitude !== null && dwelling.longitude !== null
  const { latitude, longitude } = isLocated ? dwelling : (centre ?? { latitude: null, longitude: null })
  return {
    id,
    values: {
      ...Object.fromEntries([...MEASURES, ...LEVELS].map((name) => [name, dwelling[name]])),
      locality: dwelling.district ?? dwelling.locality,
      ...Object.fromEntries(SWITCHES.map((name) => [name, toNumber(dwelling[name])])),
      latitude,
      longitude,
      located: Number(isLocated),
      quarter: dwelling.quarter,
      property: id,
      project: dwelling.project ?? null,
      priceEur,
    },
  }
}

function toNumber(value: Maybe<boolean>): Maybe<number> {
  return value === null ? null : Number(value)
}
