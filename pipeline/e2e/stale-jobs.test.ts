import { hash } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { planOf, staleJobs, type LuxHome } from '../testing/lux-home.ts'
import { createCheckout } from '../testing/checkout.ts'
import { publishedHome } from '../testing/market-homes.ts'

// Runs real processes; the machine may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

let checkout: string
let home: LuxHome

beforeAll(async () => {
  checkout = createCheckout('data/sources')
  home = (await publishedHome()).under(checkout)
})
afterAll(() => {
  home?.remove()
  rmSync(checkout, { recursive: true, force: true })
})

/** Lists the jobs that would run after a change of one file, then undoes the change. */
async function staleAfter(file: string, change: (file: string) => void): Promise<string[]> {
  const before = readFileSync(file)
  change(file)
  try {
    return staleJobs(await planOf(home))
  } finally {
    writeFileSync(file, before)
  }
}

const comment = (mark: string) => (file: string) => appendFileSync(file, `\n${mark} changed\n`)

describe('stale jobs', () => {
  it('are none in another checkout of the same code, facts and feeds', async () => {
    expect(staleJobs(await planOf(home))).toEqual(['ingest'])
  })

  it.each([
    ['pipeline/stages/marts/activity.sql', '--', ['activity']],
    ['pipeline/stages/marts/market-entries.sql', '--', ['market-entries']],
    ['pipeline/stages/history/adverts.sql', '--', ['history']],
    ['pipeline/stages/match/match-properties.ts', '//', ['match']],
    ['content/pages/prices/prices-document.ts', '//', ['publish']],
    ['pipeline/publish/diff/diff-html.ts', '//', ['publish']],
    ['pipeline/quality/metrics.ts', '//', ['quality']],
    ['pipeline/commands/releases.ts', '//', []],
    ['pipeline/run/jobs.test.ts', '//', []],
  ])('after a change of %s are those of that code', async (path, mark, jobs) => {
    expect(await staleAfter(join(checkout, path), comment(mark))).toEqual(['ingest', ...jobs])
  })

  it.each([
    [
      'communes.csv',
      ',1357,2023,',
      ',1358,2023,',
      [
        'communes',
        'normalize',
        'commute',
        'liveability',
        'official-tables',
        'official-forecasts',
        'paid-to-asked',
        'publish',
      ],
    ],
    ['localities.csv', '\n', '\r\n', ['normalize', 'commute', 'liveability', 'publish']],
  ])('after a change of %s are those that use these facts', async (name, before, after, jobs) => {
    const stale = await staleAfter(join(home.dataDir, 'reference', name), (file) =>
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, after)),
    )
    expect([...stale].sort()).toEqual(['ingest', ...jobs].sort())
  })

  it('after a change of a feed’s columns are those that read it', async () => {
    const stale = await staleAfter(join(checkout, 'data/sources/sample/sample-beta-live.yaml'), (file) =>
      writeFileSync(file, readFileSync(file, 'utf8').replace('  charges: Charges\n', '')),
    )
    expect(stale).toEqual(['ingest', 'normalize'])
  })

  it('are none when only the threads, the memory, the port or the public address differ', async () => {
    const address = { PORT: '4000', PUBLIC_BASE_URL: 'https://other.example' }
    const plan = await planOf(home, [], { LUX_THREADS: '3', LUX_MEMORY: '1GB', ...address })
    expect(staleJobs(plan)).toEqual(['ingest'])
  })

  it('for another day are all of the build under its name, and none of the public one', async () => {
    const plan = await planOf(home, ['--as-of', '2026-09-24', '--into', 'earlier'])
    expect(plan.get('history')).toEqual({ action: 'run', reason: 'it has never run' })
    expect(staleJobs(await planOf(home))).toEqual(['ingest'])
  })

  it('leave the warehouse as it is, to the byte, when there are none', async () => {
    const folder = join(home.dataDir, 'warehouse')
    const bytes = (): [string, string][] =>
      readdirSync(folder)
        .filter((name) => name.includes('.duckdb'))
        .map((name) => [name, hash('sha256', readFileSync(join(folder, name)))])
    await home.succeed(['run', '--quiet'])
    const before = bytes()
    expect(before).toHaveLength(1)
    await home.succeed(['run', '--quiet'])
    expect(bytes()).toEqual(before)
  })

  it('are limited to the one job that was selected', async () => {
    const plan = await planOf(home, ['--only', 'prices', '--force'])
    expect([...plan].filter(([, { action }]) => action !== 'skip')).toEqual([
      ['prices', { action: 'run', reason: 'forced' }],
    ])
    const from = await planOf(home, ['--from', 'prices', '--force'])
    expect(staleJobs(from)[0]).toBe('prices')
    expect(staleJobs(from).at(-1)).toBe('publish')
  })
})
