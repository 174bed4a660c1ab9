import { markdownTable } from '../model-card.ts'

/** Results of `scripts/evaluation/liveability/liveability.ts` in the model card. */
export type LiveabilityBenchmark = {
  readonly communes: number
  readonly scored: number
  readonly draws: number
  readonly groups: readonly VariantGroup[]
  /** Ranks between the ends of the published 90 % intervals, over the communes. */
  readonly intervalWidth: {
    readonly p25: number
    readonly median: number
    readonly p75: number
    readonly largest: number
  }
  /** Weight against influence of each dimension: rank correlation of its score with the total. */
  readonly influence: readonly {
    readonly dimension: string
    readonly weight: number
    readonly correlation: number | null
  }[]
  readonly extremes: { readonly first: readonly RankedCommune[]; readonly last: readonly RankedCommune[] }
}

/** Rank correlation with the published scores over the draws of one kind. */
export type VariantGroup = {
  readonly variants: string
  readonly draws: number
  readonly median: number
  readonly p5: number
  readonly least: number
}

export type RankedCommune = {
  readonly commune: string
  readonly score: number
  readonly rank: number
  readonly low: number
  readonly high: number
}

/** Renders the benchmark tables of the model card as Markdown. */
export function benchmarkTables(benchmark: LiveabilityBenchmark): string {
  const { communes, scored, draws, groups, intervalWidth, influence, extremes } = benchmark
  const { p25, median, p75, largest } = intervalWidth
  return [
    `${scored} of ${communes} communes have a score. Spearman rank correlation of ${draws} variants with the published scores (bar: median at least .90):`,
    markdownTable(
      ['variants', 'draws', 'median', '5th percentile', 'least'],
      groups.map((group) => [group.variants, String(group.draws), ...[group.median, group.p5, group.least].map(three)]),
    ),
    `Width of the 90 % rank interval in ranks: quarter of the communes at most ${p25}, half ${median}, three quarters ${p75}, widest ${largest}.`,
    markdownTable(
      ['dimension', 'weight', 'rank correlation with the total'],
      influence.map(({ dimension, weight, correlation }) => [
        dimension,
        weight.toFixed(2),
        correlation === null ? 'no source' : three(correlation),
      ]),
    ),
    'Both ends of the ranking:',
    markdownTable(
      ['commune', 'score', 'rank', '90 % of variants'],
      [...extremes.first, ...extremes.last].map(({ commune, score, rank, low, high }) => [
        commune,
        score.toFixed(1),
        String(rank),
        `${low} to ${high}`,
      ]),
    ),
  ].join('\n\n')
}

function three(value: number): string {
  return value.toFixed(3)
}
