import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../base/settings.ts'
import { aSource, temporaryDirectory } from '../ingest/testing/feed-files.ts'
import { feedLines } from '../quality/feed-lines.ts'
import { findProblems } from '../quality/gates.ts'
import { loadReference } from '../reference/load-reference.ts'
import { historyJob } from '../stages/history/advert-history.ts'
import { ingestJob } from '../stages/ingest/ingest-feeds.ts'
import { normalizeJob } from '../stages/normalize/normalize-batches.ts'
import { openSmallWarehouse, runOver } from '../testing/small-warehouse.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'

/** Days of three deliveries; the last one is damaged, and later than the grace period allows. */
const [FIRST, SECOND, DAMAGED] = ['2026-09-02', '2026-09-09', '2026-09-30'] as const
const HEADER = ['ref', 'online', 'deal', 'kind', 'price', 'area', 'rooms', 'postcode', 'town', 'text']
const TOWNS = [
  'Pétange',
  'Differdange',
  'Esch-sur-Alzette',
  'Käerjeng',
  'Rédange-sur-Attert',
  'Mersch',
  'Diekirch',
  'Wiltz',
]
type Row = Record<string, string | number>

/** The adverts of the first delivery; in the second, some are cheaper. */
const ROWS: Row[] = Array.from({ length: 60 }, (_, index) => ({
  ref: `a${100 + index}`,
  online: `2026-08-${String(1 + (index % 12)).padStart(2, '0')}`,
  deal: index % 3 === 0 ? 'location' : 'vente',
  kind: index % 4 === 0 ? 'maison' : 'appartement',
  price: index % 3 === 0 ? 1500 + 10 * index : 500_000 + 2500 * index,
  area: 60 + index,
  rooms: 3 + (index % 3),
  postcode: '',
  town: TOWNS[index % TOWNS.length]!,
  text: `Bel objet numéro ${index} rénové`,
}))
const SECOND_ROWS = ROWS.map((row, index) => (index % 20 === 7 ? { ...row, price: Number(row['price']) * 0.95 } : row))

function csv(rows: readonly Row[], header: readonly string[] = HEADER, delimiter = ';'): string {
  return `${[header, ...rows.map((row) => HEADER.map((name) => row[name]))].map((cells) => cells.join(delimiter)).join('\n')}\n`
}

const each = (change: (row: Row, index: number) => Row): string => csv(SECOND_ROWS.map(change))
const times = (factor: number): string => each((row) => ({ ...row, price: Number(row['price']) * factor }))
const withColumn = (name: string, of: (row: Row) => string): string => each((row) => ({ ...row, [name]: of(row) }))
const whole = csv(SECOND_ROWS)
const lines = whole.trimEnd().split('\n')

interface Damage {
  kind: string
  file: string | Uint8Array
  /** Words of the line beside feed and file: row or field, and the reason. */
  says: RegExp
  encoding?: 'latin1'
}

