import { join } from 'node:path'
import { type Advert, isOn, priceOn } from '../adverts/advert.ts'
import { type Day, formatDay } from '../../../models/kernel/day.ts'
import type { PortalFormat } from './portal-format.ts'
import { RollingFile } from './rolling-file.ts'

export interface PortalWriterOptions {
  readonly directory: string
  /** `alpha` writes the folders `alpha-archive` and `alpha-live`. */
  readonly portal: string
  readonly archive: PortalFormat
  readonly live: PortalFormat
  readonly encodeArchive?: (text: string) => Uint8Array
  readonly archiveRowsPerFile: number
  readonly snapshots: readonly Day[]
  /** Whether files are gzip. */
  readonly packed: boolean
}

/**
 * Writes one portal: a yearly archive of everything before the first snapshot (one row per price, the last with the day of withdrawal), and a
 * complete file for each snapshot.
 */
export class PortalWriter {
  readonly #options: PortalWriterOptions
  readonly #archives = new Map<string, RollingFile>()
  readonly #live: readonly RollingFile[]

  constructor(options: PortalWriterOptions) {
    this.#options = options
    const { directory, portal, live, snapshots, packed } = options
    this.#live = snapshots.map((day) => {
      const name = () => `${portal}-${formatDay(day)}.${live.extension}`
      const file = new RollingFile({ ...live, packed, directory: join(directory, `${portal}-live`), name })
      file.open()
      return file
    })
  }

  write(advert: Advert): void {
    const { snapshots, live } = this.#options
    if (advert.from < snapshots[0]!) this.#writeArchive(advert)
    let row: string | null = null
    let rowPrice = Number.NaN
    snapshots.forEach((day, at) => {
      if (!isOn(advert, day)) return
      const priceEur = priceOn(advert, day)
      if (row === null || priceEur !== rowPrice) row = live.row({ advert, priceEur, observed: null, withdrawn: null })
      rowPrice = priceEur
      this.#live[at]!.write(row)
    })
  }

  close(): void {
    for (const file of [...this.#archives.values(), ...this.#live]) file.close()
  }

  #writeArchive(advert: Advert): void {
    const end = this.#options.snapshots[0]!
    const steps = advert.prices.filter(({ day }) => day < end)
    const withdrawn = advert.to !== null && advert.to <= end ? advert.to : null
    steps.forEach(({ day, priceEur }, at) => {
      const isLast = at === steps.length - 1
      const sighting = { advert, priceEur, observed: day, withdrawn: isLast ? withdrawn : null }
      this.#archiveOf(formatDay(day).slice(0, 4)).write(this.#options.archive.row(sighting))
    })
  }

  #archiveOf(year: string): RollingFile {
    const { directory, portal, archive, archiveRowsPerFile, encodeArchive, packed } = this.#options
    let file = this.#archives.get(year)
    if (file === undefined) {
      file = new RollingFile({
        ...archive,
        packed,
        directory: join(directory, `${portal}-archive`),
        name: (number) => `${portal}-archive-${year}-${String(number).padStart(3, '0')}.${archive.extension}`,
        rowsPerFile: archiveRowsPerFile,
        ...(encodeArchive === undefined ? {} : { encode: encodeArchive }),
      })
      this.#archives.set(year, file)
    }
    return file
  }
}
