import { join } from 'node:path'
import { textColumn } from '../../../pipeline/files/csv-columns.ts'
import { readCsvTable } from '../../../pipeline/files/csv-table.ts'
import type { Site } from './home.ts'
import { SAMPLE_PARAMETERS_DIR } from '../parameters/parameters.ts'
import type { Commune, ForeignTown, Place } from '../parameters/places.ts'
import { type Random, weightedPicker } from '../parameters/random.ts'

/** Reads street names that many villages in Luxembourg share. */
export async function readStreets(): Promise<string[]> {
  const rows = await readCsvTable(join(SAMPLE_PARAMETERS_DIR, 'streets.csv'), { name: textColumn() })
  return rows.map(({ name }) => name)
}

export type SitePicker = (random: Random, where: Commune | ForeignTown) => Site

/** Draws an invented address in a real place; the coordinates are within a kilometre of its centre. */
export function createSitePicker(communes: readonly Commune[], streets: readonly string[]): SitePicker {
  const placePickers = communes.map(({ places }) => weightedPicker(places, ({ weight }) => weight))
  return (random, where) => {
    const commune = 'slug' in where ? where : null
    const place: Place =
      commune === null ? { ...(where as ForeignTown), weight: 1, logPremium: 0 } : placePickers[commune.index]!(random)
    return {
      commune,
      town: commune === null ? (where as ForeignTown) : null,
      place,
      street: random.pick(streets),
      houseNumber: random.integer(1, 120),
      postcode: commune === null ? '' : random.pick(commune.postcodePrefixes) + String(random.integer(10, 99)),
      latitude: Math.round((place.latitude + 0.004 * random.normal()) * 1e5) / 1e5,
      longitude: Math.round((place.longitude + 0.006 * random.normal()) * 1e5) / 1e5,
    }
  }
}