const DAMAGES: Damage[] = [
  { kind: 'cut at 90 %', file: `${lines.slice(0, 55).join('\n')}\n`, says: /54 adverts, 10 % fewer than the 60/ },
  { kind: 'cut at 97 %', file: `${lines.slice(0, 56).join('\n')}\n`, says: /55 adverts, 8\.3 % fewer/ },
  {
    kind: 'cut within a row',
    file: `${lines.slice(0, 60).join('\n')}\na159;2026-08`,
    says: /row 60.*last row cannot be read/,
  },
  { kind: 'cut within the last cell', file: whole.slice(0, -5), says: /row 60.*ends within a line/ },
  { kind: 'latin1 in place of UTF-8', file: Buffer.from(whole, 'latin1'), says: /is not utf-8 text; set encoding/ },
  { kind: 'UTF-8 in place of latin1', file: whole, encoding: 'latin1', says: /is not latin1 text; set encoding/ },
  { kind: 'another separator', file: whole.replaceAll(';', ','), says: /mapping\..* The header contains ","/ },
  {
    kind: 'a renamed column',
    file: csv(SECOND_ROWS, HEADER.with(4, 'price_eur')),
    says: /mapping\.price .*which no row has; present: .*"price_eur"/,
  },
  {
    kind: 'an empty column of areas',
    file: withColumn('area', () => ''),
    says: /row 1, field area: 60 of 60 areas are missing/,
  },
  {
    kind: 'an empty column of prices',
    file: withColumn('price', () => ''),
    says: /row 1, field price: 60 of 60 rows are rejected/,
  },
  {
    kind: 'an empty column of towns',
    file: withColumn('town', () => ''),
    says: /row 1, field city: 60 of 60 of the adverts known .* another place/,
  },
  {
    kind: 'cents',
    file: times(100),
    says: /row \d+, field price: .*(multiplied by about 100|rejected.*implausible_price)/,
  },
  { kind: 'thousands', file: times(0.001), says: /row \d+, field price: .*(multiplied|rejected)/ },
  { kind: 'all prices ten times', file: times(10), says: /row \d+, field price: .*multiplied by about 10 / },
  { kind: 'areas in ares', file: each((row) => ({ ...row, area: Number(row['area']) * 100 })), says: /field area/ },
  {
    kind: 'dates of another format',
    file: withColumn('online', ({ online }) => `KW ${String(online).slice(-2)}`),
    says: /row 1, field publishedAt: 60 of 60 values cannot be read, the first is "KW 01"; expected a date/,
  },
  {
    kind: 'day and month swapped',
    file: withColumn('online', ({ online }) => String(online).replace(/(\d+)-(\d+)-(\d+)/, '$1-$3-$2')),
    says: /row \d+, field publishedAt: .*earlier day of publication/,
  },
  {
    kind: 'keys twice with other prices',
    file: csv([
      ...SECOND_ROWS.slice(0, 10).map((row) => ({ ...row, price: Number(row['price']) * 1.2 })),
      ...SECOND_ROWS,
    ]),
    says: /row 11, field price: 10 rows repeat an advert with another price, the first is "a100"/,
  },
  { kind: 'an empty file', file: '', says: /is empty/ },
  { kind: 'a header alone', file: `${lines[0]}\n`, says: /contains no rows/ },
  {
    kind: 'an error page',
    file: '<!DOCTYPE html><html><title>503</title><h1>Unavailable</h1></html>',
    says: /is a web page.*Unavailable/,
  },
  {
    kind: 'the file before the last again',
    file: csv(ROWS),
    says: /same bytes as 2026-09-02\.csv of 2026-09-02/,
  },
  { kind: 'the last file again', file: whole, says: /same bytes as 2026-09-09\.csv of 2026-09-09; nothing is new/ },
  {
    kind: 'rows of another country',
    file: each((row, index) => ({ ...row, ref: `f${index}`, town: 'Thionville', postcode: 'F-57100' })),
    says: /0 of the 60 adverts of the file before are in it, and 60 of its 60 adverts are outside Luxembourg/,
  },
  {
    kind: 'towns in other rows',
    file: each((row, index) => ({ ...row, town: TOWNS[(index + 1) % TOWNS.length]! })),
    says: /row \d+, field city: .*in another place/,
  },
]
/** Damages of a feed of three adverts, where no share means much. */
const THIN_ROWS = SECOND_ROWS.slice(6, 9)
const thin = (change: (row: Row) => Row): string => csv(THIN_ROWS.map(change))
const THIN: Omit<Damage, 'encoding'>[] = [
  { kind: 'all prices ten times', file: thin((row) => ({ ...row, price: Number(row['price']) * 10 })), says: /price/ },
  {
    kind: 'thousands',
    file: thin((row) => ({ ...row, price: Number(row['price']) / 1000 })),
    says: /row 1, field price: 2 of 3 rows are rejected/,
  },
  {
    kind: 'no prices',
    file: thin((row) => ({ ...row, price: '' })),
    says: /row 1, field price: 3 of 3 rows are rejected/,
  },
  { kind: 'no areas', file: thin((row) => ({ ...row, area: '' })), says: /row 1, field area: 3 of 3/ },
  { kind: 'another separator', file: csv(THIN_ROWS, HEADER, ','), says: /The header contains ","/ },
  { kind: 'a cut row', file: csv(THIN_ROWS).slice(0, -60), says: /row 3.*last row cannot be read/ },
]
const ADVICE = /(?:Ask the producer|Correct the|Deliver the file|Translate the values)/

const directory = temporaryDirectory()
let warehouse: Warehouse

interface Seen {
  sourceRef: string
  active: boolean
  priceEur: number
  areaM2: number
  communeSlug: string
  firstSeen: string
}
const feedOf = (index: number): string => `feed-${index}`
const advertsOf = (feed: string): Promise<Seen[]> =>
  warehouse.all<Seen>(
    'SELECT source_ref, active, price_eur, area_m2, commune_slug, first_seen FROM advert WHERE source_id = $feed ORDER BY source_ref',
    { feed },
  )

/** Lines of a run over this feed alone. */
async function terminalOf(feed: string): Promise<string[]> {
  for (const table of ['normalized_batch', 'feed_failure'])
    await warehouse.run(`CREATE OR REPLACE TABLE ${table} AS FROM every_${table} WHERE source_id = '${feed}'`)
  return feedLines(await findProblems(warehouse, DAMAGED))
}

