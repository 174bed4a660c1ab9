import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../base/settings.ts'
import { fetchSource } from './fetch/fetch-source.ts'
import { loadSources } from './load-sources.ts'
import { createRawStore } from './raw/raw-store.ts'
import { rowsOf, temporaryDirectory, type SeenRow } from './testing/feed-files.ts'

const data = join(ROOT, '../shared/data')
const isHere = existsSync(data)
// oxlint-disable-next-line no-console -- what is not tested must be seen
if (!isHere) console.warn('skipped: the real feeds, as there is no ../shared/data')

describe.skipIf(!isHere)('the real feeds', () => {
  const store = createRawStore(join(temporaryDirectory(), 'raw'))
  const sources = loadSources(join(ROOT, 'data/sources/real'), { LUX_REAL_DATA: data })

  async function readAll(id: string): Promise<SeenRow[]> {
    const source = sources.find((candidate) => candidate.id === id)!
    const result = await fetchSource(source, store, {
      now: new Date('2026-10-01T08:00:00Z'),
      signal: new AbortController().signal,
      log: () => undefined,
    })
    expect(result.ok).toBe(true)
    const rows: SeenRow[] = []
    for (const file of [...result.known, ...result.added]) rows.push(...(await rowsOf(file, source)))
    return rows
  }

  it.each([
    ['rent-portals', 1671],
    ['sale-portal', 1878],
    ['observatoire-2025', 454],
    ['observatoire-2026-prices', 62],
    ['observatoire-2026-rents', 41],
    ['observatoire-workbooks', 10_128],
    ['house-price-index', 5891],
  ])('%s gives %i rows and no reject', async (id, count) => {
    const rows = await readAll(id)
    expect(rows.filter(({ ok }) => !ok)).toEqual([])
    expect(rows).toHaveLength(count)
  })

  it('agree on the figures in two workbooks', async () => {
    const prices = (await readAll('observatoire-workbooks')).map(({ record }) => record!)
    const key = ({ communeText, year, condition }: Record<string, unknown>) => [communeText, year, condition].join()
    const registered = prices.filter(
      ({ basis, areaKind, pricePerSqm }) => basis === 'registered' && areaKind === 'commune' && pricePerSqm !== null,
    )
    const [yearly, joint] = ['prix-moyen', 'registered'].map(
      (start) =>
        new Map(
          registered
            .filter(({ sourceNote }) => String(sourceNote).startsWith(start))
            .map((price) => [key(price), Number(price['pricePerSqm'])]),
        ),
    )
    const shared = [...yearly!].filter(([name]) => joint!.has(name))
    const same = shared.filter(([name, price]) => Math.abs(price - joint!.get(name)!) < 1)
    expect(shared.length).toBeGreaterThan(900)
    expect(same.length / shared.length).toBeGreaterThan(0.97)
  })
})
