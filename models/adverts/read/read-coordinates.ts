import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { textOf } from './scalar.ts'
import { roundHalfUp } from '../../statistics/round.ts'

/** Precision says how far the point may be from the door as far as the decimals tell: some 30 m, 150 m, or the size of a village or a commune. */
export interface Coordinates {
  latitude: number
  longitude: number
  precision: 'address' | 'street' | 'locality' | 'commune'
  /** The feed had them the wrong way round. */
  swapped: boolean
}

/** Luxembourg with the border regions of France, Belgium and Germany that portals cover. */
const REGION = { south: 48, north: 51.5, west: 4.5, east: 8 }

/**
 * Reads a pair of coordinates. `0/0`, one half alone and points outside the region are none; a swapped pair is put right.
 * Decimals bound the precision: the fourth is worth 11 m. Whether the point is a town centre is for the gazetteer to say.
 */
export function readCoordinates(latitude: Scalar, longitude: Scalar): Coordinates | null {
  const lat = degrees(latitude)
  const lon = degrees(longitude)
  if (lat === null || lon === null) return null
  if (inRegion(lat, lon)) return located(lat, lon, false)
  return inRegion(lon, lat) ? located(lon, lat, true) : null
}

function located(latitude: number, longitude: number, swapped: boolean): Coordinates {
  const decimals = Math.max(decimalsOf(latitude), decimalsOf(longitude))
  return {
    latitude: roundHalfUp(latitude, 6),
    longitude: roundHalfUp(longitude, 6),
    precision: precisionOf(decimals),
    swapped,
  }
}

function precisionOf(decimals: number): Coordinates['precision'] {
  if (decimals >= 5) return 'address'
  if (decimals === 4) return 'street'
  return decimals === 3 ? 'locality' : 'commune'
}

function decimalsOf(value: number): number {
  const text = String(value)
  const dot = text.indexOf('.')
  return dot === -1 ? 0 : text.length - dot - 1
}

function inRegion(lat: number, lon: number): boolean {
  return lat >= REGION.south && lat <= REGION.north && lon >= REGION.west && lon <= REGION.east
}

function degrees(value: Scalar): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = textOf(value)
  if (text === null || !/^-?\d{1,3}(?:[.,]\d{1,20})?$/.test(text)) return null
  return Number(text.replace(',', '.'))
}
