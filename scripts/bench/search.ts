import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { buildGazetteer } from '../../models/places/gazetteer.ts'
import type { Gazetteer } from '../../models/places/gazetteer.ts'
import { rankListings } from '../../models/search/rank-listings.ts'
import { createSearchIndexBuilder } from '../../models/search/index/search-index.ts'
import type { SearchIndex } from '../../models/search/index/search-index.ts'
import type { SearchListing } from '../../models/search/index/search-listing.ts'
import { understandQuery } from '../../models/search/understand/understand-query.ts'
import { loadReference } from '../../pipeline/reference/load-reference.ts'
import { drawListings } from './search-market.ts'
import { NODE_FLAGS } from '../../models/kernel/node-flags.ts'
import { WISH_READER } from '../evaluation/search/wish-reader.ts'

const USAGE = `node scripts/bench/search.ts [--listings N]
Search by description in process: time to build the index, time per query (understanding, ranking, reasons) and memory, over listings drawn with a seed.
Beside the time by the clock stands that of the processor, which is the same where nothing else runs.
Without --listings at 10,000 and at 1,000,000, each in a process of its own.`

const QUERIES = [
  'quiet 2 bedroom apartment near Kirchberg with balcony, max 650,000 €',
  'Maison avec jardin à Mersch, 4 chambres, pas plus de 1,2 Mio',
  'helle Wohnung in Esch mit Garage bis 600k, kein Erdgeschoss',
  'Haus am Éislek, roueg, mat Gaart, ënner siwenhonnert dausend',
  'apartamento com varanda e elevador, perto da estação, até 500 mil',
  'family of four, house with garden, close to schools, 20 minutes to Kirchberg by train',
  'flat in Dudlange with a balcny and parkign under half a million',
  'studio meublé à Belair, animaux acceptés, 1200 € charges comprises',
  'bright place with character, high ceilings, fireplace, near the forest',
  'Wohnung mit mindestens drei Schlafzimmern, Energieklasse mindestens B, etwa 110 qm',
  'house',
  'with garden, terrace, garage, parking, lift, cellar, fireplace, quiet, bright, view, nature, schools, transit, energy efficient, new build',
  'appartement lumineux, dernier étage, entre 400 et 600 mille, dans le centre',
  'zwou Schlofkummeren, no beim Zuch, net méi wéi 1500 Euro, mäin Hond kënnt mat',
  'villa with pool, sauna, gym and fireplace as a must, at least 9 bedrooms, new build, energy class A, under 100k in Vianden',
  'near Mersch or Ettelbruck or Diekirch or Esch or Differdange, 30 minutes to Belval by bike and 20 minutes to Kirchberg by train, 10 minutes to Arlon',
  'Wohnung oder Haus, 10 Minuten nach Clervaux, 12 Minuten nach Esch, 15 Minuten nach Echternach zu Fuß',
  'not in Esch, not in Differdange, not in Luxembourg, not in Kirchberg, not in Belair, apartment over 5 million with 9 bedrooms',
  'calme lumineux terrasse jardin vue cave parking gare école commerces cheminée parquet poutres cachet rénové neuf appartement maison',
  'ruhige helle Wohnung Bahnhof Schule Geschäfte Fußbodenheizung Wärmepumpe Waldrand Blick Altbau hohe Decken Stuck Dielenböden gepflegte',
]
/** Passes over the queries: until then the compiler of Node is busy with the code of the search, and a pause of its own takes milliseconds. */
const FIRST_PASSES = 20
const WARM_PASSES = 100
/** Limits by number of listings: milliseconds at the 99th percentile, seconds to build, MiB of memory. */
const BARS: Readonly<Record<number, { p99Ms: number; loadS: number; memoryMib: number | null }>> = {
  10_000: { p99Ms: 3, loadS: 2, memoryMib: null },
  1_000_000: { p99Ms: 40, loadS: 20, memoryMib: 512 },
}
const BATCH = 10_000

