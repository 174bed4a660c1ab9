import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RawAdvert } from '../../models/contracts/listings/raw-advert.ts'
import type { Source } from '../../models/contracts/release/source.ts'
import { advertId } from '../../models/kernel/ids.ts'
import { textColumn } from '../../pipeline/files/csv-columns.ts'
import { readCsvTable } from '../../pipeline/files/csv-table.ts'
import type { AdvertAdapter } from '../../pipeline/ingest/raw/adapter.ts'
import { adapterFor } from '../../pipeline/ingest/testing/adapter-for.ts'
import { fetchSource } from '../../pipeline/ingest/fetch/fetch-source.ts'
import { loadSources } from '../../pipeline/ingest/load-sources.ts'
import { createRawStore } from '../../pipeline/ingest/raw/raw-store.ts'
import { ROOT } from '../../pipeline/base/settings.ts'
import { generateMarket, type Generated } from './generate.ts'
import { type MarketParameters, readMarketParameters } from './parameters/parameters.ts'

const SIZE = { adverts: 2000, active: 400, quarters: 12, seed: 2026 }

interface FeedRow {
  source: Source
  snapshotDate: string | null
  advert: RawAdvert
}

let dataDir: string
let parameters: MarketParameters
let generated: Generated
let rows: FeedRow[]
let rejected: unknown[]

const generate = (directory: string, seed = SIZE.seed, packed = false) =>
  generateMarket({
    packed,
    parameters,
    size: { ...SIZE, seed },
    feedsDir: join(directory, 'feeds', 'sample'),
    truthDir: join(directory, 'feeds', 'sample-truth'),
    pictures: false,
  })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sample-market-'))
  parameters = await readMarketParameters()
  generated = await generate(dataDir)
  const read = await readFeeds(dataDir)
  rows = read.rows
  rejected = read.rejected
}, 60_000)
afterAll(() => rm(dataDir, { recursive: true }))

/** Reads every row of every feed through the same adapters as any feed. */
async function readFeeds(directory: string): Promise<{ rows: FeedRow[]; rejected: unknown[] }> {
  const store = createRawStore(join(directory, 'raw'))
  const rows: FeedRow[] = []
  const rejected: unknown[] = []
  for (const source of loadSources(join(ROOT, 'data', 'sources', 'sample'), { DATA_DIR: directory })) {
    const options = { now: new Date('2026-10-01T00:00:00Z'), signal: new AbortController().signal, log: () => {} }
    const fetched = await fetchSource(source, store, options)
    expect(fetched).toMatchObject({ ok: true })
    for (const file of fetched.added) {
      for await (const chunk of (adapterFor(source) as AdvertAdapter).read(file, source)) {
        for (const row of chunk) {
          if (row.ok) rows.push({ source, snapshotDate: file.snapshotDate, advert: row.advert })
          else rejected.push(row)
        }
      }
    }
  }
  return { rows, rejected }
}

async function hashes(directory: string): Promise<Map<string, string>> {
  const entries = await readdir(join(directory, 'feeds'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const pairs = await Promise.all(
    files.sort().map(async (path) => {
      return [
        relative(directory, path),
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      ] as const
    }),
  )
  return new Map(pairs)
}

const readTruth = (name: string, ...columns: string[]) => {
  const schema = Object.fromEntries(columns.map((column) => [column, textColumn()]))
  return readCsvTable(join(dataDir, 'feeds', 'sample-truth', name), schema) as Promise<Record<string, string>[]>
}

describe('packed feeds', () => {
  it('are gzip under the same names, and hold the same adverts', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'packed-market-'))
    try {
      await generate(directory, SIZE.seed, true)
      const [file] = (await readdir(join(directory, 'feeds', 'sample', 'alpha-live'))).toSorted()
      const head = await readFile(join(directory, 'feeds', 'sample', 'alpha-live', file!))
      expect([...head.subarray(0, 2)]).toEqual([0x1f, 0x8b])
      const adverts = (read: readonly FeedRow[]) => read.map(({ snapshotDate, advert }) => ({ snapshotDate, advert }))
      const packed = await readFeeds(directory)
      expect(adverts(packed.rows)).toEqual(adverts(rows))
      expect(packed.rejected).toEqual(rejected)
    } finally {
      await rm(directory, { recursive: true })
    }
  })
})

