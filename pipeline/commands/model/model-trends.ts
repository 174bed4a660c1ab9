import { Command } from 'commander'

import { estimateTrends, type TrendCell } from '../../../models/prices/trends/trends.ts'
import { estimateFrom, LISTINGS_HELP, readListings } from './listings-table.ts'
import { roundTo } from '../../../models/statistics/round.ts'
import { writeTable } from './table-file.ts'

const MEASURES = [
  'log_ppm2',
  'se',
  'se_yoy',
  'level',
  'low95',
  'high95',
  'qoq_percent',
  'se_qoq',
  'yoy_percent',
  'trend_qoq',
  'trend_yoy',
  'n',
  'median',
  'data_availability',
] as const

const HELP = `${LISTINGS_HELP}

FILE of --out: CSV, one row per quarter, commune and type:
  log_ppm2, se          log of the EUR/m2 level of the reference dwelling, and its standard error
  se_yoy, se_qoq        standard errors of the like-for-like changes, in logs
  level, low95, high95  EUR/m2 with its 95 % interval
  qoq_percent, yoy_percent, trend_qoq, trend_yoy (up, down, stable, unknown)
  n, median             new unique properties in the cell; their raw median EUR/m2 from 10, else empty
  data_availability     full (n >= 30), partial (n >= 10), estimated or insufficient
FILE of --aggregates: the same columns with scope and place (cantons and the nation) and type all.`

type TrendsOptions = { listings: string; out: string; aggregates?: string }

/** `lux model trends`: estimates price levels and changes of small cells from a file of adverts. */
export function modelTrendsCommand(): Command {
  return new Command('trends')
    .description(
      'estimate price levels and like-for-like changes with their errors for every commune, type and quarter',
    )
    .requiredOption('--listings <file>', 'adverts of one market, sales or rents')
    .requiredOption('--out <file>', 'CSV of the cells to write')
    .option('--aggregates <file>', 'CSV to write for cantons and the nation')
    .addHelpText('after', HELP)
    .action(runTrends)
}

async function runTrends({ listings, out, aggregates }: TrendsOptions): Promise<void> {
  const { adverts, quarterText } = await readListings(listings)
  const { cells } = estimateFrom(listings, adverts, () => estimateTrends(adverts))
  const rowOf = (cell: TrendCell) => ({ ...keyOf(cell, quarterText), ...measuresOf(cell) })
  const communes = cells.filter(({ scope, type }) => scope === 'commune' && type !== 'all')
  await writeTable(out, ['quarter', 'commune', 'type', ...MEASURES], communes.map(rowOf))
  if (aggregates === undefined) return
  const wider = cells.filter(({ scope }) => scope !== 'commune')
  await writeTable(aggregates, ['quarter', 'scope', 'place', 'type', ...MEASURES], wider.map(rowOf))
}

function keyOf({ scope, place, type, quarter }: TrendCell, quarterText: (index: number) => string) {
  return { quarter: quarterText(quarter), scope, place, commune: place, type }
}

function measuresOf(cell: TrendCell) {
  return {
    log_ppm2: roundTo(cell.logLevel, 6),
    se: roundTo(cell.se, 6),
    se_yoy: cell.yoy && roundTo(cell.yoy.se, 6),
    level: roundTo(cell.levelEurPerM2, 2),
    low95: roundTo(cell.lowEurPerM2, 2),
    high95: roundTo(cell.highEurPerM2, 2),
    qoq_percent: cell.qoq && roundTo(cell.qoq.percent, 3),
    se_qoq: cell.qoq && roundTo(cell.qoq.se, 6),
    yoy_percent: cell.yoy && roundTo(cell.yoy.percent, 3),
    trend_qoq: cell.trendQoq,
    trend_yoy: cell.trendYoy,
    n: cell.sampleSize,
    median: cell.medianEurPerM2 && roundTo(cell.medianEurPerM2, 2),
    data_availability: cell.dataAvailability,
  }
}
