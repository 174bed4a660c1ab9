import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { METHOD_FOLDERS } from '../../content/method-cards.ts'
import {
  officialSeriesIndexSchema,
  OFFICIAL_SERIES_PATH,
} from '../../models/contracts/release/official-series-index.ts'
import type { CommuneRecord } from '../../models/contracts/places/commune.ts'
import { RELEASE_PATHS } from '../../models/contracts/release/release.ts'
import { areasOf, seriesOfAreas } from '../../models/prices/official-series/area-series.ts'
import { ROOT } from '../base/settings.ts'
import { RECIPES } from '../publish/tables/recipes.ts'
import { expectFewBytesOf } from '../testing/expect-few-bytes.ts'
import { createHome } from '../testing/lux-home.ts'
import { recompute } from '../testing/recompute.ts'

// Runs real processes; the machine may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

const FEED = `id: my-agency
title: My agency
market: luxembourg
adapter: csv
location: { type: directory, path: '\${DATA_DIR}/feeds/my-agency', pattern: '*.csv' }
snapshot: { date: fetched, complete: true }
mapping: { sourceRef: ref, listingType: type, propertyType: kind, price: price, area: area, city: city }
producer: { name: My agency }
licence: { name: CC0 1.0 }
owner: the agency
cadence: daily
`
const ROWS = `ref,type,kind,price,area,city
A-1,sale,apartment,875000,92,Bertrange
A-2,rent,apartment,1950,61,Esch-sur-Alzette
`

const home = createHome()
/** A home of few communes. */
const small = createHome('small')
const sources = mkdtempSync(join(tmpdir(), 'lux-official-'))
const env = { LUX_SOURCES: sources, LUX_MARKET: 'luxembourg' }
afterAll(() => {
  home.remove()
  small.remove()
  rmSync(sources, { recursive: true, force: true })
})

/** The committed definitions with addresses that no machine answers at, so that a network changes nothing. */
function writeUnreachableSources(): void {
  const folder = join(ROOT, 'data/sources/luxembourg')
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    const cut = text.replaceAll(
      /url: (?=https:\/\/[^\s]*(?:\/rest\/|\/api\/|\/service\/|collections\/302\n))https:\/\/[^/]+/g,
      'url: http://127.0.0.1:9',
    )
    writeFileSync(join(sources, name), cut.replaceAll('type: udata\n', "type: udata\n  site: 'http://127.0.0.1:9'\n"))
  }
}

beforeAll(async () => {
  writeUnreachableSources()
  await home.succeed(['run'], env)
})

describe('the market of official figures, without a network', () => {
  it('is a gated release without a listing, in which no figure of its own is invented', () => {
    const { market, sample, counts } = home.release()
    expect({ market, sample, listings: counts['listings'] }).toEqual({
      market: 'luxembourg',
      sample: false,
      listings: 0,
    })
    expect(
      JSON.parse(home.releaseFile(RELEASE_PATHS.trends)).every(({ points }: { points: [] }) => points.length === 0),
    ).toBe(true)
  })

  it('has sales and asking rents for all 102 communes where an office printed any, and a page that shows them', () => {
    const { series } = officialSeriesIndexSchema.parse(JSON.parse(home.releaseFile(OFFICIAL_SERIES_PATH)))
    const communes = JSON.parse(home.releaseFile(RELEASE_PATHS.communes)) as CommuneRecord[]
    expect(communes).toHaveLength(102)
    for (const { slug } of communes) {
      const areas = areasOf(series, slug)
      const pointsOf = (name: string) =>
        seriesOfAreas(
          series.find((one) => one.series === name)!,
          areas,
        ).points
      for (const name of ['registered-prices', 'asking-prices', 'asking-rents', 'sales'])
        expect(pointsOf(name).length, `${slug}: ${name}`).toBeGreaterThan(0)
      const page = home.releaseFile(`public/en/communes/${slug}.md`)
      expect(page, slug).toContain('Official figures since')
      expect(page, slug).toContain('the gap between them is not a discount')
    }
  })

  it('has ratios of what is paid to what is asked that anybody can compute again', async () => {
    const recipe = RECIPES.find(({ table }) => table === 'paid-to-asked')!
    const { pairs, unequal } = await recompute(home, recipe)
    expect(pairs.length).toBeGreaterThan(20)
    expect(unequal).toEqual([])
  })

  it('never calls itself a sample, in any document but those on how methods were tested', () => {
    const named: string[] = []
    const { id, files } = home.release()
    for (const { path, publicPath, contentType } of files) {
      if (publicPath === null || !/^text\/(?!css)|json|xml/.test(contentType)) continue
      if (isAboutMethods(publicPath)) continue
      const text = readFileSync(join(home.store.directory, id, path), 'utf8')
        .replaceAll(/"?sample"?: ?false/g, '')
        .replaceAll(/\bsample size/g, '')
      if (/\bsample\b/i.test(text)) named.push(publicPath)
    }
    expect(named).toEqual([])
  })

  it('answers about one commune from few bytes of its file to attach', () => expectFewBytesOf(home))

  it('says on its home page what it is, and nothing of invented markets', () => {
    const page = home.releaseFile('public/en.html')
    expect(page).toContain('The real market in official figures')
    expect(page).not.toContain('make run')
  })

  it('takes an operator’s own listings by one definition', async () => {
    const folder = join(small.dataDir, 'feeds', 'my-agency')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'export.csv'), ROWS)
    writeFileSync(join(sources, 'my-agency.yaml'), FEED)
    await small.succeed(['run'], env)
    const { market, sample, counts } = small.release()
    expect({ market, sample, listings: counts['listings'] }).toEqual({
      market: 'luxembourg',
      sample: false,
      listings: 2,
    })
    expect(small.releaseFile('public/en.html')).toContain('listings of the feeds of this service')
  })
})

/** Cards of models tell what was measured on invented markets. */
function isAboutMethods(path: string): boolean {
  const names = [...Object.keys(METHOD_FOLDERS), 'valuation-report']
  return path === '/llms-full.txt' || names.some((name) => new RegExp(`/data/${name}(?:$|/md$|\\.)`).test(path))
}
