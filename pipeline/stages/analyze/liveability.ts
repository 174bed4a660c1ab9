import { liveabilityRowSchema } from '../../../models/contracts/places/commune.ts'
import type { CommuneFacts } from '../../../models/liveability/liveability.ts'
import { dayAndFiles } from '../../engine/day-and-files.ts'
import type { Job, Run } from '../../engine/job.ts'
import type { ReferenceTableName } from '../../reference/reference-tables.ts'
import { writeRecords } from '../../warehouse/records.ts'
import { readCommuteIndicators } from './liveability-commute.ts'

const REFERENCE_TABLES: readonly ReferenceTableName[] = [
  'communes',
  'commune-amenities',
  'commune-transit',
  'localities',
]

/** Scores the liveability of each commune from its surroundings and its market; a dimension without sources has no score and says so. */
export const liveabilityJob: Job = {
  name: 'liveability',
  title: 'liveability of the communes',
  inputs: [
    'trend_point',
    'market_entry',
    'listing',
    'counted_listing',
    'advert',
    'commune',
    'commute_time',
    'commute_method',
  ],
  outputs: ['liveability'],
  module: import.meta.url,
  parameters: dayAndFiles(...REFERENCE_TABLES.flatMap((table) => [`${table}.csv`, `${table}.source.yaml`])),
  async work(run) {
    const { liveabilityOf } = await import('../../../models/liveability/liveability.ts')
    const { wordedLiveability } = await import('../../../content/say/liveability.ts')
    const rows = liveabilityOf(await communeFacts(run)).map(wordedLiveability)
    await writeRecords(run.warehouse, 'liveability', liveabilityRowSchema, rows)
    return { scored: rows.filter(({ liveabilityScore }) => liveabilityScore !== null).length }
  },
}

/** Collects all facts of each commune, in the order of the reference table. */
export async function communeFacts(run: Run): Promise<CommuneFacts[]> {
  const { surroundingsIndicators } = await import('./liveability-surroundings.ts')
  const { marketFacts } = await import('./liveability-market.ts')
  const surroundings = surroundingsIndicators(run.reference)
  const commute = await readCommuteIndicators(run)
  const market = await marketFacts(run)
  return run.reference.communes.map(({ slug, name }) => {
    const { indicators, series, sourceIds } = market.get(slug)!
    // Figures per head and per km² depend on the table of communes, reach on the localities.
    const tables = ['reference:communes', 'reference:localities']
    return {
      slug,
      name,
      indicators: { ...surroundings.get(slug), ...commute.get(slug), ...indicators },
      series,
      sourceIds: [...sourceIds, ...tables],
    }
  })
}
