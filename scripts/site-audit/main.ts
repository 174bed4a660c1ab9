/**
 * Opens every type of page of a release in a browser, in every language, at 390 and 1,280 px, light and dark, signed in where it takes an account, and
 * prints what axe finds, bytes on the wire, where the first home and the first chart are on a phone, and what scrolls sideways.
 * Run: `npm run -s site-audit -- [--release FOLDER] [--locales en,fr] [--only home,commune] [--json]`. About ten minutes for all languages on two cores.
 */
import { readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext } from 'playwright-core'
import type { ListingRecord } from '../../models/contracts/listings/listing.ts'
import { LOCALES, type Locale } from '../../models/kernel/locale.ts'
import { readConfig } from '../../server/base/config.ts'
import { startServer } from '../../server/start.ts'
import { openBrowser } from '../../server/testing/browser.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { lookAt, type Look } from './look.ts'
import { OTHER_STATUS, publicPages, type Subjects } from './page-types.ts'
import { SIGN_IN_PAGES, signedInPages } from './signed-in-pages.ts'

const PATIENCE_MS = 120_000
/** Bytes on the wire of a page, and of its script alone. */
const MOST_BYTES = 60_000
const MOST_SCRIPT_BYTES = 25_000
/** Pages that show homes first, and pages that show a chart or a map first, with the lowest place for it in pixels. */
const FIRST_HOME = { pages: ['home', 'search', 'search-near'], mostPx: 500 } as const
const FIRST_CHART = {
  pages: ['commune', 'quiet-commune', 'prices', 'prices-of-houses', 'communes'],
  mostPx: 600,
} as const

