import { existsSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import type { OfficialPrice } from '../../models/contracts/market/official-price.ts'
import { isSamePrice } from '../../models/prices/official-series/same-price.ts'
import { communesOfTheYear } from '../../models/places/communes-of-the-year.ts'
import { ROOT } from '../../pipeline/base/settings.ts'
import { loadSources } from '../../pipeline/ingest/load-sources.ts'
import { readObservatoirePrices } from '../../pipeline/ingest/open-data/observatoire-prices.ts'
import { loadReference } from '../../pipeline/reference/load-reference.ts'

const DATA = resolve(ROOT, '../shared/data')
const USAGE = `node scripts/reference/official-history.ts
Derives three tables of data/reference from the tables of the Observatoire de l'Habitat: official-prices.csv, official-counts.csv (offers or
deeds behind each price, from a table that prints that price, and the prices that are withheld) and official-national.csv.
Their provenance stands beside them and is kept by hand.`
/** Tables of whole years, those checked best first: a figure that two of them have is taken from the first. */
const FEEDS = [
  ['observatoire-2025', /^observatoire_2025_commune/],
  ['observatoire-workbooks', /^(?:announced|loyers|prix-moyen|registered|vente)-.*\.xlsx?$/],
  ['observatoire-asked', /^asked_by_commune_/],
] as const
const AGES = { all: 'all', existing: 'existing', vefa: 'new_build' } as const

await main()

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(USAGE)
  if (!existsSync(join(DATA, 'prices'))) return console.warn(`skipped: there are no official tables at ${DATA}`)
  const communeOf = communesOfTheYear(await loadReference(join(ROOT, 'data/reference')))
  const printed = new Map<string, number>()
  const [values, counts, national] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()]
  for (const price of await officialPrices()) {
    const series = [price.listingType, price.basis, price.segment, AGES[price.condition], price.year].join(',')
    if (price.areaKind === 'country') {
      const { observations } = price
      if (price.pricePerSqm !== null) keepFirst(national, series, `${figure(price.pricePerSqm)},${observations ?? ''}`)
      continue
    }
    const slug = communeOf(price.communeText)
    if (slug === undefined) {
      console.warn(`left out: ${price.communeText}`)
      continue
    }
    const key = `${slug},${series}`
    if (price.pricePerSqm !== null) keepFirst(values, key, figure(price.pricePerSqm))
    if (price.pricePerSqm !== null && !printed.has(key)) printed.set(key, price.pricePerSqm)
    if (price.observations !== null && isSamePrice(printed.get(key) ?? null, price.pricePerSqm))
      keepFirst(counts, key, `${price.observations},${Number(price.suppressed)}`)
  }
  write('official-prices', 'area,listing_type,basis,segment,age,year,value', values)
  write('official-counts', 'area,listing_type,basis,segment,age,year,observations,withheld', counts)
  write('official-national', 'listing_type,basis,segment,age,year,value,observations', national)
}

function figure(value: number): string {
  return String(Number(value.toFixed(2)))
}

function keepFirst(rows: Map<string, string>, key: string, cells: string): void {
  if (!rows.has(key)) rows.set(key, `${key},${cells}`)
}

async function officialPrices(): Promise<OfficialPrice[]> {
  const sources = loadSources(join(ROOT, 'data/sources'), { LUX_REAL_DATA: DATA })
  const names = (await readdir(join(DATA, 'prices'))).toSorted()
  const prices: OfficialPrice[] = []
  for (const [id, pattern] of FEEDS) {
    const source = sources.find((one) => one.id === id)!
    for (const name of names.filter((one) => pattern.test(one))) {
      const file = { path: join(DATA, 'prices', name), name, sha256: '', bytes: 0, snapshotDate: null, fetchedAt: '' }
      for await (const chunk of readObservatoirePrices(file, source))
        for (const row of chunk) if (row.ok) prices.push(row.record)
    }
  }
  return prices.filter(({ areaKind }) => areaKind !== 'quartier')
}

function write(table: string, header: string, byKey: ReadonlyMap<string, string>): void {
  const rows = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  writeFileSync(join(ROOT, 'data/reference', `${table}.csv`), `${[header, ...rows].join('\n')}\n`)
  console.log(`${table}: ${rows.length} rows`)
}
