import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { communeRecordSchema } from '../../models/contracts/places/commune.ts'
import { listingRecordSchema, type ListingRecord } from '../../models/contracts/listings/listing.ts'
import { siteSchema } from '../../models/contracts/release/site.ts'
import { PACK_KINDS } from '../../models/release-format/pack/pack-document.ts'
import { headOf } from '../../models/release-format/pack/pack.ts'
import { shardCountFor, shardOf, shardPath } from '../../models/release-format/pack/shard.ts'
import { mapInThreads } from '../../pipeline/engine/in-threads.ts'
import type { EncodedShard, ShardTask } from '../../pipeline/publish/indexes/encode-listings.ts'
import { createReleaseWriter } from '../../pipeline/releases/release-writer.ts'
import { readSettings } from '../../pipeline/base/settings.ts'
import type { ReleaseFile } from '../../models/contracts/release/release.ts'
import { createPackReader } from '../../server/serving/pack-reader.ts'
import { createRepresentation } from '../../server/http/representation.ts'
import { folderSource } from '../../server/release/release-source.ts'
import { createRandom } from '../sample-market/parameters/random.ts'

const BARS = { minutes: 10, p99Ms: 5 }
const CACHE_BYTES = 64_000_000
const READS = 5_000

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '1000000' },
    from: { type: 'string' },
    threads: { type: 'string', default: '2' },
  },
})

/**
 * Measures documents of a million listings: packs them like publishing does, then answers them in random order like the server does (read and check
 * the shard, compress the document), within the server's memory limit. Repeats the listings of the current release (or of `--from`, its
 * `listings.ndjson`) under new ids. Writes about 8 GB below DATA_DIR/bench and removes them.
 */
const folder = join(readSettings(process.env).dataDir, 'bench', 'listing-documents')
const wanted = Number(values.listings)
try {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = await build()
  await answer(files)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function build(): Promise<ReleaseFile[]> {
  const templates = readListings()
  const statement = readStatement()
  const shards = shardCountFor(wanted)
  const byShard: number[][] = Array.from({ length: shards }, () => [])
  for (let index = 0; index < wanted; index++) byShard[shardOf(idOf(index), shards)]!.push(index)
  const started = performance.now()
  const used = process.cpuUsage()
  const writer = createReleaseWriter(join(folder, 'releases', 'bench'))
  const tasks = function* (): Generator<ShardTask> {
    for (const [shard, indexes] of byShard.entries()) {
      const listings = indexes.map((index) => ({
        listing: { ...templates[index % templates.length]!, id: idOf(index) },
        estimate: null,
      }))
      if (listings.length > 0) yield { shard, listings, statement }
    }
  }
  const worker = new URL('../../pipeline/publish/indexes/encode-worker.ts', import.meta.url)
  const options = { threads: Number(values.threads), signal: new AbortController().signal }
  for await (const { shard, bytes, listings } of mapInThreads<ShardTask, EncodedShard>(worker, tasks(), options))
    await writer.write(shardPath(shard), bytes, {
      contentType: 'application/octet-stream',
      rows: listings,
      head: headOf(bytes),
    })
  const minutes = (performance.now() - started) / 60_000
  const { user, system } = process.cpuUsage(used)
  const files = writer.files()
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  console.log(
    `${wanted.toLocaleString('en-GB')} listings, ${(2 * wanted).toLocaleString('en-GB')} documents in ${files.length} shards, ` +
      `${(bytes / 1e9).toFixed(2)} GB: built in ${minutes.toFixed(2)} min on ${values.threads} threads ` +
      `(${((user + system) / 60e6).toFixed(2)} min of processor)   bar <= ${BARS.minutes} min for 1,000,000`,
  )
  if (minutes > (BARS.minutes * wanted) / 1_000_000) process.exitCode = 1
  return files
}

async function answer(files: ReleaseFile[]): Promise<void> {
  const counts = { listingShards: shardCountFor(wanted) }
  const reader = createPackReader(
    folderSource(folder),
    'releases/bench',
    { files, counts },
    {
      publicBaseUrl: 'https://lux.example',
      cacheBytes: CACHE_BYTES,
    },
  )
  const random = createRandom(2026, 'listing documents')
  const times: number[] = []
  for (let count = 0; count < READS; count++) {
    const id = idOf(random.integer(0, wanted - 1))
    const kind = PACK_KINDS[count % PACK_KINDS.length]!
    const started = performance.now()
    const body = await reader.document(id, kind)
    if (!body) throw new Error(`No ${kind} of ${id}`)
    await createRepresentation(body, 'text/markdown').variant('gzip')
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number): string => times[Math.floor(share * (times.length - 1))]!.toFixed(2)
  console.log(
    `${READS} documents at random, each from its shard to gzip, ${CACHE_BYTES / 1e6} MB of cache: p50 ${at(0.5)} ms, p90 ` +
      `${at(0.9)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms   bar p99 <= ${BARS.p99Ms} ms`,
  )
  if (Number(at(0.99)) > BARS.p99Ms) process.exitCode = 1
}

function readListings(): ListingRecord[] {
  const file = listingsFile()
  console.log(`listings of ${statSync(file).size} bytes of records, over and over`)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => listingRecordSchema.parse(JSON.parse(line)))
}

/** Statement that documents of the release carry: sources and names are a good part of each. */
function readStatement(): ShardTask['statement'] {
  const index = dirname(listingsFile())
  const read = (name: string): unknown => JSON.parse(readFileSync(join(index, name), 'utf8'))
  const communes = communeRecordSchema.array().parse(read('communes.json'))
  const { sources } = siteSchema.parse(read('site.json'))
  return {
    asOf: '2026-09-30',
    quarter: 'Q3-2026',
    releaseId: '2026Q3-bench000',
    market: 'sample',
    sample: true,
    sources: new Map(sources.map((source) => [source.id, source])),
    baseUrl: 'https://lux.example',
    newestSeen: {},
    listingLicence: 'CC BY 4.0',
    communeNames: new Map(communes.map(({ slug, name }) => [slug, name.en])),
  }
}

function listingsFile(): string {
  if (values.from !== undefined) return values.from
  const { dataDir, releasesDir } = readSettings(process.env)
  const { releaseId } = JSON.parse(readFileSync(join(dataDir, 'current.json'), 'utf8')) as { releaseId: string }
  return join(releasesDir, releaseId, 'index', 'listings.ndjson')
}

function idOf(index: number): string {
  return `lbench${index.toString(36).padStart(7, '0')}`
}
