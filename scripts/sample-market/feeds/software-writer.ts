import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Advert, isOn } from '../adverts/advert.ts'
import { type Day, formatDay } from '../../../models/kernel/day.ts'

/** Writes all adverts of an agency's software on one day to one file. */
export type DayFile = (path: string, day: Day, adverts: readonly Advert[]) => Promise<void>

/** Writes the feeds of agencies' own software: small enough to keep their adverts until the end, then written file by file. */
export class SoftwareWriter {
  readonly #adverts: Advert[] = []
  readonly #options: { directory: string; extension: string; snapshots: readonly Day[]; writeDay: DayFile }

  /** @param options the last part of `directory` is also the prefix of file names */
  constructor(options: { directory: string; extension: string; snapshots: readonly Day[]; writeDay: DayFile }) {
    this.#options = options
  }

  write(advert: Advert): void {
    this.#adverts.push(advert)
  }

  /** Writes the files; skips days without adverts. */
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
