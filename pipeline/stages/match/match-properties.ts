import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { matchPairSchema, propertyMemberSchema } from '../../../models/contracts/listings/property.ts'
import type { Job, Run } from '../../engine/job.ts'
import { threadsWorth, type TaskFiles } from '../../engine/tasks.ts'
import { sqlBeside } from '../../warehouse/sql.ts'
import type { MatchOutcome, MatchTask } from './match-market.ts'

/** Groups adverts that are one property, across portals, agencies and relistings. Never matches a sale with a rent. */
export const matchJob: Job = {
  name: 'match',
  title: 'adverts matched to properties',
  inputs: ['advert', 'photo'],
  outputs: ['property_member', 'match_pair'],
  module: import.meta.url,
  async work(run) {
    const folder = join(run.settings.dataDir, 'warehouse', 'matching')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    try {
      const outcomes = await matchAll(run, folder)
      await run.warehouse.createTable('property_member', propertyMemberSchema)
      await run.warehouse.createTable('match_pair', matchPairSchema)
      for (const { files } of outcomes)
        for (const [table, file] of Object.entries(files))
          await run.warehouse.run(`INSERT INTO ${table} SELECT * FROM read_parquet(${inFolder(folder, file)})`)
      await run.warehouse.run(sqlBeside(import.meta.url, 'surest-pairs'))
      return { properties: outcomes.reduce((sum, { properties }) => sum + properties, 0) }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Sales come first because there are more of them. */
const MARKETS: readonly MatchTask[] = [{ name: 'sale' }, { name: 'rent' }]

async function writeMarkets({ warehouse }: Run, folder: string): Promise<void> {
  const contents = await photoContents(warehouse)
  for (const { name } of MARKETS) {
    await warehouse.run(
      `COPY (
         SELECT advert_id, portal_id, source_ref, listing_type, property_type, segment, is_project, commune_slug, locality, district, price_eur,
           list_min(from_json(price_history, '[{"priceEur": "DOUBLE"}]').list_transform(lambda e: e.priceEur)) AS price_min_eur,
           list_max(from_json(price_history, '[{"priceEur": "DOUBLE"}]').list_transform(lambda e: e.priceEur)) AS price_max_eur,
           area_m2, land_area_m2, rooms, bedrooms, floor, construction_year, energy_class, agency_name, agency_ref, latitude, longitude,
           coordinate_precision, first_seen, last_seen, title, description, photo_urls, photo_hashes
         FROM advert LEFT JOIN (${contents}) USING (advert_id) WHERE listing_type = '${name}' ORDER BY advert_id
       ) TO ${inFolder(folder, `${name}.parquet`)} (FORMAT parquet, COMPRESSION lz4)`,
    )
  }
}

function inFolder(folder: string, file: string): string {
  return `'${join(folder, file).replaceAll("'", "''")}'`
}

/** Builds a query for the hashes of fetched photos by advert. Most markets have none and then skip listing the photos of all adverts. */
async function photoContents(warehouse: Run['warehouse']): Promise<string> {
  const { photos } = await warehouse.one<{ photos: number }>('SELECT count(*) AS photos FROM photo')
  if (photos === 0) return 'SELECT NULL::VARCHAR AS advert_id, NULL::VARCHAR AS photo_hashes WHERE false'
  return `SELECT advert_id, to_json(list(DISTINCT sha256 ORDER BY sha256))::VARCHAR AS photo_hashes
          FROM (SELECT advert_id, unnest(from_json(photo_urls, '["VARCHAR"]')) AS url FROM advert) JOIN photo USING (url) GROUP BY advert_id`
}

async function matchAll(run: Run, folder: string): Promise<MatchOutcome[]> {
  await writeMarkets(run, folder)
  const { adverts } = await run.warehouse.one<{ adverts: number }>('SELECT count(*) AS adverts FROM advert')
  const kind = {
    module: new URL('./match-worker.ts', import.meta.url),
    direct: async (task: MatchTask, files: TaskFiles): Promise<MatchOutcome> =>
      (await import('./match-market.ts')).matchMarket(task, files),
    filesOf: ({ name }: MatchTask) => ({ reads: { adverts: join(folder, `${name}.parquet`) }, writesTo: folder }),
    most: threadsWorth(adverts),
  }
  return run.warehouse.withHalfMemory(() => Array.fromAsync(run.tasks.map(kind, MARKETS)))
}
