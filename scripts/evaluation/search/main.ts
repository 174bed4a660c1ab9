/**
 * Evaluates search by description on labelled queries over a release's listings, and on the public benchmark in its own and in new wording, beside
 * plain BM25 and a form filled in by hand.
 * Run: `make eval-search`, or `node scripts/evaluation/search/main.ts [--json] [--show-failures] [--bench FOLDER]` with DATA_DIR.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { loadReference } from '../../../pipeline/reference/load-reference.ts'
import { evaluateMarket } from './evaluate-market.ts'
import { evaluatePublic } from './evaluate-public.ts'
import { HELD_OUT, loadLabelledQueries, WRITTEN_AFTER } from './labels/labelled-query.ts'
import { loadMarket } from './load-market.ts'
import { printFailures, printMarket, printPublic } from './print-report.ts'
import { loadPublicBenchmark } from './public-benchmark.ts'

const ROOT = join(import.meta.dirname, '../../..')
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    'show-failures': { type: 'boolean', default: false },
    bench: { type: 'string', default: join(ROOT, '../shared/bench/search/public') },
  },
})
const reference = await loadReference(join(ROOT, 'data/reference'))
const dataDir = process.env.DATA_DIR ?? join(ROOT, 'data')
const [loaded, benchmark] = await Promise.all([loadMarket(dataDir), loadPublicBenchmark(values.bench)])
const market = loaded && evaluateMarket(await loadLabelledQueries(), loaded, reference)
const heldOut = loaded && evaluateMarket(await loadLabelledQueries(HELD_OUT), loaded, reference)
const later = loaded && evaluateMarket(await loadLabelledQueries(WRITTEN_AFTER), loaded, reference)
const onBenchmark = benchmark && (await evaluatePublic(benchmark, reference))

if (values.json) {
  const [own, unseen, writtenAfter] = [market, heldOut, later].map(
    (report) => report && { ...report, failures: undefined },
  )
  console.log(JSON.stringify({ market: own, heldOut: unseen, writtenAfter, public: onBenchmark }, null, 2))
} else {
  if (market) printMarket('labelled queries', market)
  if (market && values['show-failures']) printFailures(market.failures)
  if (heldOut) printMarket('queries held out, never tuned on,', heldOut)
  if (later) printMarket('queries written after the search was changed', later)
  if (onBenchmark) printPublic(onBenchmark)
}
if (!market)
  console.error(
    `SKIPPED the labelled queries: no release in ${dataDir}. Build one with \`make sample pipeline\`, or set DATA_DIR.`,
  )
if (!onBenchmark)
  console.error(
    `SKIPPED the public benchmark: ${values.bench} has no listings.csv, queries.csv, qrels.csv, intents.json.`,
  )
if (!market && !onBenchmark) process.exitCode = 1
