import { renderMarkdownBlocks } from '../../../content/markdown/render-document.ts'
import { paragraph, section, table } from '../../../content/sections/block.ts'
import { columnLineage } from './column-lineage.ts'
import type { TableRights } from './table-rights.ts'
import { dataDictionary, PUBLIC_TABLES, type DictionaryTable } from './tables.ts'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

/** A table of the dictionary with the warehouse columns that each of its columns is made from. */
export interface ExplainedTable extends Omit<DictionaryTable, 'columns'> {
  columns: (DictionaryTable['columns'][number] & { from: readonly string[] })[]
}

/** Describes each column of each public table, and what it is made from. */
export async function explainedDictionary(warehouse: Pick<Warehouse, 'one'>): Promise<ExplainedTable[]> {
  const explained: ExplainedTable[] = []
  for (const table of dataDictionary()) {
    const lineage = await columnLineage(warehouse, PUBLIC_TABLES.find(({ name }) => name === table.name)!.query)
    const columns = table.columns.map((column) => ({ ...column, from: lineage.get(column.name)! }))
    explained.push({ ...table, columns })
  }
  return explained
}

/** Writes the data dictionary of the public tables, for people and programs. */
export async function publishDictionary(
  writer: ReleaseWriter,
  warehouse: Pick<Warehouse, 'one'>,
  rights: TableRights,
): Promise<void> {
  const tables = (await explainedDictionary(warehouse)).map((table) => ({ ...table, ...rights(table.name) }))
  await writer.writeJson('reports/data-dictionary.json', tables, {
    rows: tables.length,
    publicPath: '/data/dictionary.json',
  })
  await writer.write('reports/data-dictionary.md', dictionaryMarkdown(tables), {
    contentType: 'text/markdown; charset=utf-8',
    publicPath: '/data/dictionary/md',
  })
}

export function dictionaryMarkdown(tables: readonly ExplainedTable[]): string {
  return renderMarkdownBlocks([
    { kind: 'heading', level: 1, text: 'Data dictionary' },
    paragraph(
      'Every table is a Parquet file, a CSV file and a table of lux.duckdb. Parquet is exact. In CSV a list is one text, separated by |, ' +
        'and a text that begins with = + - @, a tab or a line break has an apostrophe before it, so that no spreadsheet computes it.',
    ),
    paragraph(
      'In Excel open a CSV file by Data, From Text/CSV, as UTF-8 and with English (United States) as the locale of the data: a double click garbles accents ' +
        'and misreads decimal points.',
    ),
    paragraph(
      '"Made from" names the columns of the warehouse: lux explain shows the way from there to the files of the sources.',
    ),
    ...tables.map(({ name, description, unit, key, columns }) =>
      section(name, [
        paragraph(`${description} One row per ${unit}. Key: ${key.join(', ')}.`),
        table(
          name,
          ['Column', 'Type', 'Unit', 'Allowed values', 'May be null', 'Meaning', 'Made from'],
          columns.map(({ name: column, type, unit: columnUnit, allowed, nullable, description: meaning, from }) => [
            column,
            type,
            columnUnit ?? '',
            allowed,
            nullable ? 'yes' : 'no',
            meaning,
            from.join(', '),
          ]),
        ),
      ]),
    ),
  ])
}
