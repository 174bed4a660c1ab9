import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { writeSite } from '../../pipeline/publish/site/write-site.ts'
import type { LuxHome } from '../../pipeline/testing/lux-home.ts'
import { publishedHome } from '../../pipeline/testing/market-homes.ts'
import { brokenLinks } from '../links/broken-links.ts'

// Draws, runs and writes a whole market; the machine may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 })

const BASE_URL = 'https://lux.example'

let home: LuxHome
beforeAll(async () => {
  home = await publishedHome()
})
afterAll(() => home?.remove())

it('has no internal link that leads nowhere, on any page or document, pages of listings included', async () => {
  const manifest = home.release()
  const site = join(home.dataDir, 'site')
  const report = await writeSite(site, join(home.store.directory, manifest.id), manifest, {
    baseUrl: BASE_URL,
    upstream: null,
    signal: new AbortController().signal,
  })
  const { files, links, broken } = brokenLinks(join(site, 'public'), BASE_URL)
  expect(broken).toEqual([])
  expect(report.files).toBeGreaterThan(files)
  expect(links).toBeGreaterThan(10 * files ** 0.5)
})
