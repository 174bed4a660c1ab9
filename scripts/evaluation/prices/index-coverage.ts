import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { newProperties } from '../../../models/prices/hedonic/new-properties.ts'
import { indexOfProperties, INDEX_SCOPES } from '../../../models/prices/market-index/market-index.ts'
import { writeBenchmark } from '../model-card.ts'
import { coverageByBucket, coverageTables, outcomesOf } from './index-coverage-scores.ts'
import type { CoverageBenchmark, Outcomes } from './index-coverage-scores.ts'
import { generateMarket, readMarket } from './market-seed.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const GENERATOR = resolve(ROOT, '../shared/bench/market/gen_market.py')
/** Thin to rich markets; the cut-offs of publication were chosen on seeds 201 to 208. */
const HOMES_A_QUARTER = [40, 100, 250, 800]
const REPORTED_SEEDS = '101,102,103,301,302,303'

const USAGE = `node scripts/evaluation/prices/index-coverage.ts [--seeds 101,102] [--write]
Measures on simulated markets how often the 95 % intervals of the market index hold the truth, by the number of new homes.
--write renews models/prices/market-index/coverage.json and the marked block of its card.`

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: REPORTED_SEEDS },
    write: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help) console.log(USAGE)
else if (!existsSync(GENERATOR)) console.warn(`skipped: the market generator is not at ${GENERATOR}`)
else await main(values.seeds.split(',').map(Number), values.write ?? false)

async function main(seeds: number[], write: boolean): Promise<void> {
  const outcomes: Outcomes = { level: [], qoq: [], yoy: [] }
  for (const seed of seeds) for (const homes of HOMES_A_QUARTER) await addMarket(outcomes, seed, homes)
  const benchmark: CoverageBenchmark = {
    seeds: seeds.join(', '),
    homesAQuarter: HOMES_A_QUARTER.join(', '),
    buckets: coverageByBucket(outcomes),
  }
  console.log(coverageTables(benchmark))
  if (write) writeBenchmark('prices/market-index', benchmark, coverageTables, { name: 'coverage' })
}

async function addMarket(outcomes: Outcomes, seed: number, homes: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'market-'))
  try {
    generateMarket(GENERATOR, seed, folder, homes)
    const { adverts, weights, indices } = await readMarket(folder)
    const { points } = indexOfProperties(newProperties(adverts).properties, { weights })
    for (const scope of INDEX_SCOPES) {
      const own = points.filter((point) => point.scope === scope)
      if (own.length === 0) continue
      // New and existing homes share one path in these markets: their premium is constant.
      const found = outcomesOf(own, indices.get(scope.split('_')[0]!)!)
      for (const name of ['level', 'qoq', 'yoy'] as const) outcomes[name].push(...found[name])
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
