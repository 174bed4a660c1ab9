import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createCheckout } from '../testing/checkout.ts'
import { feedText, filesIn, FRENCH_COLUMNS } from '../testing/feed-text.ts'
import { editFile } from '../testing/edit-file.ts'
import { expectFewBytesOf } from '../testing/expect-few-bytes.ts'
import { contentOf, createHome, finished, type LuxHome, type LuxResult } from '../testing/lux-home.ts'

// Runs real processes; the machine may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

const FEED = feedText({ id: 'agency', location: filesIn('${DATA_DIR}/feeds'), mapping: FRENCH_COLUMNS })
const HEADER = 'Ref,Type,Bien,Prix,Surface,Commune\n'
const DAY_1 = `${HEADER}A-1,vente,Appartement,875000,92,Bertrange
A-2,location,Appartement,1950,61,Esch-sur-Alzette
A-3,vente,Maison,990000,140,Mersch
`
const DAY_2 = `${DAY_1}A-4,vente,Appartement,640000,71,Mamer
`

const homes: LuxHome[] = []
afterAll(() => homes.forEach((home) => home.remove()))

/** Texts that arrive at a webhook while something runs, which is run twice. */
async function alertsOf(work: () => Promise<unknown>): Promise<string[]> {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    received.push((JSON.parse(await text(request)) as { text: string }).text)
    response.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  alertAddress = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  try {
    await work()
    await work()
  } finally {
    alertAddress = ''
    server.close()
  }
  return received
}
let alertAddress = ''

interface Market {
  home: LuxHome
  run(args?: readonly string[], from?: LuxHome): Promise<LuxResult>
  add(day: string, rows: string): void
}

function market(feed = FEED): Market {
  const home = createHome('small')
  for (const folder of ['sources', 'feeds']) mkdirSync(join(home.dataDir, folder))
  writeFileSync(join(home.dataDir, 'sources', 'agency.yaml'), feed)
  homes.push(home)
  const env = { LUX_SOURCES: join(home.dataDir, 'sources') }
  return {
    home,
    run: (args = [], from = home) => from.lux(['run', ...args], { ...env, LUX_ALERT_WEBHOOK: alertAddress }),
    add: (day, rows) => writeFileSync(join(home.dataDir, 'feeds', `export-${day}.csv`), rows),
  }
}

const succeeded = ({ code, stdout, stderr }: LuxResult): string => {
  expect([code, stderr]).toEqual([0, ''])
  return stdout
}

/** A market whose three listings the first test publishes; the one of a release that is held back adds a fourth. */
let thin: Market

describe('a thin market', () => {
  it('of three listings is published once every question about it is answered', async () => {
    thin = market()
    const { home, run, add } = thin
    add('2026-09-29', DAY_1)
    expect(succeeded(await run())).toMatch(/release-answers: \d{3,} questions .* were answered/)
    expect(home.release().counts['listings']).toBe(3)
    expectFewBytesOf(home)
    const { series, refusals } = JSON.parse(home.releaseFile('index/market-index.json')) as Record<string, unknown>
    expect({ series, refusals }).toEqual({
      series: [],
      refusals: [
        {
          listingType: 'rent',
          reason: 'homes newly on the market with price and area: 1; a price model needs at least 20',
        },
        {
          listingType: 'sale',
          reason: 'homes newly on the market with price and area: 2; a price model needs at least 20',
        },
      ],
    })
    const report = JSON.parse(home.releaseFile('reports/quality.json')) as { gates: string[] }
    expect(report.gates).toContain('release-answers')
  })

  it('without a listing is published as well', async () => {
    const { home, run, add } = market()
    add('2026-09-29', `${HEADER}A-1,vente,Zeppelin,875000,92,Bertrange\n`)
    succeeded(await run())
    expect(home.release().counts['listings']).toBe(0)
  })
})

