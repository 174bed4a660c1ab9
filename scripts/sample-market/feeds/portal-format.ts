import type { Advert } from '../adverts/advert.ts'
import type { Day } from '../../../models/kernel/day.ts'

/** One row to write: the advert on a given day. */
export interface Sighting {
  readonly advert: Advert
  readonly priceEur: number
  /** Day of the row in archives; null in snapshots, whose file name has the day. */
  readonly observed: Day | null
  /** Only in archives, in the last row of an advert that is gone. */
  readonly withdrawn: Day | null
}

/** Row format of a portal. */
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

/** Photo references of a row; archives keep no pictures. */
export function photoReferences({ advert, observed }: Pick<Sighting, 'advert' | 'observed'>): string[] {
  return observed === null ? advert.shown.photos.map((name) => `feed:pictures/${name}`) : []
}