const { values } = parseArgs({
  options: {
    release: { type: 'string', default: 'data' },
    locales: { type: 'string', default: LOCALES.join(',') },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
})
const locales = LOCALES.filter((locale) => values.locales.split(',').includes(locale))
const only = new Set(values.only.split(',').filter((name) => name !== ''))
const isWanted = (name: string): boolean => only.size === 0 || only.has(name)

// The state of the account stays out of the folder of the release.
using folder = temporaryFolder()
for (const name of ['releases', 'current.json']) symlinkSync(resolve(values.release, name), join(folder.path, name))
const port = String(await freePort())
const PUBLIC_BASE_URL = `http://127.0.0.1:${port}`
const server = await startServer(
  readConfig({ PORT: port, PUBLIC_BASE_URL, DATA_DIR: folder.path, LOG_LEVEL: 'silent' }),
)
try {
  await using browser = await openBrowser()
  const { subjects, hosted } = readSubjects()
  const looks: (Look & { name: string; locale: Locale })[] = []
  const stranger = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
  const member = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
  // A busy machine may take long to read the lease of the account.
  for (const context of [stranger, member]) context.setDefaultTimeout(PATIENCE_MS)
  const walk = async (context: BrowserContext, locale: Locale, pages: Readonly<Record<string, string>>) => {
    const page = await context.newPage()
    for (const [name, address] of Object.entries(pages).filter(([each]) => isWanted(each))) {
      const look = await lookAt(page, address, server.url, OTHER_STATUS[name] ?? 200)
      looks.push({ name, locale, ...look })
      for (const fault of look.faults) console.log(`${locale} ${name}: ${fault.slice(0, 600)}`)
    }
    await page.close()
  }
  for (const locale of locales) {
    await walk(stranger, locale, { ...publicPages(locale, subjects), ...inLanguage(SIGN_IN_PAGES, locale) })
    console.log(`${locale}: ${looks.length} pages looked at`)
  }
  const own = await signedInPages(server, folder.path, member, hosted)
  for (const locale of locales) await walk(member, locale, inLanguage(own, locale))
  if (values.json) console.log(JSON.stringify(looks))
  else report(looks)
} finally {
  await server.close()
}

function inLanguage(pages: Readonly<Record<string, string>>, locale: Locale): Record<string, string> {
  const entries = Object.entries(pages)
  return Object.fromEntries(
    entries.map(([name, path]) => [name, `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`]),
  )
}

/** Listings with photos first; the commune and the town with most of them. */
function readSubjects(): { subjects: Subjects; hosted: (ListingRecord & { ownerRef: string }) | undefined } {
  const { releaseId } = JSON.parse(readFileSync(join(folder.path, 'current.json'), 'utf8')) as { releaseId: string }
  const index = join(folder.path, 'releases', releaseId, 'index')
  const records = readFileSync(join(index, 'listings.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ListingRecord)
  const homes = records.filter(({ segment, listingType }) => segment !== null && listingType === 'rent')
  const counts = new Map<string, number>()
  for (const { communeSlug } of records)
    if (communeSlug !== null) counts.set(communeSlug, (counts.get(communeSlug) ?? 0) + 1)
  const busiest = [...counts].sort((a, b) => b[1] - a[1]).map(([slug]) => slug)
  const communes = JSON.parse(readFileSync(join(index, 'communes.json'), 'utf8')) as { slug: string }[]
  const quietCommune = communes
    .map(({ slug }) => slug)
    .sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1))[0]!
  const [agencies] = JSON.parse(readFileSync(join(index, 'agencies.json'), 'utf8')) as { town: { slug: string } }[]
  const commune = busiest.find((slug) => slug !== 'luxembourg') ?? 'luxembourg'
  const listings = (homes.length === 0 ? records : homes).slice(0, 3).map(({ id }) => id)
  const hosted = records.find(
    (record): record is ListingRecord & { ownerRef: string } =>
      record.hosting === 'service' && record.ownerRef !== null,
  )
  return { subjects: { commune, quietCommune, agencyTown: agencies?.town.slug ?? commune, listings }, hosted }
}

/** One line for each type of page: the worst of all languages, then every bar with its figure. */
function report(looks: readonly (Look & { name: string; locale: Locale })[]): void {
  const names = [...new Set(looks.map(({ name }) => name))]
  const most = (name: string, value: (look: Look) => number | null): number | null =>
    looks.reduce<number | null>((worst, look) => {
      const figure = look.name === name ? value(look) : null
      return figure === null ? worst : Math.max(figure, worst ?? figure)
    }, null)
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          'KB on the wire': ((most(name, ({ bytes }) => bytes) ?? 0) / 1_000).toFixed(1),
          'first home, px': most(name, ({ homePx }) => homePx) ?? '',
          'first chart, px': most(name, ({ chartPx }) => chartPx) ?? '',
          'height, px': most(name, ({ heightPx }) => heightPx) ?? '',
          elements: most(name, ({ elements }) => elements) ?? '',
          faults: looks.filter((look) => look.name === name).reduce((sum, { faults }) => sum + faults.length, 0),
        },
      ]),
    ),
  )
  const tallest = (pages: readonly string[], value: (look: Look) => number | null): number =>
    Math.max(0, ...pages.map((name) => most(name, value) ?? 0))
  const bars: [what: string, figure: number, bar: number][] = [
    ['findings of axe, policy, network and screens', looks.reduce((sum, { faults }) => sum + faults.length, 0), 0],
    ['bytes of the heaviest page without pictures', tallest(names, ({ bytes }) => bytes), MOST_BYTES],
    ['bytes of the script', tallest(names, ({ scriptBytes }) => scriptBytes), MOST_SCRIPT_BYTES],
    ['first home at 390 px', tallest(FIRST_HOME.pages, ({ homePx }) => homePx), FIRST_HOME.mostPx],
    ['first chart or map at 390 px', tallest(FIRST_CHART.pages, ({ chartPx }) => chartPx), FIRST_CHART.mostPx],
  ]
  console.log(`${looks.length} pages, each on 2 screens, light and dark: ${looks.length * 4} views`)
  for (const [what, figure, bar] of bars) {
    console.log(`${what}: ${figure}   bar: at most ${bar}`)
    if (figure > bar) process.exitCode = 1
  }
}