describe('a release that a server cannot answer from', () => {
  let checkout: string
  beforeAll(() => {
    checkout = createCheckout('server', 'data/contracts')
  })
  afterAll(() => rmSync(checkout, { recursive: true, force: true }))

  it('is held back, and the report names the address and what went wrong', async () => {
    const { home, run, add } = thin
    const before = home.release().id
    add('2026-09-30', DAY_2)
    const query = join(checkout, 'server/queries/market/get-market-index.ts')
    await editFile(
      query,
      'const rowsOf =',
      "if (facts.listings.length > 3) throw new Error('planted')\n  const rowsOf =",
    )
    const { code, stderr } = await run([], home.under(checkout))
    expect([code, home.release().id]).toEqual([3, before])
    expect(existsSync(join(home.dataDir, 'releases', '.building')), 'half a release').toBe(false)
    expect(stderr).toMatch(/release-answers: 5 of \d+ questions .*market-index: answered 500; planted/)
    const [path] = /\S+-blocked\.md/.exec(stderr)!
    expect(readFileSync(path, 'utf8')).toContain('/api/public/v1/market-index?quarters=20')
    succeeded(await run())
    expect(home.release().id).not.toBe(before)
  })
})

describe('a release that is held back for what an analyst knows to be right', () => {
  it('is published with the name, the reason and the last day of the decision', async () => {
    const { home, run, add } = market(`${FEED}contract: { rows: { min: 5, severity: blocker } }\n`)
    add('2026-09-29', DAY_1)
    const { code, stderr } = await run()
    expect([code, stderr]).toEqual([3, expect.stringContaining('lux run --accept feed-contracts-block --because')])
    const told = await alertsOf(() => run())
    expect(told).toEqual([
      expect.stringMatching(
        /a release was held back; the one before is still served\nThe release was not published.*contract/s,
      ),
    ])
    const accept = ['--accept', 'feed-contracts-block']
    expect((await run(accept)).code).toBe(2)
    succeeded(
      await run([...accept, '--because', 'a new agency with three homes', '--by', 'Ana', '--until', '2099-01-31']),
    )
    const { findings } = JSON.parse(home.releaseFile('reports/quality.json')) as { findings: Record<string, unknown>[] }
    expect(findings.find(({ gate }) => gate === 'feed-contracts-block')).toMatchObject({
      severity: 'warning',
      message: expect.stringMatching(
        /Accepted by Ana on .*, until 2099-01-31: a new agency with three homes$/,
      ) as string,
    })
    const { id } = home.release()
    succeeded(await run())
    expect(home.release().id).toBe(id)
    rmSync(join(home.dataDir, 'state', 'acceptances.json'))
    expect((await run()).code).toBe(3)
  })
})

describe('a build under a name', () => {
  it('for an earlier day is the release of that day, and the public one stays', async () => {
    const { home, run } = thin
    const second = home.release()
    const first = home.store.manifest(second.previousReleaseId!)
    expect([first.asOf, second.asOf]).toEqual(['2026-09-29', '2026-09-30'])
    const published = contentOf(home.store.directory)

    const refused = await run(['--as-of', '2026-09-29'])
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--into')])
    expect((await run(['--into', '../public'])).code).toBe(2)

    expect(succeeded(await run(['--as-of', '2026-09-29', '--into', 'old']))).toContain('lux preview old')
    const old = join(home.dataDir, 'previews', 'old')
    expect(JSON.parse(readFileSync(join(old, 'current.json'), 'utf8'))).toMatchObject({ releaseId: first.id })
    expect(contentOf(join(old, 'releases', first.id))).toEqual(contentOf(join(home.store.directory, first.id)))

    succeeded(await run(['--as-of', '2026-09-30', '--into', 'new']))
    expect(JSON.parse(readFileSync(join(home.dataDir, 'previews/new/current.json'), 'utf8'))).toMatchObject({
      releaseId: second.id,
    })
    expect([home.release().id, contentOf(home.store.directory)]).toEqual([second.id, published])

    const preview = home.start(['preview', 'old', '--port', '0'])
    const ended = finished(preview)
    const url = await new Promise<string>((resolve) =>
      preview.stdout!.on('data', (chunk: Buffer) => {
        const [, found] = /"url":"(http[^"]+)"/.exec(chunk.toString()) ?? []
        if (found) resolve(found)
      }),
    )
    const health = (await (await fetch(`${url}/api/health`)).json()) as object
    preview.kill('SIGTERM')
    expect([(await ended).code, health]).toEqual([0, expect.objectContaining({ releaseId: first.id })])
    expect((await home.lux(['preview', 'none'])).code).toBe(2)
  })
})
