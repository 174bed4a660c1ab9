import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PACK_KINDS } from '../../models/release-format/pack/pack-document.ts'
import { headOf, openPack } from '../../models/release-format/pack/pack.ts'
import { contentOf, createMarketHome, planOf, staleJobs, type LuxHome } from '../testing/lux-home.ts'
import { firstPartHome, publishedHome, twoPartsHome } from '../testing/market-homes.ts'

// Runs real processes; the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 })

let once: LuxHome
let again: LuxHome
let inTwoParts: LuxHome
let firstPart: string

beforeAll(async () => {
  again = await createMarketHome()
  const elsewhere = { PORT: '4000', HOST: '0.0.0.0', PUBLIC_BASE_URL: 'https://elsewhere.example' }
  // Memory that was never set is filled with other bytes (glibc).
  const memory = { MALLOC_PERTURB_: '77' }
  await again.succeed(['run', '--json'], { TZ: 'Pacific/Auckland', LUX_THREADS: '2', ...memory, ...elsewhere })
  once = await publishedHome()
  inTwoParts = await twoPartsHome()
  firstPart = await firstPartId()
})
afterAll(() => [once, again, inTwoParts].forEach((home) => home?.remove()))

async function firstPartId(): Promise<string> {
  const home = await firstPartHome()
  const { id } = home.release()
  home.remove()
  return id
}

const folder = ({ store, release }: LuxHome): string => join(store.directory, release().id)

describe('the same inputs', () => {
  it('give the same bytes, file by file, in another directory, time zone and number of threads, and for another address', () => {
    const content = contentOf(folder(once))
    expect(Object.keys(content).length).toBeGreaterThan(25)
    expect(again.release().id).toBe(once.release().id)
    expect(contentOf(folder(again))).toEqual(content)
  })

  it('give the same release in one delivery or two, except for the comparison with the previous release', () => {
    const { id, previousReleaseId, files, ...rest } = inTwoParts.release()
    const { previousReleaseId: none, files: filesAtOnce, ...restAtOnce } = once.release()
    expect(previousReleaseId).toBe(firstPart)
    expect(none).toBeNull()
    expect({ id, ...rest }).toEqual(restAtOnce)
    // Files that depend on earlier releases: comparisons, the index and its parts (it continues the published one), the record of what they
    // stated, and documents that show these or their hash.
    const speaksOfHistory = new RegExp(
      [
        '^reports/(?:diff|quality)\\.',
        '^index/(?:market-index|record|past-forecasts)\\.json$',
        // The home and price pages and two articles show the index; the data page shows its file.
        '^public/\\w+(?:/(?:prices|data|data/(?:changes|quality|record)))?\\.(?:md|html)$',
        '^public/\\w+/insights/(?:market-report|reading-the-index|asking-prices-and-deeds)\\.(?:md|html)$',
        '^public/data/(?:market-index|index-parts|record|vintages|lux|checksums|datasets|croissant|catalog)\\.',
      ].join('|'),
    )
    const lasting = (all: typeof files): typeof files => all.filter(({ path }) => !speaksOfHistory.test(path))
    expect(lasting(files)).toEqual(lasting(filesAtOnce))
    expect(lasting(files).length).toBeGreaterThan(20)
  })

  it('keep published index values of finished quarters from the first delivery, and append the others', () => {
    const before = JSON.parse(
      readFileSync(join(inTwoParts.store.directory, firstPart, 'index', 'market-index.json'), 'utf8'),
    ) as IndexFile
    const after = JSON.parse(inTwoParts.releaseFile('index/market-index.json')) as IndexFile
    expect(before.series.map(({ scope }) => scope)).toContain('national')
    for (const { scope, points } of before.series) {
      const settled = points.filter(({ quarter }) => quarter !== 'Q3-2026')
      const now = after.series.find((one) => one.scope === scope)?.points ?? []
      expect(now, scope).toEqual(expect.arrayContaining(settled))
      if (scope !== 'national') continue
      expect(settled.length).toBeGreaterThan(2)
      expect(now.at(-1)!.quarter).toBe('Q3-2026')
    }
    expect(new Set(after.revisions.map(({ quarter }) => quarter))).toEqual(new Set(['Q3-2026']))
    expect(new Set(after.revisions.map(({ previousReleaseId }) => previousReleaseId))).toEqual(new Set([firstPart]))
  })

  it('leave nothing for a second run, and the plan says so', async () => {
    expect(staleJobs(await planOf(once))).toEqual(['ingest'])
    const before = contentOf(folder(once))
    const events = (await once.succeed(['run', '--json'])).trim().split('\n')
    const done = events.map((line) => JSON.parse(line) as { event: string; job?: string; status?: string })
    expect(done.filter(({ status }) => status === 'ran').map(({ job }) => job)).toEqual(['ingest'])
    expect(contentOf(folder(once))).toEqual(before)
  })
})

describe('packs of listing documents', () => {
  it('contain both documents of every listing, and the header stated in the manifest', () => {
    const packs = once.release().files.filter(({ path }) => path.startsWith('packs/'))
    const found = packs.flatMap(({ path, head }) => {
      const bytes = readFileSync(join(folder(once), path))
      expect(head, path).toEqual(headOf(bytes))
      const pack = openPack(bytes)
      return [...pack.listingIds()].filter((id) => PACK_KINDS.every((kind) => pack.text(id, kind)))
    })
    const lines = once.releaseFile('index/listings.ndjson').trimEnd().split('\n')
    expect(found.sort()).toEqual(lines.map((line) => (JSON.parse(line) as { id: string }).id).sort())
  })
})

interface IndexFile {
  series: { scope: string; points: { quarter: string; value: number }[] }[]
  revisions: { quarter: string; previousReleaseId: string }[]
}

describe('the record of a run', () => {
  it('is kept beside the releases with the time of each job, and in none of them', () => {
    const runs = join(once.dataDir, 'state', 'runs')
    const records = readdirSync(runs).sort()
    const first = JSON.parse(readFileSync(join(runs, records[0]!), 'utf8')) as RunRecord
    expect(first).toMatchObject({ command: 'run', market: 'sample', releaseId: once.release().id, published: true })
    expect(first.durationMs).toBeGreaterThan(0)
    expect(first.outcomes.find(({ job }) => job === 'normalize')!.durationMs).toBeGreaterThan(0)
    expect(Object.keys(contentOf(folder(once))).filter((path) => /duration|runs\//.test(path))).toEqual([])
    const published = once.releaseFile('run.json')
    expect(published).not.toMatch(/durationMs|startedAt/)
    expect(published).not.toContain(once.dataDir)
  })
})

interface RunRecord {
  durationMs: number
  outcomes: { job: string; durationMs: number }[]
}
