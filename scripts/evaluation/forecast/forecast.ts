/**
 * Runs the forecast on the public benchmarks, prints the tables of the model card and writes `models/forecast/benchmark.json`.
 * Run: `node scripts/evaluation/forecast/forecast.ts [BENCH_DIR]`; the same run updates the card.
 */
import { join } from 'node:path'

import type { ForecastBenchmark, PanelLine, SeriesLine } from './benchmark-tables.ts'
import { benchmarkTables } from './benchmark-tables.ts'
import type { PanelForecast } from '../../../models/forecast/forecast-panel.ts'
import { forecastPanel } from '../../../models/forecast/forecast-panel.ts'
import { forecastSeries } from '../../../models/forecast/forecast-series.ts'
import type { PublicPanel } from './forecast-panel-data.ts'
import { loadPublicPanels } from './forecast-panel-data.ts'
import { scorePanel } from './forecast-panel-scores.ts'
import type { ReferenceMethod } from './forecast-references.ts'
import { referenceForecast } from './forecast-references.ts'
import type { GroupScore } from './forecast-scores.ts'
import { meanOfGroups, scoreGroup, scoreSeries } from './forecast-scores.ts'
import type { PublicSeries } from './forecast-series-data.ts'
import { COMPETITION_GROUPS, isTuning, loadPublicSeries } from './forecast-series-data.ts'
import { writeBenchmark } from '../model-card.ts'

const REFERENCES = ['naive', 'theta', 'dampedTrend', 'meanOfFour'] as const satisfies readonly ReferenceMethod[]
const METHOD_NAMES: Record<ReferenceMethod, string> = {
  naive: 'last known median',
  theta: 'theta on known medians',
  dampedTrend: 'damped trend on known medians',
  meanOfFour: 'mean of the last four known',
}

const [benchFolder = join(import.meta.dirname, '../../../../shared/bench')] = process.argv.slice(2)
const series = await loadPublicSeries(`${benchFolder}/forecast/public`)
const panels = await loadPublicPanels(`${benchFolder}/forecast/panel/public`)
const benchmark: ForecastBenchmark = {
  series: { reporting: seriesLines(series.filter((one) => !isTuning(one))), all: seriesLines(series) },
  panel: {
    reporting: panelLines(panels, (commune) => !isTuning({ sourceId: commune })),
    all: panelLines(panels, () => true),
  },
}
console.log(writeBenchmark('forecast', benchmark, benchmarkTables, { short: (value) => Number(value.toPrecision(6)) }))

function seriesLines(all: readonly PublicSeries[]): SeriesLine[] {
  const groups = new Map<string, Record<ReferenceMethod | 'ours', GroupScore>>()
  for (const [group, members] of Map.groupBy(all, (one) => one.group)) {
    const score = (predict: (history: readonly number[]) => Parameters<typeof scoreSeries>[2]): GroupScore =>
      scoreGroup(members.flatMap(({ history, truth }) => scoreSeries(history, truth, predict(history)) ?? []))
    const references = REFERENCES.map((method) => [method, score((history) => pointOnly(method, history))] as const)
    const entries = [['ours', score(forecastSeries)] as const, ...references]
    groups.set(group, Object.fromEntries(entries) as Record<ReferenceMethod | 'ours', GroupScore>)
  }
  const names = [...groups.keys()].toSorted()
  const house = names.filter((name) => !COMPETITION_GROUPS.has(name))
  const competition = names.filter((name) => COMPETITION_GROUPS.has(name))
  const combined = (label: string, members: readonly string[]): SeriesLine[] => {
    const mean = (method: ReferenceMethod | 'ours'): GroupScore =>
      meanOfGroups(members.map((name) => groups.get(name)![method]))
    return members.length === 0 ? [] : [seriesLine(label, mean)]
  }
  return [
    ...combined('HOUSE', house),
    ...combined('MCOMP', competition),
    ...[...house, ...competition].map((name) => seriesLine(name, (method) => groups.get(name)![method])),
  ]
}

function seriesLine(group: string, score: (method: ReferenceMethod | 'ours') => GroupScore): SeriesLine {
  const { series: count, owa, coverage80, coverage95, intervalScore80, intervalScore95 } = score('ours')
  return {
    group,
    series: count,
    owa,
    coverage80,
    coverage95,
    intervalScore80,
    intervalScore95,
    owaNaive: score('naive').owa,
    owaTheta: score('theta').owa,
    owaDampedTrend: score('dampedTrend').owa,
    owaMeanOfFour: score('meanOfFour').owa,
  }
}

function pointOnly(method: ReferenceMethod, history: readonly number[]): Parameters<typeof scoreSeries>[2] {
  const mean = referenceForecast(method, history)
  return { mean, lo80: mean, hi80: mean, lo95: mean, hi95: mean }
}

function panelLines(all: readonly PublicPanel[], isCounted: (commune: string) => boolean): PanelLine[] {
  const ours = new Map(all.map((panel) => [panel.origin, byCell(forecastPanel(panel.rows))]))
  const histories = new Map(all.map((panel) => [panel.origin, knownMedians(panel)]))
  const truths = all.flatMap(({ origin, truth }) =>
    truth.filter(({ commune }) => isCounted(commune)).map((one) => ({ ...one, origin })),
  )
  const own = scorePanel(truths, (truth) => {
    const { origin, step } = truth as (typeof truths)[number]
    const { mean, lo80, hi80 } = ours.get(origin)!.get(cellKey(truth))!
    return { mean: mean[step - 1]!, lo80: lo80[step - 1]!, hi80: hi80[step - 1]! }
  })
  const references = REFERENCES.map((method): PanelLine => {
    const score = scorePanel(
      truths,
      (truth) => {
        const { origin, step } = truth as (typeof truths)[number]
        const mean = referenceForecast(method, histories.get(origin)!.get(cellKey(truth))!)[step - 1]!
        return { mean, lo80: mean, hi80: mean }
      },
      false,
    )
    return { method: METHOD_NAMES[method], ...score, coverage80: null }
  })
  return [{ method: 'this model', ...own }, ...references]
}

function byCell(forecasts: readonly PanelForecast[]): Map<string, PanelForecast> {
  return new Map(forecasts.map((one) => [cellKey(one), one]))
}

function knownMedians({ rows }: PublicPanel): Map<string, number[]> {
  const medians = new Map<string, number[]>()
  for (const row of rows.toSorted((a, b) => a.quarter - b.quarter)) {
    if (row.median !== null) medians.set(cellKey(row), [...(medians.get(cellKey(row)) ?? []), row.median])
  }
  return medians
}

function cellKey({ commune, type }: { readonly commune: string; readonly type: string }): string {
  return JSON.stringify([commune, type])
}
