import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseQuarter } from '../../../models/kernel/quarter.ts'
import { newProperties } from '../../../models/prices/hedonic/new-properties.ts'
import type { Anchors } from '../../../models/prices/hedonic/price-frame.ts'
import { fitPriceModel } from '../../../models/prices/hedonic/price-model.ts'
import { trendCells } from '../../../models/prices/trends/trends.ts'
import { officialBenchmark, readAdvertRows } from '../../../pipeline/stages/analyze/price-model-inputs.ts'
import { choiceColumn, numberColumn, textColumn } from '../../../pipeline/files/csv-columns.ts'
import { readCsvTable } from '../../../pipeline/files/csv-table.ts'
import { loadReference } from '../../../pipeline/reference/load-reference.ts'
import { ROOT, readSettings } from '../../../pipeline/base/settings.ts'
import { openWarehouse } from '../../../pipeline/warehouse/warehouse.ts'
import { scoreCells, withYearAdverts, type CellEstimate, type CellScore, type TrueCell } from './market-scores.ts'

const USAGE = `node scripts/evaluation/prices/anchors.ts
Errors of the published commune x type levels of sales with and without official anchors, on the truth of the invented market, in log points, by homes
of four quarters and by place.
Needs the market (npm run sample) and its warehouse (npm run lux -- run). The truth is drawn around the same official levels: see the card of the trends.`

/** Places by the number of homes newly on their market in all quarters. */
const PLACES = [
  ['at most 20 in all', 0, 20],
  ['21 to 60', 21, 60],
  ['61 to 150', 61, 150],
  ['more', 151, Infinity],
] as const

const truthRow = {
  quarter: textColumn(),
  commune: textColumn(),
  segment: choiceColumn(['apartment', 'house']),
  listing_type: choiceColumn(['sale', 'rent']),
  log_ppm2: numberColumn({}),
  n_unique_new: numberColumn({ min: 0 }),
}

const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
if (values.help) console.log(USAGE)
else await main()

async function main(): Promise<void> {
  const { dataDir, warehouseLocation } = readSettings(process.env)
  const truthFile = join(dataDir, 'feeds', 'sample-truth', 'cells.csv')
  if (!existsSync(truthFile) || !existsSync(warehouseLocation))
    return console.warn(`skipped: ${truthFile} and ${warehouseLocation} are both needed`)
  const truth = await readTruth(truthFile)
  const warehouse = await openWarehouse({ location: warehouseLocation, threads: 1 })
  try {
    const lastQuarter = truth.reduce((last, { quarter }) => Math.max(last, quarter), 0)
    const { properties } = newProperties(await readAdvertRows({ warehouse }, 'sale', lastQuarter))
    const { communes } = await loadReference(join(ROOT, 'data/reference'))
    const cantons = new Map(communes.map(({ slug, canton }) => [slug, canton]))
    const estimatesWith = (anchors?: Anchors): CellEstimate[] =>
      trendCells(fitPriceModel(properties, { communes: cantons, anchors }))
        .filter((cell) => cell.scope === 'commune' && cell.type !== 'all' && cell.dataAvailability !== 'insufficient')
        .map(({ quarter, place, type, logLevel, se, yoy }) => {
          return { quarter, commune: place, type, logLevel, se, seYoy: yoy?.se }
        })
    const { anchors } = await officialBenchmark({ warehouse })
    console.log(`${properties.length} homes, ${truth.length} cells, ${anchors.size} communes with an official level`)
    const [plain, anchored] = [scoresBy(truth, estimatesWith()), scoresBy(truth, estimatesWith(anchors))]
    console.table(
      [...plain].map(([name, score]) => ({
        cells: name,
        number: Math.round(score.cells * score.published),
        'level, without': score.levelRmse.toFixed(2),
        'level, anchored': anchored.get(name)!.levelRmse.toFixed(2),
        'coverage, without': score.levelCoverage95?.toFixed(3),
        'coverage, anchored': anchored.get(name)!.levelCoverage95?.toFixed(3),
      })),
    )
  } finally {
    warehouse.close()
  }
}

async function readTruth(file: string): Promise<TrueCell[]> {
  const rows = await readCsvTable(file, truthRow)
  return rows
    .filter((row) => row.listing_type === 'sale')
    .map((row) => {
      const { commune, segment: type, log_ppm2: logLevel, n_unique_new: adverts } = row
      return { quarter: parseQuarter(row.quarter), commune, type, logLevel, adverts }
    })
}

/** Scores by adverts of four quarters, then by adverts of the place over all quarters. */
function scoresBy(truth: readonly TrueCell[], estimates: readonly CellEstimate[]): Map<string, CellScore> {
  const keyOf = ({ commune, type }: TrueCell): string => `${commune} ${type}`
  const totals = new Map<string, number>()
  for (const cell of truth) totals.set(keyOf(cell), (totals.get(keyOf(cell)) ?? 0) + cell.adverts)
  const byPlace = PLACES.map(([name, low, high]) => {
    const places = new Set([...totals].filter(([, total]) => total >= low && total <= high).map(([key]) => key))
    const own = scoreCells(
      truth.filter((cell) => places.has(keyOf(cell))),
      estimates.filter(({ commune, type }) => places.has(`${commune} ${type}`)),
    )
    return [`places with ${name}`, own['all']!] as const
  })
  return new Map([...Object.entries(scoreCells(withYearAdverts(truth), estimates)), ...byPlace])
}
