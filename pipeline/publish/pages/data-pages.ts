import { trendKey } from '../../../models/contracts/market/trend.ts'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { dataDocument, EXAMPLE_ROWS, type DataFacts } from '../../../content/pages/data/data-document.ts'
import type { MarketFacts, ReleaseFacts } from '../../../content/pages/market-facts.ts'
import { NATION } from '../../../content/pages/nation.ts'
import type { SourceState } from '../../../models/contracts/release/source-state.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { METHODS } from '../documents/authored-texts.ts'
import type { DocumentTask } from '../documents/public-document.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import type { TableRights } from '../tables/table-rights.ts'
import { PUBLIC_TABLES } from '../tables/tables.ts'

/** Pages of the downloads, their quality and their methods. @param writer to which the tables are written */
export function dataTask(
  { release, trends }: Pick<MarketFacts, 'release' | 'trends'>,
  writer: Pick<ReleaseWriter, 'files'>,
  rights: TableRights,
  states: readonly SourceState[],
  earlier: DataFacts['earlier'],
): DocumentTask {
  const nation = { areaLevel: 'nation', areaSlug: NATION, listingType: 'sale', segment: 'apartment' } as const
  const example = trends.get(trendKey(nation))?.points.slice(-EXAMPLE_ROWS).toReversed() ?? []
  const facts = { ...dataFacts(release, writer, rights), states, example, earlier }
  return {
    kind: null,
    section: 'data',
    addressIn: ADDRESSES.data,
    writtenIn: LOCALES,
    lastModified: release.asOf,
    documentIn: (locale) => dataDocument(facts, locale),
  }
}

function dataFacts(
  release: ReleaseFacts,
  writer: Pick<ReleaseWriter, 'files'>,
  rights: TableRights,
): Omit<DataFacts, 'states' | 'example' | 'earlier'> {
  const written = new Map(writer.files().map((file) => [file.publicPath, file]))
  const tables = PUBLIC_TABLES.map(({ name, unit }) => {
    const found = (['csv', 'parquet'] as const).flatMap((format) => {
      const file = written.get(`/data/${name}.${format}`)
      return file ? [{ name: `${name}.${format}`, address: file.publicPath!, bytes: file.bytes, rows: file.rows }] : []
    })
    const rows = found.find((file) => file.rows !== null)?.rows ?? null
    return { name, unit: unit.split(' x '), rows, licence: rights(name).licence, files: found }
  })
  return { release, tables, methods: METHODS }
}
