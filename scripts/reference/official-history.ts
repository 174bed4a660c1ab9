import { existsSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import type { OfficialPrice } from '../../models/contracts/market/official-price.ts'
import { foldName } from '../../models/language/fold.ts'
import { resolveCommuneArgument } from '../../models/places/commune-argument.ts'
import { buildGazetteer } from '../../models/places/gazetteer.ts'
import { ROOT } from '../../pipeline/base/settings.ts'
import { loadSources } from '../../pipeline/ingest/load-sources.ts'
import { readObservatoirePrices } from '../../pipeline/ingest/open-data/observatoire-prices.ts'
import { loadReference } from '../../pipeline/reference/load-reference.ts'

const DATA = resolve(ROOT, '../shared/data')
const USAGE = `node scripts/reference/official-history.ts
Derives data/reference/official-prices.csv from the tables of the Observatoire de l'Habitat.
Its provenance stands beside it and is kept by hand.`
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
  const slugOf = await namesToSlugs()
  const rows = new Map<string, string>()
  for (const price of await officialPrices()) {
    const slug = slugOf(price)
    if (slug === undefined || price.pricePerSqm === null) continue
    const key = [slug, price.listingType, price.basis, price.segment, AGES[price.condition], price.year].join(',')
    if (!rows.has(key)) rows.set(key, `${key},${Number(price.pricePerSqm.toFixed(2))}`)
  }
  const cells = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  write('official-prices', 'area,listing_type,basis,segment,age,year,value', cells)
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
  return prices.filter(({ areaKind }) => areaKind === 'commune' || areaKind === 'city')
}

/** Communes as of the year of the table: a commune that has merged keeps a series of its own. */
async function namesToSlugs(): Promise<(price: OfficialPrice) => string | undefined> {
  const reference = await loadReference(join(ROOT, 'data/reference'))
  const gazetteer = buildGazetteer(reference)
  const merged = new Map(
    reference.communeMergers.flatMap((row) => [
      [foldName(row.former), row.former_slug],
      [foldName(row.successor), row.successor_slug],
    ]),
  )
  return ({ communeText }) => {
    const found = resolveCommuneArgument(gazetteer, communeText)
    const slug = merged.get(foldName(communeText))
    if (slug !== undefined || (found.kind === 'found' && found.place.kind === 'commune' && !found.isCorrected))
      return slug ?? (found.kind === 'found' ? found.place.slug : undefined)
    console.warn(`left out: ${communeText}`)
    return undefined
  }
}

function write(table: string, header: string, rows: readonly string[]): void {
  writeFileSync(join(ROOT, 'data/reference', `${table}.csv`), `${[header, ...rows].join('\n')}\n`)
  console.log(`${table}: ${rows.length} rows`)
}
