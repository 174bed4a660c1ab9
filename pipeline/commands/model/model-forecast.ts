import { Command } from 'commander'

import { parseQuarter } from '../../../models/kernel/quarter.ts'
import { forecastPanel } from '../../../models/forecast/forecast-panel.ts'
import type { ForecastPath } from '../../../models/forecast/forecast-series.ts'
import { forecastSeries } from '../../../models/forecast/forecast-series.ts'
import { MIN_QUARTERS } from '../../../models/forecast/horizon.ts'
import type { PanelRow } from '../../../models/forecast/panel-table.ts'
import {
  integerColumn,
  lineColumn,
  nullableColumn,
  numberColumn,
  optionalColumn,
  textColumn,
} from '../../files/csv-columns.ts'
import { badCell } from '../../files/csv-table.ts'
import { quarterColumn } from './listings-table.ts'
import { readTable, writeTable } from './table-file.ts'

const SERIES_HELP = `
Files (CSV, UTF-8, comma, header; other columns are ignored):
  --history  series_id, t, value   one row per series and quarter; t = 1, 2, 3 ... without gaps; value above 0; at least ${MIN_QUARTERS} quarters
  --series   series_id             one row per series to forecast
  --out      series_id, h, mean, lo80, hi80, lo95, hi95   h = 1..4 quarters ahead, in the unit of value

Invalid input ends with exit code 2 and a message with file, row and column.`

const PANEL_HELP = `
Files (CSV, UTF-8, comma, header; other columns are ignored):
  --in   refnis or commune, type, quarter, n, median   one row per commune, property type and quarter (2024Q3); n = sales behind the
         median; median above 0, or empty where none was published; at least ${MIN_QUARTERS} quarters
  --out  refnis or commune, type, h, mean, lo80, hi80, lo95, hi95   h = 1..4 quarters after the last quarter of the panel, for every commune and type

Invalid input ends with exit code 2 and a message with file, row and column.`

const HISTORY_SCHEMA = {
  line: lineColumn(),
  series_id: textColumn(),
  t: integerColumn({ min: 1 }),
  value: numberColumn({ above: 0 }),
}
const PANEL_SCHEMA = {
  line: lineColumn(),
  refnis: optionalColumn(textColumn()),
  commune: optionalColumn(textColumn()),
  type: textColumn(),
  quarter: quarterColumn,
  n: nullableColumn(numberColumn({ min: 0 })),
  median: nullableColumn(numberColumn({ above: 0 })),
}
const INTERVAL_COLUMNS = ['h', 'mean', 'lo80', 'hi80', 'lo95', 'hi95'] as const

/** `lux model forecast`: forecasts four quarters for each series of a file. */
export function modelForecastCommand(): Command {
  return new Command('forecast')
    .description('forecast quarterly price series four quarters ahead, with 80 % and 95 % intervals')
    .requiredOption('--history <file>', 'CSV of the histories')
    .requiredOption('--series <file>', 'CSV of the series to forecast')
    .requiredOption('--out <file>', 'CSV to write')
    .addHelpText('after', SERIES_HELP)
    .action(async (options: { history: string; series: string; out: string }) => {
      const history = await readHistories(options.history)
      const series = await readTable(options.series, { line: lineColumn(), series_id: textColumn() })
      const rows = series.flatMap(({ line, series_id }) => {
        const values = history.get(series_id)
        if (!values) throw badCell(options.series, line, 'series_id', series_id, `a series of ${options.history}`)
        return intervalRows(forecastSeries(values)).map((row) => ({ series_id, ...row }))
      })
      await writeTable(options.out, ['series_id', ...INTERVAL_COLUMNS], rows)
    })
}

