import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../base/settings.ts'
import type { Run } from '../engine/job.ts'
import { aSource, temporaryDirectory } from '../ingest/testing/feed-files.ts'
import { feedLines } from '../quality/feed-lines.ts'
import { findProblems } from '../quality/gates.ts'
import { loadReference } from '../reference/load-reference.ts'
import { dayOfRelease, withRun } from '../run/run-pipeline.ts'
import { historyJob } from '../stages/history/advert-history.ts'
import { ingestJob } from '../stages/ingest/ingest-feeds.ts'
import { normalizeJob } from '../stages/normalize/normalize-batches.ts'
import { openSmallWarehouse, runOver } from '../testing/small-warehouse.ts'
import type { Warehouse } from '../warehouse/warehouse.ts'

const TODAY = '2026-09-30'
const ADVERTS = [
  'a1,vente,appartement,500000,80,Mersch',
  'a2,vente,maison,900000,150,Wiltz',
  'a3,location,appartement,1500,60,Diekirch',
]
const csv = (rows: readonly string[], header = 'ref,deal,kind,price,area,town'): string =>
  [header, ...rows, ''].join('\n')
const dated = (day: string): string[] => ADVERTS.map((row) => `${row},${day}`)

let folder: string
let warehouse: Warehouse
let base: Partial<Run>
let reads = 0
const file = (name: string): string => join(folder, 'feed', name)
const put = (name: string, text = csv(ADVERTS)): void => writeFileSync(file(name), text)

beforeEach(async () => {
  folder = temporaryDirectory()
  mkdirSync(file(''), { recursive: true })
  warehouse = await openSmallWarehouse()
  const settings = readSettings({ DATA_DIR: folder })
  base = { settings, reference: await loadReference(settings.referenceDir), codeHash: () => 'code' }
})
afterEach(() => {
  warehouse.close()
  rmSync(folder, { recursive: true })
})

/** Reads a feed of three adverts on a day, each time a second later. */
async function readOn(today: string, date: 'from-name' | 'from-row' = 'from-name') {
  const mapping = {
    sourceRef: 'ref',
    listingType: 'deal',
    propertyType: 'kind',
    price: 'price',
    area: 'area',
    city: 'town',
  }
  const source = aSource({
    id: 'thin',
    adapter: 'csv',
    location: { type: 'directory', path: file(''), pattern: '*.csv' },
    snapshot: { date, complete: date === 'from-name' },
    mapping: date === 'from-row' ? { ...mapping, observedAt: 'seen' } : mapping,
  })
  const now = new Date(`${today}T08:00:${String(10 + reads++)}Z`)
  const asOf = (): Promise<string> => dayOfRelease(warehouse, today)
  const progress = { jobStarted() {}, advance() {}, jobDone() {}, note() {} }
  const run = runOver(warehouse, { ...base, sources: [source], progress, now, asOf })
  for (const job of [ingestJob, normalizeJob, historyJob]) await job.work(run)
  const adverts = await warehouse.all<{ lastSeen: string; active: boolean }>(
    `SELECT last_seen, active FROM advert ORDER BY source_ref`,
  )
  const problems = feedLines(await findProblems(warehouse, await asOf())).filter((line) =>
    /ahead|after|bad_date/.test(line),
  )
  return { day: await asOf(), adverts, problems, parameters: await normalizeJob.parameters?.(run) }
}

describe('a file that is dated after the run', () => {
  it.each(['2026-10-01', '2026-12-31', '2126-09-30', '9999-12-31'])('of %s moves no day and is named', async (day) => {
    put(`thin-${TODAY}.csv`)
    const before = await readOn(TODAY)
    put(`thin-${day}.csv`)
    const seen = await readOn(TODAY)
    expect(seen.day).toBe(TODAY)
    expect(seen.adverts).toEqual(before.adverts)
    expect(seen.adverts).toHaveLength(3)
    expect(before.problems).toEqual([])
    expect(seen.problems).toHaveLength(1)
    expect(seen.problems[0]).toContain(`file thin-${day}.csv`)
    expect(seen.problems[0]).toMatch(new RegExp(`dated ${day}, after ${TODAY}.*right day`))
  })

  it('joins when its day has come', async () => {
    put(`thin-${TODAY}.csv`)
    put('thin-2026-10-07.csv', csv(ADVERTS.slice(1)))
    expect((await readOn(TODAY)).adverts.every(({ active }) => active)).toBe(true)
    expect((await readOn('2026-10-06')).day).toBe(TODAY)
    const joined = await readOn('2026-10-07')
    expect(joined).toMatchObject({ day: '2026-10-07', problems: [] })
    expect(joined.adverts.map(({ lastSeen }) => lastSeen)).toEqual([TODAY, '2026-10-07', '2026-10-07'])
  })

  it('is named no more once it is there under its right day', async () => {
    put(`thin-2026-09-29.csv`)
    put('thin-2126-09-30.csv', csv(ADVERTS.slice(1)))
    expect((await readOn(TODAY)).problems).toHaveLength(1)
    renameSync(file('thin-2126-09-30.csv'), file(`thin-${TODAY}.csv`))
    expect(await readOn(TODAY)).toMatchObject({ day: TODAY, problems: [] })
  })

  it('alone makes no market', async () => {
    put('thin-2126-09-30.csv')
    const seen = await readOn(TODAY)
    expect(seen.adverts).toEqual([])
    expect(seen.day).toBe(TODAY)
    expect(seen.problems).toHaveLength(1)
  })
})

describe('a row that is dated after the run', () => {
  const header = 'ref,deal,kind,price,area,town,seen'

  it('is held out, named, and joins when its day has come', async () => {
    put('archive.csv', csv([...dated(TODAY), `a4,vente,maison,700000,120,Wiltz,2026-10-02`], header))
    const seen = await readOn(TODAY, 'from-row')
    expect(seen).toMatchObject({ day: TODAY, parameters: { lastDay: TODAY } })
    expect(seen.problems.join()).toMatch(
      /file archive.csv, row 4, field observedAt: .*2026-10-02.*not after 2026-09-30/,
    )
    expect(seen.adverts).toHaveLength(3)
    const joined = await readOn('2026-10-02', 'from-row')
    expect(joined).toMatchObject({ day: '2026-10-02', parameters: { lastDay: null } })
    expect(joined.adverts).toHaveLength(4)
    const { rows } = await warehouse.one<{ rows: number }>(`SELECT count(*)::INT AS rows FROM observation`)
    expect(rows).toBe(4)
  })
})

describe('a build as of a day', () => {
  it('that has not come is refused', async () => {
    const now = new Date(`${TODAY}T08:00:00Z`)
    const options = { asOf: '2026-10-01', now, command: 'run', signal: new AbortController().signal }
    const progress = { jobStarted() {}, advance() {}, jobDone() {}, note() {} }
    const refused = withRun(readSettings({ DATA_DIR: folder }), { ...options, progress }, async () => 'built')
    await expect(refused).rejects.toThrow(`--as-of 2026-10-01 has not come yet: give a day up to today, ${TODAY}.`)
  })
})
