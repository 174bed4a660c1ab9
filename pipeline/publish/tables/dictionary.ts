import { heading, paragraph, table } from '../markdown/document.ts'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { dataDictionary, type DictionaryTable } from './tables.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

/** Writes the data dictionary of the public tables, for people and programs. */
export async function publishDictionary(writer: ReleaseWriter): Promise<void> {
  const tables = dataDictionary()
  await writer.writeJson('reports/data-dictionary.json', tables, {
    rows: tables.length,
    publicPath: '/data/dictionary.json',
  })
  await writer.write('reports/data-dictionary.md', dictionaryMarkdown(tables), {
    contentType: 'text/markdown; charset=utf-8',
    publicPath: '/data/dictionary/md',
  })
}

export function dictionaryMarkdown(tables: DictionaryTable[]): string {
  const children = [
    heading(1, 'Data dictionary'),
    ...tables.flatMap(({ name, description, unit, key, columns }) => [
      heading(2, name),
      paragraph(`${description} One row per ${unit}. Key: ${key.join(', ')}.`),
      table(
        ['Column', 'Type', 'Unit', 'May be null', 'Meaning'],
        columns.map(({ name: column, type, unit: columnUnit, nullable, description: meaning }) => [
          column,
          type,
          columnUnit ?? '',
          nullable ? 'yes' : 'no',
          meaning,
        ]),
      ),
    ]),
  ]
  return remark().use(remarkGfm, { tablePipeAlign: false }).stringify({ type: 'root', children })
}
