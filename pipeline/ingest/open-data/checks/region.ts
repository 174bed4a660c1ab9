/** Luxembourg with a day's drive around it, WGS 84: coordinates elsewhere are in another system, or exchanged. */
const REGION = { west: -5, south: 42, east: 16, north: 56 }

export function isInRegion(longitude: number, latitude: number): boolean {
  return longitude >= REGION.west && longitude <= REGION.east && latitude >= REGION.south && latitude <= REGION.north
}
