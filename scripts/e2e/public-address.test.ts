import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeSite, type SiteReport } from '../../pipeline/publish/site/write-site.ts'
import { ADDRESS_MARK } from '../../models/release-format/address/public-address.ts'
import { LOCALES } from '../../models/kernel/locale.ts'
import type { LuxHome } from '../../pipeline/testing/lux-home.ts'
import { publishedHome } from '../../pipeline/testing/market-homes.ts'
import { readConfig } from '../../server/base/config.ts'
import { startServer, type RunningServer } from '../../server/start.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { brokenLinks } from '../links/broken-links.ts'

// Draws and runs a whole market; the machine may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 })

/** The addresses under which the pipeline of this release was told to run, and its default. */
const FOREIGN = /https?:\/\/(?:lux\.example|localhost|127\.0\.0\.1:3000)/
const TEXTS = /^(?:text|application\/(?:\w|[+.-])*(?:json|xml)|image\/svg)/
const AT_ONCE = 8

let home: LuxHome
beforeAll(async () => {
  home = await publishedHome()
})
afterAll(() => home?.remove())

describe('a server on another port', () => {
  let server: RunningServer
  let address: string
  beforeAll(async () => {
    const port = await freePort()
    address = `http://127.0.0.1:${port}`
    server = await startServer(readConfig({ PORT: String(port), DATA_DIR: home.dataDir, LOG_LEVEL: 'silent' }))
  })
  afterAll(() => server?.close())

  it('names itself and nobody else in every document, and what it names is there', async () => {
    const { files } = home.release()
    const ids = home.releaseFile('index/listings.ndjson').trimEnd().split('\n').map(idOf)
    const pages = ids.slice(0, 20).flatMap((id) => LOCALES.map((locale) => `/${locale}/listings/${id}`))
    const addresses = [
      ...files.flatMap(({ publicPath }) => publicPath ?? []),
      ...ids.flatMap((id) => [`/listings/${id}/md`, `/api/listings/public/${id}`]),
      ...pages,
      '/openapi.json',
      '/.well-known/mcp.json',
      '/.well-known/agent-card.json',
      '/en/search?q=flat',
    ]
    const named = new Set<string>()
    const kinds = new Set<string>()
    await each(addresses, async (path) => {
      const response = await fetch(`${address}${path}`, { headers: { accept: '*/*' } })
      expect(response.status, path).toBe(200)
      const type = response.headers.get('content-type')!
      if (!TEXTS.test(type)) return void (await response.arrayBuffer())
      const text = await response.text()
      expect(FOREIGN.exec(text)?.[0], path).toBeUndefined()
      expect(text.includes(ADDRESS_MARK), path).toBe(false)
      const own = ownLinks(text, address)
      for (const link of own) named.add(link)
      if (own.length > 0) kinds.add(type.split(';')[0]!)
    })
    for (const kind of ['text/html', 'text/markdown', 'text/plain', 'application/xml', 'application/rss+xml'])
      expect(kinds).toContain(kind)
    for (const kind of ['application/feed+json', 'application/json', 'application/ld+json'])
      expect(kinds).toContain(kind)
    const dead: string[] = []
    await each([...named], async (link) => {
      const { status } = await fetch(link, { method: 'HEAD', redirect: 'manual' })
      if (status === 404 || status >= 500) dead.push(`${status} ${link}`)
    })
    expect(dead).toEqual([])
    expect(named.size).toBeGreaterThan(1_000)
  })
})

describe('a static site', () => {
  const [FIRST, SECOND] = ['https://first.example', 'https://second.example']
  let root: string
  let written: SiteReport
  beforeAll(async () => {
    const manifest = home.release()
    const site = join(home.dataDir, 'site')
    const write = (baseUrl: string) =>
      writeSite(site, join(home.store.directory, manifest.id), manifest, {
        baseUrl,
        upstream: null,
        signal: new AbortController().signal,
      })
    await write(FIRST)
    written = await write(SECOND)
    root = join(site, 'public')
  })

  it('contains the address it was published for, whatever address the release was made under', () => {
    const texts = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:gz|br|parquet|webp)$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    expect(texts.filter((text) => FOREIGN.test(text) || text.includes(ADDRESS_MARK))).toEqual([])
    expect(texts.filter((text) => text.includes(FIRST))).toEqual([])
    expect(texts.filter((text) => text.includes(SECOND)).length).toBeGreaterThan(1_000)
  })

  it('has no internal link that leads nowhere, on any page or document, pages of listings included', () => {
    const { files, links, broken } = brokenLinks(root, SECOND)
    expect(broken).toEqual([])
    expect(written.files).toBeGreaterThan(files)
    expect(links).toBeGreaterThan(10 * files ** 0.5)
  })
})

function idOf(line: string): string {
  return (JSON.parse(line) as { id: string }).id
}

/** Own links in a text: up to the sign that ends them in Markdown, JSON, XML, HTML or a sentence; templates left out. */
function ownLinks(text: string, address: string): string[] {
  return text
    .split(address)
    .slice(1)
    .map((rest) => `${address}${/^[^\s"'<>()\\`,&#]*/.exec(rest)![0].replace(/[.:;]+$/, '')}`)
    .filter((link) => !/[{}]/.test(link))
}

async function each(all: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = all.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of waiting) await work(path)
    }),
  )
}
