import { FEWEST_ADVERTS, type GrowthComparison, type LevelComparison } from './official-scores.ts'

export type LevelBenchmark = { day: string; types: Record<string, { raw: LevelComparison; adjusted: LevelComparison }> }
export type GrowthBenchmark = { firstYear: number; lastYear: number; types: Record<string, GrowthComparison> }

/** Renders the comparison with the Observatoire in the trends card. */
export function levelTables({ day, types }: LevelBenchmark): string {
  const rows = Object.entries(types).flatMap(([type, { raw, adjusted }]) => [
    levelRow(type, 'as asked', raw),
    levelRow(type, 'adjusted for size', adjusted),
  ])
  return [
    `Sale adverts of one portal, ${day}, against the Observatoire's mean asking prices of 2025; communes with at least ${FEWEST_ADVERTS} adverts.`,
    [
      '| type | medians | communes | adverts | rank correlation | ours against official, % | left after that, % |',
      '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
    ].join('\n'),
  ].join('\n\n')
}

/** Renders the comparison with Eurostat in the market index card. */
export function growthTables({ firstYear, lastYear, types }: GrowthBenchmark): string {
  const rows = Object.entries(types).map(
    ([type, score]) =>
      `| ${type} | ${score.years} | ${score.correlation.toFixed(2)} | ${score.meanAbsoluteDifferencePoints.toFixed(1)} | ` +
      `${score.askingTotalPercent.toFixed(0)} | ${score.indexTotalPercent.toFixed(0)} |`,
  )
  return [
    `The Observatoire's national mean asking prices against Eurostat's house price index for Luxembourg (yearly means), ${firstYear} to ${lastYear}.`,
    [
      '| asking prices of | yearly changes | correlation | mean absolute difference, points | asking, whole period % | index, whole period % |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
    ].join('\n'),
  ].join('\n\n')
}

function levelRow(type: string, medians: string, score: LevelComparison): string {
  const figures = [
    score.communes,
    score.adverts,
    score.rankCorrelation.toFixed(2),
    score.medianDifferencePercent.toFixed(1),
    score.medianAbsoluteDifferencePercent.toFixed(1),
  ]
  return `| ${type} | ${medians} | ${figures.join(' | ')} |`
}