const { values } = parseArgs({ options: { listings: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help) console.log(USAGE)
else if (values.listings === undefined) inProcesses()
else await measure(Number(values.listings))

function inProcesses(): void {
  for (const count of Object.keys(BARS)) {
    const args = [...NODE_FLAGS, '--expose-gc', fileURLToPath(import.meta.url), '--listings', count]
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  }
}

async function measure(count: number): Promise<void> {
  const places = await loadReference(join(resolve(import.meta.dirname, '../..'), 'data/reference'))
  const gazetteer = buildGazetteer(places)
  const before = usedMib()
  const { index, took } = build(drawListings(places, count), gazetteer)
  const memoryMib = usedMib() - before
  const first = answer(index, gazetteer, FIRST_PASSES)
  const { clock, processor } = answer(index, gazetteer, WARM_PASSES)
  const seconds = took.clockMs / 1000
  const bars = BARS[count]
  console.log(`${count.toLocaleString('en')} listings, ${clock.length} queries`)
  console.log(
    `index built in ${seconds.toFixed(2)} s, ${(took.processorMs / 1000).toFixed(2)} s of processor   bar: <= ${bars?.loadS ?? '-'} s`,
  )
  console.log(
    `memory ${memoryMib.toFixed(0)} MiB (process ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB)   bar: <= ${bars?.memoryMib ?? '-'} MiB`,
  )
  console.log(`first ${first.clock.length} queries of a process: ${describeTimes(first.clock)}`)
  console.log(
    `per query after them ${describeTimes(clock)}; of processor ${describeTimes(processor)}   bar: p99 <= ${bars?.p99Ms ?? '-'} ms`,
  )
  if (bars && (seconds > bars.loadS || at(clock, 0.99) > bars.p99Ms || memoryMib > (bars.memoryMib ?? Infinity)))
    process.exitCode = 1
}

interface Took {
  clockMs: number
  processorMs: number
}

function timed<T>(work: () => T): { result: T; took: Took } {
  const [clock, processor] = [performance.now(), processorMs()]
  const result = work()
  return { result, took: { clockMs: performance.now() - clock, processorMs: processorMs() - processor } }
}

/** Processor time of all threads: that of one thread advances in steps of some milliseconds. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Builds the index in batches; the time to draw the listings is not counted. */
function build(listings: Iterable<SearchListing>, gazetteer: Gazetteer): { index: SearchIndex; took: Took } {
  const builder = createSearchIndexBuilder({ gazetteer })
  let batch: SearchListing[] = []
  const total: Took = { clockMs: 0, processorMs: 0 }
  const add = <T>(work: () => T): T => {
    const { result, took } = timed(work)
    total.clockMs += took.clockMs
    total.processorMs += took.processorMs
    return result
  }
  const flush = (): void => {
    add(() => batch.forEach((listing) => builder.add(listing)))
    batch = []
  }
  for (const listing of listings) if (batch.push(listing) === BATCH) flush()
  flush()
  return { index: add(() => builder.build()), took: total }
}

/** Milliseconds of each query, ascending. */
function answer(index: SearchIndex, gazetteer: Gazetteer, passes: number): { clock: number[]; processor: number[] } {
  const times: Took[] = []
  for (let pass = 0; pass < passes; pass++)
    for (const query of QUERIES) {
      const { took } = timed(() =>
        rankListings(
          index,
          understandQuery(query, { gazetteer, intent: 'buy', today: '2026-10-01', wishReader: WISH_READER }),
        ),
      )
      times.push(took)
    }
  const ascending = (numbers: number[]): number[] => numbers.sort((a, b) => a - b)
  return {
    clock: ascending(times.map(({ clockMs }) => clockMs)),
    processor: ascending(times.map(({ processorMs }) => processorMs)),
  }
}

function at(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(share * times.length))]!
}

function describeTimes(times: readonly number[]): string {
  return `p50 ${at(times, 0.5).toFixed(2)} ms, p99 ${at(times, 0.99).toFixed(2)} ms, slowest ${at(times, 1).toFixed(2)} ms`
}

function usedMib(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}
