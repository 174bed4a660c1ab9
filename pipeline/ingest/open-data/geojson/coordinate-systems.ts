import proj4 from 'proj4'

/** Point as GeoJSON states it: longitude, latitude, or east, north in metres. */
export type Position = [number, number]
/** Converts a position to longitude and latitude, WGS 84. */
export type ToDegrees = (position: Position) => Position

/** Coordinate systems of the region by EPSG code, as the EPSG register defines them; 2169 is LUREF, Luxembourg's own. */
const DEFINITIONS: Record<string, string> = {
  '2169':
    '+proj=tmerc +lat_0=49.8333333333333 +lon_0=6.16666666666667 +k=1 +x_0=80000 +y_0=100000 +ellps=intl ' +
    '+towgs84=-189.6806,18.3463,-42.7695,-0.33746,-3.09264,2.53861,0.4598 +units=m +no_defs',
  '3035': '+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80 +units=m +no_defs',
  '25831': '+proj=utm +zone=31 +ellps=GRS80 +units=m +no_defs',
  '25832': '+proj=utm +zone=32 +ellps=GRS80 +units=m +no_defs',
  '32631': '+proj=utm +zone=31 +datum=WGS84 +units=m +no_defs',
  '32632': '+proj=utm +zone=32 +datum=WGS84 +units=m +no_defs',
  '3857': '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +no_defs',
}
/** Systems in degrees that differ from WGS 84 by less than a metre. */
const DEGREES = new Set(['4326', '4258', 'CRS84'])

/** Finds how to convert a named system: `EPSG:2169`, `urn:ogc:def:crs:EPSG::2169`, `CRS84`; null for one that is not known. */
export function toDegreesFrom(name: string): ToDegrees | null {
  const code = /(\d{4,5}|CRS84)$/i.exec(name.trim())?.[1]?.toUpperCase()
  if (code === undefined) return null
  if (DEGREES.has(code)) return (position) => position
  const definition = DEFINITIONS[code]
  if (definition === undefined) return null
  const { forward } = proj4(definition, 'WGS84')
  return ([east, north]) => forward([east, north]) as Position
}

export const KNOWN_SYSTEMS = [...DEGREES, ...Object.keys(DEFINITIONS)].map((code) =>
  code === 'CRS84' ? code : `EPSG:${code}`,
)
