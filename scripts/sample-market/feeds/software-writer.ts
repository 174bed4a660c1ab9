import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Advert, isOn } from '../adverts/advert.ts'
import { type Day, formatDay } from '../../../models/kernel/day.ts'

/** Writes all that an agency's software offers on one day as one file. */
export type DayFile = (path: string, day: Day, adverts: readonly Advert[]) => Promise<void>

/** Feeds of agencies' own software: small, so their adverts are kept until the end, and written file by file. */
export class SoftwareWriter {
  readonly #adverts: Advert[] = []
  readonly #options: { directory: string; extension: string; snapshots: readonly Day[]; writeDay: DayFile }

  /** @param options the last part of `directory` also begins the name of each file */
  constructor(options: { directory: string; extension: string; snapshots: readonly Day[]; writeDay: DayFile }) {
    this.#options = options
  }

  write(advert: Advert): void {
    this.#adverts.push(advert)
  }

  /** Files of days on which nothing is on offer are left out. */
  async close(): Promise<void> {
    const { directory, extension, snapshots, writeDay } = this.#options
    await mkdir(directory, { recursive: true })
    const name = directory.slice(directory.lastIndexOf('/') + 1)
    for (const day of snapshots) {
      const adverts = this.#adverts.filter((advert) => isOn(advert, day))
      if (adverts.length > 0) await writeDay(join(directory, `${name}-${formatDay(day)}.${extension}`), day, adverts)
    }
  }
}