/** `lux model forecast-panel`: forecasts four quarters for each commune and property type of a file. */
export function modelForecastPanelCommand(): Command {
  return new Command('forecast-panel')
    .description(
      'forecast quarterly medians by commune and property type four quarters ahead, with 80 % and 95 % intervals',
    )
    .requiredOption('--in <file>', 'CSV of the medians')
    .requiredOption('--out <file>', 'CSV to write')
    .addHelpText('after', PANEL_HELP)
    .action(async (options: { in: string; out: string }) => {
      const { panel, place } = await readPanel(options.in)
      const rows = forecastPanel(panel).flatMap(({ commune, type, ...forecast }) =>
        intervalRows(forecast).map((row) => ({ [place]: commune, type, ...row })),
      )
      await writeTable(options.out, [place, 'type', ...INTERVAL_COLUMNS], rows)
    })
}

type HistoryRow = { readonly t: number; readonly value: number; readonly line: number }

async function readHistories(file: string): Promise<Map<string, number[]>> {
  const rows = await readTable(file, HISTORY_SCHEMA)
  const byId = Map.groupBy(rows, ({ series_id }) => series_id)
  return new Map([...byId].map(([id, history]) => [id, checkedValues(file, history)]))
}

function checkedValues(file: string, history: readonly HistoryRow[]): number[] {
  const sorted = history.toSorted((a, b) => a.t - b.t)
  const first = sorted[0]!
  sorted.forEach(({ t, line }, index) => {
    const expected = first.t + index
    if (t !== expected) throw badCell(file, line, 't', String(t), `${expected}: each quarter once and no gap`)
  })
  if (sorted.length < MIN_QUARTERS)
    throw badCell(
      file,
      sorted.at(-1)!.line,
      't',
      quartersInWords(sorted.length),
      `at least ${MIN_QUARTERS} quarters of history`,
    )
  return sorted.map(({ value }) => value)
}

/** Reads a panel, whose communes stand in the column `refnis` or, as `lux model trends` writes them, in `commune`. */
async function readPanel(file: string): Promise<{ panel: PanelRow[]; place: 'refnis' | 'commune' }> {
  const rows = await readTable(file, PANEL_SCHEMA)
  const place = rows.some(({ refnis }) => refnis !== null) ? 'refnis' : 'commune'
  const seen = new Map<string, number>()
  const panel = rows.map(({ line, type, quarter, n, median, ...places }) => {
    const commune = places[place]
    if (commune === null) throw badCell(file, line, 'refnis', '', 'a commune in the column refnis, or in commune')
    const key = JSON.stringify([commune, type, quarter])
    const earlier = seen.get(key)
    if (earlier !== undefined)
      throw badCell(file, line, 'quarter', quarter, `one row per commune, type and quarter; row ${earlier} has it`)
    seen.set(key, line)
    if (median !== null && (n === null || n === 0))
      throw badCell(file, line, 'n', String(n ?? ''), 'a number above 0 where a median is given')
    return { commune, type, quarter: parseQuarter(quarter), count: n, median }
  })
  checkPanelLength(file, rows)
  return { panel, place }
}

function checkPanelLength(
  file: string,
  rows: readonly { line: number; type: string; quarter: string; median: number | null }[],
): void {
  for (const [type, ofType] of Map.groupBy(rows, (row) => row.type)) {
    const quarters = new Set(ofType.filter((row) => row.median !== null).map((row) => row.quarter)).size
    if (quarters < MIN_QUARTERS)
      throw badCell(
        file,
        ofType[0]!.line,
        'quarter',
        `${quartersInWords(quarters)} with a median of type ${type}`,
        `at least ${MIN_QUARTERS}`,
      )
  }
}

function quartersInWords(count: number): string {
  return count === 1 ? 'one quarter' : `${count} quarters`
}

function intervalRows({
  mean,
  lo80,
  hi80,
  lo95,
  hi95,
}: ForecastPath): Record<(typeof INTERVAL_COLUMNS)[number], number>[] {
  return mean.map((value, h) => ({
    h: h + 1,
    mean: value,
    lo80: lo80[h]!,
    hi80: hi80[h]!,
    lo95: lo95[h]!,
    hi95: hi95[h]!,
  }))
}