function deliver(feed: string, file?: string | Uint8Array, encoding?: 'latin1', rows = SECOND_ROWS) {
  const path = join(directory, feed)
  mkdirSync(path)
  writeFileSync(
    join(path, `${FIRST}.csv`),
    Buffer.from(csv(ROWS.filter(({ ref }) => rows.some((row) => row['ref'] === ref))), encoding ?? 'utf8'),
  )
  writeFileSync(join(path, `${SECOND}.csv`), Buffer.from(csv(rows), encoding ?? 'utf8'))
  if (file !== undefined) writeFileSync(join(path, `${DAMAGED}.csv`), file)
  const mapping = {
    sourceRef: 'ref',
    publishedAt: 'online',
    listingType: 'deal',
    propertyType: 'kind',
    price: 'price',
    area: 'area',
  }
  return aSource({
    id: feed,
    location: { type: 'directory', path, pattern: '*.csv' },
    snapshot: { date: 'from-name' },
    // No advert becomes stale by age alone between the last two deliveries.
    cadence: 'monthly',
    delimiter: ';',
    encoding: encoding ?? 'utf-8',
    mapping: { ...mapping, rooms: 'rooms', postcode: 'postcode', city: 'town', title: 'text' },
  })
}

beforeAll(async () => {
  const settings = readSettings({ DATA_DIR: join(directory, 'data'), LUX_THREADS: '1' })
  warehouse = await openSmallWarehouse()
  const changed = SECOND_ROWS.slice(3).map((row, index) =>
    index % 9 === 0 ? { ...row, price: Number(row['price']) * 0.9 } : row,
  )
  const sources = [
    ...DAMAGES.map(({ file, encoding }, index) => deliver(feedOf(index), file, encoding)),
    deliver('undamaged'),
    deliver('thin', undefined, undefined, THIN_ROWS),
    ...THIN.map(({ file }, index) => deliver(`thin-${index}`, file, undefined, THIN_ROWS)),
    deliver('good', csv([...changed, { ...ROWS[0]!, ref: 'a200' }])),
  ]
  const progress = { jobStarted() {}, advance() {}, jobDone() {}, note() {} }
  const reference = await loadReference(settings.referenceDir)
  const run = runOver(warehouse, {
    settings,
    sources,
    reference,
    progress,
    now: new Date('2026-09-30T08:00:00Z'),
    codeHash: () => 'code',
  })
  for (const job of [ingestJob, normalizeJob, historyJob]) await job.work(run)
  for (const table of ['normalized_batch', 'feed_failure'])
    await warehouse.run(`CREATE TABLE every_${table} AS FROM ${table}`)
})
afterAll(() => warehouse.close())

describe('a damaged delivery', () => {
  let before: Seen[]
  beforeAll(async () => {
    before = await advertsOf('undamaged')
    expect(before.filter(({ active }) => active)).toHaveLength(60)
  })

  it.each(DAMAGES.map((damage, index): [string, Damage, number] => [damage.kind, damage, index]))(
    '%s: takes nothing off the market, changes no price, area or place, and is named',
    async (_, { says }, index) => {
      expect(await advertsOf(feedOf(index))).toEqual(before)
      const said = await terminalOf(feedOf(index))
      expect(said.join('\n')).toMatch(says)
      expect(said.join('\n')).toMatch(ADVICE)
      expect(said.join('\n')).toContain(DAMAGED)
    },
  )

  it.each(THIN.map((damage, index): [string, RegExp, number] => [damage.kind, damage.says, index]))(
    '%s: does no harm to a feed of three adverts and is named',
    async (_, says, index) => {
      expect(await advertsOf(`thin-${index}`)).toEqual(await advertsOf('thin'))
      const said = (await terminalOf(`thin-${index}`)).join('\n')
      expect(said).toMatch(says)
      expect(said).toMatch(ADVICE)
    },
  )

  it('is told from a good one, which takes adverts off the market and changes prices, and of which nothing is said', async () => {
    const seen = await advertsOf('good')
    expect(seen.filter(({ active }) => !active).map(({ sourceRef }) => sourceRef)).toEqual(['a100', 'a101', 'a102'])
    const prices = new Map(before.map(({ sourceRef, priceEur }) => [sourceRef, priceEur]))
    const repriced = seen.filter(
      ({ sourceRef, priceEur }) => prices.has(sourceRef) && prices.get(sourceRef) !== priceEur,
    )
    expect(repriced).toHaveLength(7)
    expect(await terminalOf('good')).toEqual([])
  })
})
