import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { quantile } from 'simple-statistics'

import { LIVEABILITY_DIMENSIONS } from '../../../models/contracts/places/commune.ts'
import { benchmarkTables } from './benchmark-tables.ts'
import type { LiveabilityBenchmark, RankedCommune, VariantGroup } from './benchmark-tables.ts'
import { INDICATORS } from '../../../models/liveability/indicators.ts'
import { indicatorScores, liveabilityOf, type CommuneFacts } from '../../../models/liveability/liveability.ts'
import { spearman } from '../../../models/liveability/ranks.ts'
import { rankSensitivity, type Sensitivity, type Variant } from '../../../models/liveability/sensitivity.ts'
import { DIMENSION_WEIGHTS } from '../../../models/liveability/weights.ts'
import { loadReference } from '../../../pipeline/reference/load-reference.ts'
import { officialFacts } from './liveability-facts.ts'
import { writeBenchmark } from '../model-card.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const USAGE = `node scripts/evaluation/liveability/liveability.ts [--write | --goalposts]
Measures how far the ranking depends on the method, on the committed tables with the published prices of the Observatoire.
--write renews models/liveability/benchmark.json and the table of the model card.
--goalposts prints the 5th and 95th percentile of each indicator, from which the goalposts of a new version are set.`

const ENDS = 5
type Draws = Sensitivity['draws']

await main()

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { write: { type: 'boolean' }, goalposts: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(USAGE)
  const facts = officialFacts(await loadReference(join(ROOT, 'data/reference')))
  if (values.goalposts) return printGoalposts(facts)
  const benchmark = measure(facts)
  console.log(benchmarkTables(benchmark))
  if (values.write) writeBenchmark('liveability', benchmark, benchmarkTables)
}

function measure(facts: readonly CommuneFacts[]): LiveabilityBenchmark {
  const rows = liveabilityOf(facts)
  const { draws } = rankSensitivity(indicatorScores(facts))
  const scored = rows.filter(({ liveabilityScore }) => liveabilityScore !== null)
  const ranked = scored.map(toRanked).toSorted((a, b) => a.rank - b.rank || (a.commune < b.commune ? -1 : 1))
  const widths = ranked.map(({ low, high }) => high - low)
  const totals = rows.map(({ liveabilityScore }) => liveabilityScore)
  return {
    communes: rows.length,
    scored: scored.length,
    draws: draws.length,
    groups: variantGroups(draws),
    intervalWidth: {
      p25: quantile(widths, 0.25),
      median: quantile(widths, 0.5),
      p75: quantile(widths, 0.75),
      largest: Math.max(...widths),
    },
    influence: LIVEABILITY_DIMENSIONS.map((dimension) => ({
      dimension,
      weight: DIMENSION_WEIGHTS[dimension],
      correlation: spearman(
        rows.map((row) => row.dimensions[dimension].score),
        totals,
      ),
    })),
    extremes: { first: ranked.slice(0, ENDS), last: ranked.slice(-ENDS) },
  }
}

function variantGroups(draws: Draws): VariantGroup[] {
  const group = (variants: string, holds: (variant: Variant) => boolean): VariantGroup => {
    const found = draws.filter(({ variant }) => holds(variant)).flatMap(({ correlation }) => correlation ?? [])
    return {
      variants,
      draws: found.length,
      median: quantile(found, 0.5),
      p5: quantile(found, 0.05),
      least: Math.min(...found),
    }
  }
  return [
    group('all', () => true),
    group(
      'goalposts, geometric (weights and a dropped indicator)',
      (v) => v.normalisation === 'goalposts' && v.aggregation === 'geometric',
    ),
    group('goalposts, arithmetic', (v) => v.normalisation === 'goalposts' && v.aggregation === 'arithmetic'),
    group('z-scores, geometric', (v) => v.normalisation === 'z-score' && v.aggregation === 'geometric'),
    group('z-scores, arithmetic', (v) => v.normalisation === 'z-score' && v.aggregation === 'arithmetic'),
  ]
}

function toRanked(row: ReturnType<typeof liveabilityOf>[number]): RankedCommune {
  return {
    commune: row.communeSlug,
    score: row.liveabilityScore!,
    rank: row.rank!,
    low: row.rankLow!,
    high: row.rankHigh!,
  }
}

function printGoalposts(facts: readonly CommuneFacts[]): void {
  for (const { id } of INDICATORS) {
    const values = facts.flatMap(({ indicators }) => indicators[id]?.value ?? [])
    const ends = values.length > 0 ? [0.05, 0.95].map((p) => Number(quantile(values, p).toPrecision(3))) : ['?', '?']
    console.log(
      `  ${id}: { low: ${ends[0]}, high: ${ends[1]} },${values.length < facts.length ? ` // ${values.length} communes` : ''}`,
    )
  }
}
