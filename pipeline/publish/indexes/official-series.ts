import type { z } from 'zod'
import {
  officialIndexRowSchema,
  officialPriceRowSchema,
  officialStatisticSchema,
} from '../../../models/contracts/market/official-series.ts'
import type { OfficialSeriesIndex } from '../../../models/contracts/release/official-series-index.ts'
import { officialSeries } from '../../../models/prices/official-series/official-series.ts'
import { citedSources } from '../../../content/pages/market-facts.ts'
import type { Run } from '../../engine/job.ts'
import type { PublishContext } from '../../releases/context.ts'
import { streamRecords } from '../../warehouse/records.ts'

/** Every official series with its history, from the same tables that are for download. */
export async function officialSeriesIndex(run: Run, context: PublishContext): Promise<OfficialSeriesIndex> {
  const read = async <Schema extends z.ZodObject>(table: string, schema: Schema): Promise<z.infer<Schema>[]> => {
    const rows: z.infer<Schema>[] = []
    for await (const chunk of streamRecords(run.warehouse, table, schema, 'ORDER BY ALL')) rows.push(...chunk)
    return rows
  }
  const { communeMergers } = run.reference
  const series = officialSeries(
    await read('official_price_row', officialPriceRowSchema),
    await read('official_index_row', officialIndexRowSchema),
    await read('official_statistic', officialStatisticSchema),
    communeMergers,
  )
  const names = communeMergers.flatMap(({ former, former_slug, successor, successor_slug }) => [
    [former_slug, former],
    [successor_slug, successor],
  ])
  return {
    series,
    sources: citedSources(
      context,
      series.flatMap(({ sources }) => sources),
    ),
    names: Object.fromEntries(names.sort()),
  }
}
