import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { LuxHome } from '../../pipeline/testing/lux-home.ts'
import { publishedHome } from '../../pipeline/testing/market-homes.ts'
import { readConfig } from '../../server/base/config.ts'
import { startServer } from '../../server/start.ts'
import { expectEqualCounts } from '../testing/expect-equal-counts.ts'

// Draws, runs and writes a whole market; the machine may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 })

let home: LuxHome
beforeAll(async () => {
  home = await publishedHome()
})
afterAll(() => home?.remove())

it('counts homes equally on pages, in the API and in the tools, in a market of rooms, projects and withheld prices', async () => {
  const server = await startServer(readConfig({ PORT: '0', DATA_DIR: home.dataDir }), {
    logDestination: { write: () => undefined },
  })
  try {
    const { facts } = server.releases.current
    const types = new Set(facts.listings.map(({ propertyType }) => propertyType))
    expect([types.has('room'), facts.listings.some(({ isProject }) => isProject)]).toEqual([true, true])
    expectEqualCounts(facts, (path) => home.releaseFile(`public${path}.html`))
  } finally {
    await server.close()
  }
})