describe('the feeds of the sample market', () => {
  it('are read by the ordinary adapters without a reject', () => {
    expect(rejected).toEqual([])
    const adapters = new Set(rows.map(({ source }) => source.adapter))
    expect([...adapters].sort()).toEqual(['csv', 'json', 'ndjson', 'openimmo', 'poliris', 'xlsx'])
    expect(rows.every(({ source }) => source.sample && source.market === 'sample')).toBe(true)
  })

  it('hold exactly the adverts of the truth, under the ids that the pipeline gives them', async () => {
    const truth = await readTruth('duplicates.csv', 'portal', 'source_ref', 'advert_id')
    expect(truth.length).toBe(SIZE.adverts)
    const inFeeds = new Set(rows.map(({ source, advert }) => advertId(source.portal!, String(advert.sourceRef))))
    expect(inFeeds).toEqual(new Set(truth.map((row) => row['advert_id'])))
    for (const row of truth.slice(0, 50)) expect(row['advert_id']).toBe(advertId(row['portal']!, row['source_ref']!))
  })

  it('show on the last day what is on the market by the truth', () => {
    const last = rows.filter(({ snapshotDate }) => snapshotDate === '2026-09-30')
    expect(last.length).toBe(SIZE.active)
    expect(generated.active).toBe(SIZE.active)
  })

  it('date every row: archives before the first snapshot, snapshots by their names', () => {
    const archived = rows.filter(({ source }) => source.snapshot.date === 'from-row')
    expect(archived.length).toBeGreaterThan(1000)
    for (const { advert } of archived) {
      const [, year = ''] = /(20\d\d)/.exec(String(advert.observedAt)) ?? []
      expect(Number(year)).toBeGreaterThanOrEqual(2023)
    }
    const days = new Set(rows.flatMap(({ snapshotDate }) => snapshotDate ?? []))
    expect([...days].sort()).toEqual(parameters.snapshots)
  })

  it('continue the adverts of the archive in the snapshots of the same portal', () => {
    const refs = (id: string) =>
      new Set(rows.filter(({ source }) => source.id === id).map(({ advert }) => advert.sourceRef))
    const archive = refs('sample-alpha-archive')
    const continued = [...refs('sample-alpha-live')].filter((ref) => archive.has(ref))
    expect(continued.length).toBeGreaterThan(50)
  })

  it('contain the mess of real feeds: prices on request, several date formats, entities, cross-border places', () => {
    const has = (pick: (advert: RawAdvert) => unknown, pattern: RegExp) =>
      rows.some(({ advert }) => pattern.test(String(pick(advert) ?? '')))
    expect(has(({ price }) => price, /^Prix sur demande$/)).toBe(true)
    expect(has(({ price }) => price, /^\d{1,3}(\.\d{3})+,-$/)).toBe(true)
    expect(has(({ city }) => city, /\((?:FR|BE|DE)\)$/)).toBe(true)
    expect(has(({ title }) => title, /&eacute;|&#x27;/)).toBe(true)
    expect(has(({ publishedAt }) => publishedAt, /^\d\d\/\d\d\/\d{4}$/)).toBe(true)
    expect(has(({ landArea }) => landArea, /ares$/)).toBe(true)
  })

  it('keep accents in every file encoding', () => {
    const texts = (id: string) =>
      rows.filter(({ source }) => source.id === id).map(({ advert }) => `${advert.description}`)
    for (const id of ['sample-beta-archive', 'sample-beta-live', 'sample-poliris', 'sample-openimmo']) {
      expect(texts(id).some((text) => /[éèàüß]/.test(text))).toBe(true)
      expect(texts(id).some((text) => /\uFFFD|Ã©/.test(text))).toBe(false)
    }
  })
})

describe('the truth of the sample market', () => {
  it('has an index for every quarter and scope that starts at zero', async () => {
    const index = await readTruth('index.csv', 'scope', 'quarter', 'log_index')
    const scopes = Map.groupBy(index, ({ scope }) => scope!)
    expect([...scopes.keys()]).toEqual(['national', 'apartment', 'house', 'rent', 'rent-apartment', 'rent-house'])
    for (const series of scopes.values()) {
      expect(series.length).toBe(SIZE.quarters)
      expect(Number(series[0]!['log_index'])).toBe(0)
    }
  })

  it('counts each property that came on the market once', async () => {
    const cells = await readTruth('cells.csv', 'commune', 'log_ppm2', 'n_unique_new')
    expect(cells.length).toBe(102 * 4 * SIZE.quarters)
    const counted = cells.reduce((sum, cell) => sum + Number(cell['n_unique_new']), 0)
    expect(counted).toBeGreaterThan(generated.properties * 0.7)
    expect(counted).toBeLessThan(generated.properties)
  })

  it('knows the owner of every hosted listing', async () => {
    const owners = await readTruth('owners.csv', 'owner_ref', 'source_ref')
    const hosted = rows.filter(({ advert }) => advert.hosting === 'service')
    expect(hosted.length).toBeGreaterThan(0)
    const known = new Map(owners.map((row) => [row['source_ref'], row['owner_ref']]))
    for (const { advert } of hosted) expect(known.get(String(advert.sourceRef))).toBe(advert.ownerRef)
  })
})

describe('generateMarket', () => {
  it('writes the same bytes for the same seed, and others for another', async () => {
    const [again, other] = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'sample-again-'))))
    try {
      await generate(again!)
      await generate(other!, 7)
      const [first, second, third] = [await hashes(dataDir), await hashes(again!), await hashes(other!)]
      expect(second).toEqual(first)
      expect(third.get('feeds/sample-truth/duplicates.csv')).not.toBe(first.get('feeds/sample-truth/duplicates.csv'))
    } finally {
      await rm(again!, { recursive: true })
      await rm(other!, { recursive: true })
    }
  }, 60_000)
})
