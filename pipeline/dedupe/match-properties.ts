import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { matchPairSchema, propertyMemberSchema } from '../../models/contracts/property.ts'
import { inThreads } from '../engine/in-threads.ts'
import type { Job, Run } from '../engine/job.ts'
import { matchMarket, type MatchOutcome, type MatchTask } from './match-market.ts'

/** Which adverts are one property, across portals, agencies and relistings. No property is matched across sale and rent. */
export const dedupeJob: Job = {
  name: 'dedupe',
  title: 'adverts matched to properties',
  inputs: ['advert'],
  outputs: ['property_member', 'match_pair'],
  module: import.meta.url,
  async work(run) {
    const folder = join(run.settings.dataDir, 'warehouse', 'matching')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    try {
      const outcomes = await matchAll(run, await writeMarkets(run, folder))
      await run.warehouse.createTable('property_member', propertyMemberSchema)
      await run.warehouse.createTable('match_pair', matchPairSchema)
      for (const { files } of outcomes)
        for (const [table, file] of Object.entries(files))
          await run.warehouse.run(`INSERT INTO ${table} SELECT * FROM read_parquet('${file.replaceAll("'", "''")}')`)
      return { properties: outcomes.reduce((sum, { properties }) => sum + properties, 0) }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Sales stand first, being more. */
async function writeMarkets({ warehouse }: Run, outputDir: string): Promise<MatchTask[]> {
  const tasks: MatchTask[] = []
  for (const name of ['sale', 'rent']) {
    const adverts = join(outputDir, `${name}.parquet`)
    await warehouse.run(
      `COPY (
         SELECT advert_id, portal_id, source_ref, listing_type, property_type, segment, is_project, commune_slug, locality, district, price_eur,
           list_min(from_json(price_history, '[{"priceEur": "DOUBLE"}]').list_transform(lambda e: e.priceEur)) AS price_min_eur,
           list_max(from_json(price_history, '[{"priceEur": "DOUBLE"}]').list_transform(lambda e: e.priceEur)) AS price_max_eur,
           area_m2, land_area_m2, rooms, bedrooms, floor, construction_year, energy_class, agency_name, agency_ref, latitude, longitude,
           coordinate_precision, first_seen, last_seen, title, description, photo_urls
         FROM advert WHERE listing_type = '${name}' ORDER BY advert_id
       ) TO '${adverts.replaceAll("'", "''")}' (FORMAT parquet, COMPRESSION lz4)`,
    )
    tasks.push({ name, adverts, outputDir })
  }
  return tasks
}

async function matchAll({ settings, signal }: Run, tasks: readonly MatchTask[]): Promise<MatchOutcome[]> {
  if (settings.threads > 1)
    return inThreads(new URL('./match-worker.ts', import.meta.url), tasks, { threads: settings.threads, signal })
  const outcomes: MatchOutcome[] = []
  for (const task of tasks) outcomes.push(await matchMarket(task))
  return outcomes
}
