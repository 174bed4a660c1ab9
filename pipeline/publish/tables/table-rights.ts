import { ADVERT_ADAPTERS } from '../../../models/contracts/release/source.ts'
import type { CitedSource } from '../../../models/contracts/places/commune.ts'
import { strictestLicence } from '../../../models/licences/licence.ts'
import { publishLevelOf } from '../../../models/licences/publish-level.ts'
import { citedSources } from '../../../content/pages/market-facts.ts'
import type { Run } from '../../engine/job.ts'

/** Origin of the rows of a table: adverts that may be shown, all adverts, one of the official tables, or the sources of facts on communes or law. */
export type TableSource = 'listings' | 'adverts' | OfficialTable | 'commute' | 'communes' | 'liveability' | 'law'
type OfficialTable = 'official-prices' | 'official-index' | 'official-statistics'

/** The licence and the sources of a public table. */
export type TableRights = (name: string) => { licence: string; sources: CitedSource[] }

/** Finds the licence of each table: the strictest of its sources. */
export async function tableRights(
  run: Pick<Run, 'warehouse' | 'sources'>,
  tables: readonly { name: string; restsOn: readonly TableSource[] }[],
  context: { sources: ReadonlyMap<string, CitedSource> },
): Promise<TableRights> {
  const commute = await run.warehouse.all<{ id: string }>(
    'SELECT unnest(from_json(source_ids, \'["VARCHAR"]\')) AS id FROM commute_method',
  )
  const liveability = await run.warehouse.all<{ id: string }>(
    'SELECT DISTINCT unnest(from_json(source_ids, \'["VARCHAR"]\')) AS id FROM liveability ORDER BY id',
  )
  const outlines = run.sources.filter(({ adapter }) => adapter === 'geojson')
  const official = async (table: string): Promise<string[]> => {
    const rows = await run.warehouse.all<{ id: string }>(`SELECT DISTINCT source AS id FROM ${table} ORDER BY id`)
    return rows.map(({ id }) => id)
  }
  const ids: Record<TableSource, string[]> = {
    listings: shownFeeds(run).map(({ id }) => id),
    adverts: advertFeeds(run).map(({ id }) => id),
    'official-prices': await official('official_price_row'),
    'official-index': await official('official_index_row'),
    'official-statistics': await official('official_statistic'),
    commute: commute.map(({ id }) => id),
    communes: ['reference:communes', ...outlines.map(({ id }) => id)],
    liveability: liveability.map(({ id }) => id),
    // Each figure of law names its own source.
    law: [],
  }
  return (name) => {
    const { restsOn } = tables.find((table) => table.name === name)!
    const sources = citedSources(
      context,
      restsOn.flatMap((kind) => ids[kind]),
    )
    return { licence: strictestLicence(sources.map(({ licence }) => licence)), sources }
  }
}

/** The feeds whose adverts are shown. */
export function shownFeeds(run: Pick<Run, 'sources'>): Run['sources'] {
  return advertFeeds(run).filter((source) => publishLevelOf(source) !== 'counts')
}

function advertFeeds({ sources }: Pick<Run, 'sources'>): Run['sources'] {
  return sources.filter(({ adapter }) => ADVERT_ADAPTERS.some((known) => known === adapter))
}
