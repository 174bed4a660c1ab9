import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT, readSettings } from '../pipeline/base/settings.ts'
import { openWarehouse, type Warehouse } from '../pipeline/warehouse/warehouse.ts'
import { NODE_FLAGS } from '../models/kernel/node-flags.ts'

/** Runs the pipeline on real data, in a separate data directory, and prints the result of every row. */
const realData = resolve(process.env['REAL_DATA'] ?? '../shared/data')
if (!existsSync(join(realData, 'listings'))) {
  console.log(
    `Skipped: there is no real data at ${realData}. Set REAL_DATA to the folder that holds listings/, prices/ and macro/.`,
  )
} else {
  const dataDir = join(readSettings(process.env).dataDir, 'real')
  const env = { ...process.env, DATA_DIR: dataDir, LUX_MARKET: 'real', LUX_REAL_DATA: realData }
  const { status } = spawnSync(process.execPath, [...NODE_FLAGS, join(ROOT, 'scripts/lux.mjs'), 'run'], {
    env,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = status ?? 1
  else await printCounts(readSettings(env).warehouseLocation)
}

async function printCounts(location: string): Promise<void> {
  const warehouse = await openWarehouse({ location, threads: 1 })
  try {
    await printTable(
      warehouse,
      'rows by feed',
      `SELECT source_id AS feed, count(*) AS files, sum(rows_read) AS read, sum(observations) AS observations, sum(rejects) AS rejected
        FROM normalized_batch GROUP BY ALL ORDER BY ALL`,
    )
    await printTable(
      warehouse,
      'rejected by reason',
      `SELECT source_id AS feed, code AS reason, count(*) AS rows FROM reject GROUP BY ALL ORDER BY ALL`,
    )
    await printTable(
      warehouse,
      'adverts by place',
      `SELECT source_id AS feed, count(*) AS adverts, count(*) FILTER (WHERE place_kind = 'commune') AS mapped,
        count(*) FILTER (WHERE place_kind = 'abroad') AS abroad,
        count(*) FILTER (WHERE place_kind IN ('unknown', 'ambiguous')) AS unmapped FROM advert GROUP BY ALL ORDER BY ALL`,
    )
    await printTable(
      warehouse,
      'adverts by kind',
      `SELECT listing_type AS deal, coalesce(segment, CASE WHEN is_project THEN 'project' ELSE 'not a dwelling' END) AS segment,
        count(*) AS adverts FROM advert GROUP BY ALL ORDER BY ALL`,
    )
    await printTable(
      warehouse,
      'matched and published',
      `SELECT (SELECT count(*) FROM advert) AS adverts, (SELECT count(DISTINCT property_id) FROM property_member) AS properties,
        (SELECT count(*) FROM match_pair) AS matched_pairs, (SELECT count(*) FROM listing) AS listings`,
    )
    await printTable(
      warehouse,
      'intervals of homes held out, by the known homes in the commune',
      `SELECT listing_type AS deal, segment AS known, count AS homes, coverage, width FROM valuation_score
        WHERE "by" = 'known homes' ORDER BY ALL`,
    )
    await printTable(
      warehouse,
      'open data',
      `SELECT source_id AS feed, "table", count(*) AS files, sum(rows_read) AS read, sum(records) AS records, sum(rejects) AS rejected
        FROM open_data_batch GROUP BY ALL ORDER BY ALL`,
    )
  } finally {
    warehouse.close()
  }
}

async function printTable(warehouse: Warehouse, title: string, sql: string): Promise<void> {
  const rows = await warehouse.all<Record<string, unknown>>(sql)
  console.log(`\n${title}`)
  console.table(rows)
}
