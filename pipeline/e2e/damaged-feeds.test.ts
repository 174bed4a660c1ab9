import { readFileSync, readdirSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LuxHome } from '../testing/lux-home.ts'
import { publishedHome } from '../testing/market-homes.ts'

// Runs real processes; the machine may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

/** Two weeks after the last good delivery, within the grace of weekly feeds. */
const DAMAGED_DAY = '2026-10-14'

let home: LuxHome
let before: string[]
let seenLast: string[]
let after: string[]
let stale: string[]
let terminal: string

beforeAll(async () => {
  home = await publishedHome()
  before = listingIds(home)
  seenLast = listings(home).flatMap(({ id, lastSeen }) => (lastSeen === '2026-09-30' ? [id] : []))
  deliver('alpha-live', (file) => truncateSync(file, readFileSync(file).length - 40))
  deliver('beta-live', (file) => writeFileSync(file, ''))
  deliver('gamma-live', (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)))
  deliver('openimmo', (file) => writeFileSync(file, 'PK\u0003\u0004 no archive at all'))
  deliver('poliris', (file) => writeFileSync(file, '<html>Service unavailable</html>'))
  deliver('workbook', (file) => writeFileSync(file, Buffer.alloc(512, 7)))
  deliver('hosted-live', (file) => writeFileSync(file, firstLines(file, 0.3)))
  terminal = await home.succeed(['run'])
  after = listingIds(home)
  stale = idsIn(home.releaseFile('index/stale-listings.ndjson'))
})
afterAll(() => home?.remove())

/** Writes the newest file of a feed as a delivery of the damaged day, then damages it. */
function deliver(feed: string, harm: (file: string) => void): void {
  const folder = join(home.feeds, feed)
  const newest = readdirSync(folder)
    .filter((name) => name.includes('2026-09-30'))
    .map((name) => join(folder, name))[0]!
  const delivered = newest.replace('2026-09-30', DAMAGED_DAY)
  writeFileSync(delivered, readFileSync(newest))
  harm(delivered)
}

function firstLines(file: string, share: number): string {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return `${lines.slice(0, Math.ceil(lines.length * share)).join('\n')}\n`
}

function listings({ releaseFile }: LuxHome): { id: string; lastSeen: string }[] {
  const lines = releaseFile('index/listings.ndjson').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as { id: string; lastSeen: string })
}

function idsIn(lines: string): string[] {
  return lines.split('\n').flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as { id: string }).id]))
}

function listingIds(from: LuxHome): string[] {
  return listings(from).map(({ id }) => id)
}

interface Finding {
  gate: string
  severity: string
  count: number
  rows: { name: string; status: string; sourceId: string; error: string }[]
}

describe('a delivery in which every file is damaged', () => {
  it('takes no listing off the market: what is not on offer is stale', () => {
    expect(before.length).toBeGreaterThan(200)
    const gone = before.filter((id) => !after.includes(id))
    expect(gone.filter((id) => !stale.includes(id))).toEqual([])
    expect(gone.length).toBeLessThan(0.1 * before.length)
  })

  it('is listed file by file in the quality report of the release, with each problem', () => {
    const { findings } = JSON.parse(home.releaseFile('reports/quality.json')) as { findings: Finding[] }
    const damaged = findings.find(({ gate }) => gate === 'batches-usable')!
    expect(damaged).toMatchObject({ severity: 'warning' })
    const statuses = Object.fromEntries(damaged.rows.map(({ sourceId, status }) => [sourceId, status]))
    expect(statuses).toMatchObject({
      'sample-alpha-live': 'failed',
      'sample-gamma-live': 'failed',
      'sample-hosted-live': 'suspect',
      'sample-openimmo': 'failed',
      'sample-poliris': 'failed',
      'sample-workbook': 'failed',
    })
    for (const { name, error } of damaged.rows) {
      expect(name).toContain(DAMAGED_DAY)
      expect(error.length).toBeGreaterThan(10)
    }
    // An empty file is refused by the fetch, before ingest.
    const refused = findings.find(({ gate }) => gate === 'feeds-fetched')!
    expect(refused.rows).toMatchObject([{ sourceId: 'sample-beta-live', reason: expect.stringContaining(DAMAGED_DAY) }])
    expect(home.releaseFile('reports/quality.md')).toContain(`alpha-${DAMAGED_DAY}.ndjson`)
  })

  it('is named at the terminal, by the run and by doctor, with what to do', async () => {
    const doctor = await home.succeed(['doctor'])
    expect(doctor).toMatch(/^warn +files of feeds +\d+ warnings:\nwarning: /m)
    for (const feed of ['alpha-live', 'gamma-live', 'hosted-live', 'openimmo', 'poliris', 'workbook', 'beta-live']) {
      const line = terminal
        .split('\n')
        .find((text) => text.startsWith(`warning: feed sample-${feed}`) && text.includes(DAMAGED_DAY))
      expect(line, feed).toMatch(/\. (?:Ask the producer|Correct the|Deliver the file)/)
      expect(doctor).toContain(line)
    }
  })

  it('is replaced by the next good delivery, which alone decides what is off the market', async () => {
    for (const feed of readdirSync(home.feeds)) {
      for (const name of readdirSync(join(home.feeds, feed)).filter((file) => file.includes(DAMAGED_DAY))) {
        const good = join(home.feeds, feed, name.replace(DAMAGED_DAY, '2026-09-30'))
        writeFileSync(join(home.feeds, feed, name.replace(DAMAGED_DAY, '2026-10-15')), readFileSync(good))
      }
    }
    await home.succeed(['run'])
    expect(home.release().asOf).toBe('2026-10-15')
    const now = listingIds(home)
    expect(now.filter((id) => !before.includes(id))).toEqual([])
    expect(seenLast.filter((id) => !now.includes(id))).toEqual([])
    expect(now.length).toBeLessThan(before.length)
    // The empty file still lies in its folder.
    const left = (await home.succeed(['doctor'])).split('\n').filter((line) => line.includes(DAMAGED_DAY))
    expect(left.filter((line) => !line.includes('is empty'))).toEqual([])
  })
})

describe('a feed that cannot be found', () => {
  it('keeps its last good files, is named in the report, and makes a strict run end with 5', async () => {
    const folder = join(home.feeds, 'beta-live')
    renameSync(folder, `${folder}-gone`)
    const shown = listingIds(home)
    const { code, stdout } = await home.lux(['run', '--strict'])
    expect(code, stdout).toBe(5)
    expect(listingIds(home)).toEqual(shown)
    const { findings } = JSON.parse(home.releaseFile('reports/quality.json')) as { findings: Finding[] }
    const missing = findings.find(({ gate }) => gate === 'feeds-fetched')!
    const reason = 'source sample-beta-live: there is no directory at feeds/sample/beta-live'
    expect(missing.rows).toMatchObject([{ sourceId: 'sample-beta-live', reason }])
  })
})
