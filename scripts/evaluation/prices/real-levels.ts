import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { AdvertRow } from '../../../models/prices/hedonic/advert.ts'
import type { TrendCell } from '../../../models/prices/trends/trends.ts'
import { mean } from '../../../models/statistics/mean.ts'
import { estimatePrices } from '../../../pipeline/stages/analyze/estimate-prices.ts'
import { officialBenchmark, readAdvertRows } from '../../../pipeline/stages/analyze/price-model-inputs.ts'
import type { OfficialBenchmark } from '../../../pipeline/stages/analyze/price-model-inputs.ts'
import { ROOT } from '../../../pipeline/base/settings.ts'
import { loadReference } from '../../../pipeline/reference/load-reference.ts'
import type { Warehouse } from '../../../pipeline/warehouse/warehouse.ts'
import { officialAskingLevels } from './official-asking-levels.ts'
import { withRealWarehouse } from './real-warehouse.ts'

const USAGE = `node scripts/evaluation/prices/real-levels.ts
Published commune levels of the real adverts: how near sale levels come to the Observatoire's asking prices of 2025, and how far one more day of adverts
moves what was published. Reads the warehouse that \`npm run real\` makes.`

const FEWEST_ADVERTS = 5
const NEAR = 0.12
/** Days of adverts that are held back one after the other, the newest last. */
const DAYS = 6

const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
if (values.help) console.log(USAGE)
else await withRealWarehouse(main)

async function main(warehouse: Warehouse): Promise<void> {
  const reference = await loadReference(join(ROOT, 'data/reference'))
  const communes = new Map(reference.communes.map(({ slug, canton }) => [slug, canton]))
  const official = await officialBenchmark({ warehouse })
  const truth = new Map<string, number>()
  for (const type of ['apartment', 'house'])
    for (const [slug, price] of await officialAskingLevels(warehouse, type)) truth.set(`${slug} ${type}`, price)
  const rows = await readAdvertRows({ warehouse }, 'sale', Infinity)
  const cellsWith = (known: OfficialBenchmark | undefined) =>
    estimatePrices({ market: 'sale', rows, communes, official: known }).cells
  const published = cellsWith(official)
  console.table([
    { levels: 'as published', ...nearness(published, truth) },
    { levels: 'own official figure held out', ...nearness(withoutOwn(published, official, cellsWith), truth) },
    { levels: 'without official figures', ...nearness(cellsWith(undefined), truth) },
  ])
  console.table(await revisionsByDay(warehouse, communes, official))
}

/** Each commune from a fit that has not seen its own official figures. */
function withoutOwn(
  cells: readonly TrendCell[],
  { anchors, quarters }: OfficialBenchmark,
  cellsWith: (known: OfficialBenchmark) => TrendCell[],
): TrendCell[] {
  return [...new Set(cells.filter(isJudged).map(({ place }) => place))].flatMap((place) => {
    const others = new Map([...anchors].filter(([slug]) => slug !== place))
    return cellsWith({ anchors: others, quarters }).filter((cell) => cell.place === place)
  })
}

function nearness(cells: readonly TrendCell[], truth: ReadonlyMap<string, number>): Record<string, number | string> {
  const judged = cells.filter(isJudged).flatMap((cell) => {
    const official = truth.get(`${cell.place} ${cell.type}`)
    const isPublished = cell.dataAvailability !== 'insufficient'
    return official === undefined ? [] : [isPublished ? Math.abs(cell.levelEurPerM2 / official - 1) : Infinity]
  })
  const near = judged.filter((error) => error <= NEAR).length
  return {
    cells: judged.length,
    published: judged.filter(Number.isFinite).length,
    near,
    share: (near / judged.length).toFixed(3),
  }
}

function isJudged({ scope, type, sampleSize }: TrendCell): boolean {
  return scope === 'commune' && type !== 'all' && sampleSize >= FEWEST_ADVERTS
}

/** Absolute changes of published levels from the adverts up to one day to those up to the next. */
async function revisionsByDay(
  warehouse: Warehouse,
  communes: Map<string, string>,
  official: OfficialBenchmark,
): Promise<Record<string, string | number>[]> {
  const entries = await warehouse.all<{ key: string; day: string }>(
    `SELECT property_id || ' ' || quarter AS key, entered_on::VARCHAR AS day FROM market_entry ORDER BY key`,
  )
  const dayOf = new Map(entries.map(({ key, day }) => [key, day]))
  const days = [...new Set(dayOf.values())].sort().slice(-DAYS - 1)
  const market = [
    { market: 'sale' as const, rows: await readAdvertRows({ warehouse }, 'sale', Infinity), official },
    { market: 'rent' as const, rows: await readAdvertRows({ warehouse }, 'rent', Infinity), official: undefined },
  ]
  const levelsUpTo = (day: string): Map<string, number>[] =>
    market.map(({ market: listingType, rows, official: known }) => {
      const seen = rows.filter((row: AdvertRow) => dayOf.get(row.propertyId!)! <= day)
      const { cells } = estimatePrices({ market: listingType, rows: seen, communes, official: known })
      return new Map(
        cells
          .filter(({ dataAvailability }) => dataAvailability !== 'insufficient')
          .map((cell) => [`${cell.scope} ${cell.place} ${cell.type} ${cell.quarter}`, cell.logLevel]),
      )
    })
  let before = levelsUpTo(days[0]!)
  return days.slice(1).map((day) => {
    const after = levelsUpTo(day)
    const revisions = after.map((levels, i) =>
      [...before[i]!].flatMap(([key, level]) =>
        levels.has(key) ? [100 * Math.abs(Math.expm1(levels.get(key)! - level))] : [],
      ),
    )
    before = after
    const [, rent] = revisions
    return {
      day,
      adverts: [...dayOf.values()].filter((each) => each === day).length,
      points: revisions.flat().length,
      'mean, %': mean(revisions.flat()).toFixed(3),
      'mean of rents, %': mean(rent!).toFixed(3),
      'largest, %': Math.max(...revisions.flat()).toFixed(2),
    }
  })
}
