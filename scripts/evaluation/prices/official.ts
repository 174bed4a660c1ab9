import { parseArgs } from 'node:util'
import type { Warehouse } from '../../../pipeline/warehouse/warehouse.ts'
import { officialAskingLevels } from './official-asking-levels.ts'
import { withRealWarehouse } from './real-warehouse.ts'
import { compareGrowth, compareLevels, type SaleRow } from './official-scores.ts'
import { growthTables, levelTables, type GrowthBenchmark, type LevelBenchmark } from './official-tables.ts'
import { writeBenchmark } from '../model-card.ts'

const USAGE = `node scripts/evaluation/prices/official.ts [--write]
Compares with official figures what can be compared: commune levels of the real sale adverts with the Observatoire's asking prices, and national
asking prices with Eurostat's index. Reads the warehouse that \`npm run real\` makes.
--write renews official.json and the marked block of the cards of models/prices/trends and models/prices/market-index.`

const TYPES = ['apartment', 'house'] as const
/** Years with complete national means; the workbooks of the city and of the communes repeat each other. */
const [FIRST_YEAR, LAST_YEAR] = [2010, 2021]

const { values } = parseArgs({ options: { write: { type: 'boolean' }, help: { type: 'boolean' } } })
if (values.help) console.log(USAGE)
else await withRealWarehouse(main)

async function main(warehouse: Warehouse): Promise<void> {
  const levels = await levelBenchmark(warehouse)
  const growth = await growthBenchmark(warehouse)
  console.log(`${levelTables(levels)}\n\n${growthTables(growth)}`)
  if (!values.write) return
  writeBenchmark('prices/trends', levels, levelTables, { name: 'official' })
  writeBenchmark('prices/market-index', growth, growthTables, { name: 'official' })
}

async function levelBenchmark(warehouse: Warehouse): Promise<LevelBenchmark> {
  const { day } = await warehouse.one<{ day: string }>(
    `SELECT max(entered_on)::VARCHAR AS day FROM market_entry WHERE listing_type = 'sale'`,
  )
  const types: LevelBenchmark['types'] = {}
  for (const type of TYPES) {
    const rows = await warehouse.all<SaleRow>(
      `SELECT commune_slug AS commune, area_m2, price_eur FROM market_entry WHERE listing_type = 'sale' AND segment = $type ORDER BY property_id, quarter`,
      { type },
    )
    const { raw, adjusted } = compareLevels(rows, await officialAskingLevels(warehouse, type))
    types[type] = { raw: rounded(raw), adjusted: rounded(adjusted) }
  }
  return { day, types }
}

async function growthBenchmark(warehouse: Warehouse): Promise<GrowthBenchmark> {
  const index = await warehouse.all<{ year: number; value: number }>(
    `SELECT left(period, 4)::INTEGER AS year, avg(value) AS value FROM price_index_point
     WHERE geo = 'LU' AND unit = 'I15_Q' AND purchase = 'TOTAL' GROUP BY ALL HAVING count(*) = 4 ORDER BY year`,
  )
  const types: GrowthBenchmark['types'] = {}
  for (const type of TYPES) {
    const asking = await warehouse.all<{ year: number; value: number }>(
      `SELECT year, max(price_per_sqm) AS value FROM official_price
       WHERE area_kind = 'country' AND listing_type = 'sale' AND basis = 'asking' AND segment = $type AND commune_text = 'Moyenne nationale'
         AND year BETWEEN $first AND $last GROUP BY year ORDER BY year`,
      { type, first: FIRST_YEAR, last: LAST_YEAR },
    )
    types[type] = rounded(compareGrowth(byYear(asking), byYear(index)))
  }
  return { firstYear: FIRST_YEAR, lastYear: LAST_YEAR, types }
}

function byYear(rows: readonly { year: number; value: number }[]): Map<number, number> {
  return new Map(rows.map(({ year, value }) => [Number(year), value]))
}

function rounded<Scores extends Record<string, number>>(scores: Scores): Scores {
  return Object.fromEntries(Object.entries(scores).map(([name, value]) => [name, Number(value.toFixed(4))])) as Scores
}
