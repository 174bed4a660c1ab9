import { parseArgs } from 'node:util'
import { releasePointerSchema } from '../../models/contracts/release/release.ts'
import { LOCALES } from '../../models/kernel/locale.ts'
import { createSimilarListings } from '../../models/adverts/listing/similar-listings.ts'
import type { SimilarListing } from '../../models/adverts/listing/similar-listings.ts'
import { listingPageFacts } from '../../content/pages/listing/listing-facts.ts'
import { listingPage } from '../../content/pages/listing/listing-page.ts'
import { seededRandom } from '../../models/statistics/random.ts'
import { readConfig } from '../../server/base/config.ts'
import { siteStatement } from '../../server/faces/pages/page-answer.ts'
import { listingSurroundings } from '../../server/queries/listings/listing-surroundings.ts'
import { loadRelease } from '../../server/serving/load-release.ts'
import { openReleaseSource } from '../../server/release/release-source.ts'

const P99_BAR_MS = 5
const WARM_UP = 200

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '4000' }, market: { type: 'string', default: '1000000' } },
})
await measurePages(Number(values.pages))
measureSimilar(Number(values.market))

/** Renders listing pages of the current release (DATA_DIR) like the server does: facts, markup, bytes. */
async function measurePages(count: number): Promise<void> {
  const config = readConfig(process.env)
  const source = await openReleaseSource(config)
  const pointer = await source.read('current.json')
  if (!pointer) throw new Error('There is no release; `make pipeline` publishes one.')
  const release = await loadRelease(source, releasePointerSchema.parse(JSON.parse(pointer.toString('utf8'))), config)
  const site = siteStatement(release, config)
  if (site === null) throw new Error(`Release ${release.facts.id} has no pages; run \`lux run\` again.`)
  const { listings } = release.facts
  const surroundings = listingSurroundings(release.facts, release.site!.sources)
  const times: number[] = []
  let bytes = 0
  for (let number = 0; number < count + WARM_UP; number++) {
    const listing = listings[(number * 7_919) % listings.length]!
    const locale = LOCALES[number % LOCALES.length]!
    let body = Buffer.alloc(0)
    const ms = fastestOf(() => {
      body = Buffer.from(listingPage(listingPageFacts(listing, surroundings), locale, site))
    })
    if (number < WARM_UP) continue
    times.push(ms)
    bytes += body.length
  }
  const p99 = quantile(times, 0.99)
  console.log(
    `${count} pages of ${listings.length} listings: p50 ${quantile(times, 0.5).toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, mean ` +
      `${Math.round(bytes / count)} bytes   bar: p99 <= ${P99_BAR_MS} ms`,
  )
  if (p99 > P99_BAR_MS) process.exitCode = 1
}

/** Finds similar listings in a market of a million, a seventh of it in one commune. */
function measureSimilar(size: number): void {
  const random = seededRandom(7)
  const centres = new Map(
    Array.from(
      { length: 100 },
      (_, index) =>
        [`c${index}`, { latitude: 49.5 + (index % 10) / 20, longitude: 5.8 + Math.floor(index / 10) / 15 }] as const,
    ),
  )
  const kinds = ['apartment', 'house'] as const
  const listings = Array.from({ length: size }, (_, index): SimilarListing => {
    const segment = kinds[random() < 0.6 ? 0 : 1]!
    return {
      id: `l${index}`,
      listingType: random() < 0.7 ? 'sale' : 'rent',
      propertyType: segment,
      segment,
      communeSlug: random() < 1 / 7 ? 'c0' : `c${Math.floor(random() * 100)}`,
      priceCheck: 'plausible',
      priceEur: Math.round(200_000 + random() * 1_500_000),
      areaM2: Math.round(30 + random() * 200),
    }
  })
  const startedAt = performance.now()
  const similar = createSimilarListings<SimilarListing>(centres)
  for (const listing of listings) similar.add(listing)
  const builtMs = performance.now() - startedAt
  const times = Array.from({ length: 20_000 }, (_, index) => {
    const listing = listings[(index * 7_919) % size]!
    return fastestOf(() => void similar.similarTo(listing))
  })
  console.log(
    `similar ones among ${size}: built in ${builtMs.toFixed(0)} ms, p50 ${(quantile(times, 0.5) * 1_000).toFixed(0)} µs, p99 ` +
      `${(quantile(times, 0.99) * 1_000).toFixed(0)} µs`,
  )
}

/** Fastest of three runs, which leaves out other load on the machine. */
function fastestOf(work: () => void): number {
  const times = [0, 1, 2].map(() => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return Math.min(...times)
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}
