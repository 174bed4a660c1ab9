import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { advertId } from '../../models/kernel/ids.ts'
import { formatQuarterCompact } from '../../models/kernel/quarter.ts'
import type { Portal, Property } from './adverts/advert.ts'
import { formatDay } from '../../models/kernel/day.ts'
import { cellOf } from './homes/hedonics.ts'
import { isDwelling } from './homes/home.ts'
import { CELLS, type CellName } from './homes/levels.ts'
import { RollingFile } from './feeds/rolling-file.ts'
import type { Market } from './market.ts'

/** Id of a portal of the sample market in the pipeline. */
function portalId(portal: Portal): string {
  return `sample-${portal}`
}

const SEGMENT: Record<CellName, string> = {
  saleApartment: 'apartment',
  saleHouse: 'house',
  rentApartment: 'apartment',
  rentHouse: 'house',
}

/** Writes the truth of the market, for scoring only: index, levels and new offers by cell, the adverts of each property, and which of them are flawed. */
export class TruthWriter {
  readonly #directory: string
  readonly #market: Market
  readonly #newOffers: Map<CellName, Uint32Array>
  readonly #duplicates: RollingFile
  readonly #owners: RollingFile
  readonly #flaws: RollingFile

  constructor(directory: string, market: Market) {
    this.#directory = directory
    this.#market = market
    mkdirSync(directory, { recursive: true })
    const cells = market.geography.communes.length * market.quarters.length
    this.#newOffers = new Map(CELLS.map((cell) => [cell, new Uint32Array(cells)]))
    const table = (file: string, header: string) => {
      const rolling = new RollingFile({ directory, name: () => file, header: `${header}\n` })
      rolling.open()
      return rolling
    }
    this.#duplicates = table('duplicates.csv', 'property_id,portal,source_ref,advert_id,spell,published,withdrawn')
    this.#owners = table('owners.csv', 'owner_ref,portal,source_ref,property_id')
    this.#flaws = table('flaws.csv', 'advert_id,flaw,area_m2')
  }

  write({ id, home, quarterStep, adverts }: Property): void {
    const cell = isDwelling(home.kind) ? cellOf(home.kind, home.listingType) : null
    if (cell !== null && home.commune !== null) {
      this.#newOffers.get(cell)![home.commune.index * this.#market.quarters.length + quarterStep]!++
    }
    for (const { portal, ref, spell, from, to, ownerRef, flaw, shown } of adverts) {
      const portalKey = portalId(portal)
      const withdrawn = to === null ? '' : formatDay(to)
      this.#duplicates.write(
        `p${id},${portalKey},${ref},${advertId(portalKey, ref)},${spell + 1},${formatDay(from)},${withdrawn}`,
      )
      if (flaw !== null) this.#flaws.write(`${advertId(portalKey, ref)},${flaw},${shown.areaM2 ?? ''}`)
      if (ownerRef !== null) this.#owners.write(`${ownerRef},${portalKey},${ref},p${id}`)
    }
  }

  close(): void {
    this.#duplicates.close()
    this.#owners.close()
    this.#flaws.close()
    writeFileSync(join(this.#directory, 'index.csv'), this.#indexTable())
    writeFileSync(join(this.#directory, 'cells.csv'), this.#cellTable())
  }

  /** Log index by scope relative to the first quarter: levels averaged with fixed cell weights. */
  #indexTable(): string {
    const { quarters, levels, geography } = this.#market
    const scopes: [string, readonly CellName[]][] = [
      ['national', ['saleApartment', 'saleHouse']],
      ['apartment', ['saleApartment']],
      ['house', ['saleHouse']],
      ['rent', ['rentApartment', 'rentHouse']],
      ['rent-apartment', ['rentApartment']],
      ['rent-house', ['rentHouse']],
    ]
    const lines = scopes.flatMap(([scope, cells]) => {
      const average = (step: number) => {
        let sum = 0
        let weights = 0
        for (const { index } of geography.communes) {
          for (const cell of cells) {
            const weight = levels.weight(index, cell)
            sum += weight * levels.logLevel(index, cell, step)
            weights += weight
          }
        }
        return sum / weights
      }
      const base = average(0)
      return quarters.map(
        (quarter, step) => `${scope},${formatQuarterCompact(quarter)},${(average(step) - base).toFixed(6)}`,
      )
    })
    return `scope,quarter,log_index\n${lines.join('\n')}\n`
  }

  #cellTable(): string {
    const { quarters, pricing, geography } = this.#market
    const lines = quarters.flatMap((quarter, step) =>
      geography.communes.flatMap(({ index, slug }) =>
        CELLS.map((cell) => {
          const level = pricing.typicalLogPerM2(index, cell, step).toFixed(5)
          const count = this.#newOffers.get(cell)![index * quarters.length + step]!
          const listingType = cell.startsWith('sale') ? 'sale' : 'rent'
          return `${formatQuarterCompact(quarter)},${slug},${SEGMENT[cell]},${listingType},${level},${count}`
        }),
      ),
    )
    return `quarter,commune,segment,listing_type,log_ppm2,n_unique_new\n${lines.join('\n')}\n`
  }
}
