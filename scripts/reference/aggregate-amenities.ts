import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { loadReference } from '../../pipeline/reference/load-reference.ts'
import { amenityRows, transitRows, type Surroundings, type TransitStop } from './commune-surroundings.ts'
import { communeLocator, type BoundaryFeature } from './commune-locator.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const DATA = resolve(ROOT, '../shared/data')
const USAGE = `node scripts/reference/aggregate-amenities.ts
Derives data/reference/commune-amenities.csv and commune-transit.csv from points of OpenStreetMap and stops of the timetable.
Their provenance stands beside them and is kept by hand.`

await main()

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(USAGE)
  if (!existsSync(DATA)) return console.warn(`skipped: there are no points and boundaries at ${DATA}`)
  const { communes, localities } = await loadReference(join(ROOT, 'data/reference'))
  const { features } = read<{ features: BoundaryFeature[] }>('communes/communes.geojson')
  const surroundings: Surroundings = { communes, localities, locate: communeLocator(communes, localities, features) }
  const { stops } = read<{ stops: [number, number, TransitStop['mode'], number][] }>('transit/transit_stops.json')
  const transitStops = stops.map(([latitude, longitude, mode, departures]) => ({
    latitude,
    longitude,
    mode,
    departures,
  }))
  const points = Object.entries(read<Record<string, [number, number][]>>('transit/amenities_poi.json'))
  const amenities = points.map(
    ([kind, list]) => [kind, list.map(([latitude, longitude]) => ({ latitude, longitude }))] as const,
  )
  write('commune-amenities', amenityRows(surroundings, amenities))
  write('commune-transit', transitRows(surroundings, transitStops))
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(DATA, name), 'utf8')) as T
}

function write(table: string, rows: Record<string, string | number>[]): void {
  const lines = [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))].map((cells) => cells.join(','))
  writeFileSync(join(ROOT, 'data/reference', `${table}.csv`), `${lines.join('\n')}\n`)
  console.log(`${table}: ${rows.length} rows`)
}
