import { renderMarkdownBlocks } from '../../../content/markdown/render-document.ts'
import { paragraph, section, table } from '../../../content/sections/block.ts'
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
  return renderMarkdownBlocks([
    { kind: 'heading', level: 1, text: 'Data dictionary' },
    ...tables.map(({ name, description, unit, key, columns }) =>
      section(name, [
        paragraph(`${description} One row per ${unit}. Key: ${key.join(', ')}.`),
        table(
          name,
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
    ),
  ])
}
