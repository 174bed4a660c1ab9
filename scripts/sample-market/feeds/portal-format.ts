import type { Advert } from '../adverts/advert.ts'
import type { Day } from '../../../models/kernel/day.ts'

/** One row to be written: the advert as it stood on a day. */
export interface Sighting {
  readonly advert: Advert
  readonly priceEur: number
  /** Archives say when the row was true; snapshots leave it to the name of the file. */
  readonly observed: Day | null
  /** Only in archives, on the last row of an advert that has gone. */
  readonly withdrawn: Day | null
}

/** How a portal writes its rows. */
export interface PortalFormat {
  readonly extension: string
  readonly header?: string
  readonly separator?: string
  readonly footer?: string
  row(sighting: Sighting): string
}

export function priceToEur({ shown }: Advert, priceEur: number): number | null {
  return shown.priceToFactor === null ? null : Math.round((priceEur * shown.priceToFactor) / 1000) * 1000
}

/** Archives keep no pictures. */
export function photoReferences({ advert, observed }: Pick<Sighting, 'advert' | 'observed'>): string[] {
  return observed === null ? advert.shown.photos.map((name) => `feed:pictures/${name}`) : []
}
