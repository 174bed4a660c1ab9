import { ADDRESSES, ATTACHABLE_PATH } from '../../../content/html/addresses.ts'
import { list, paragraph, section, table, type Block } from '../../../content/sections/block.ts'
import type { Document } from '../../../content/sections/document.ts'
import { link } from '../../../content/sections/inline.ts'
import { ADDRESS_MARK } from '../../../models/release-format/address/public-address.ts'
import type { DocumentTask } from '../documents/public-document.ts'
import { tableName } from '../tables/attachable-file.ts'
import { RECIPES, RECORD_RECIPE } from '../tables/recipes.ts'
import type { TableRights } from '../tables/table-rights.ts'
import { dataDictionary, type DictionaryTable } from '../tables/tables.ts'

const ATTACH = `ATTACH '${ADDRESS_MARK}${ATTACHABLE_PATH}' AS lux (TYPE duckdb, READ_ONLY);`

/** A page for each released table, in English as the dictionary. */
export function tableTasks(rights: TableRights, { asOf }: { asOf: string }): DocumentTask[] {
  return dataDictionary().map((dictionary) => {
    let made: Document | undefined
    return {
      kind: null,
      section: 'data',
      addressIn: (locale) => ADDRESSES.table(locale, dictionary.name),
      writtenIn: ['en'],
      lastModified: asOf,
      documentIn: () => (made ??= tableDocument(dictionary, rights)),
    }
  })
}

/** A table in full: its columns, how to read it in SQL, Python and R, and how to compute its figures again. */
export function tableDocument(dictionary: DictionaryTable, rights: TableRights): Document {
  const { name, description, unit, key, columns } = dictionary
  const { licence, sources } = rights(name)
  const rows = columns.map((column) => [
    column.name,
    column.type,
    column.unit ?? '',
    column.allowed,
    column.nullable ? 'yes' : 'no',
    column.description,
  ])
  return {
    locale: 'en',
    title: `Table ${name}`,
    description,
    blocks: [
      paragraph(
        `${description} One row per ${unit.replaceAll(' x ', ' × ')}. Key: ${key.join(', ')}. Licence: ${licence}.`,
        'lead',
      ),
      section('Files', [
        list(
          [`/data/${name}.csv`, `/data/${name}.parquet`, ATTACHABLE_PATH].map((path) =>
            link(path, path, { isDownload: true }),
          ),
          'links',
        ),
      ]),
      section('Columns', [table(name, ['Column', 'Type', 'Unit', 'Allowed values', 'May be null', 'Meaning'], rows)]),
      section('Read it', snippets(name)),
      ...recipes(name),
    ],
    sources: sources.map(({ title, producer, licence: own, date, url }) => ({
      title,
      producer,
      licence: own,
      date,
      url,
    })),
  }
}

/** Ways to read a table, by the name of the language. */
export function snippetsOf(name: string): Record<'sql' | 'python' | 'r', string> {
  const parquet = `${ADDRESS_MARK}/data/${name}.parquet`
  return {
    sql: `${ATTACH}\nFROM lux.${tableName({ name })} LIMIT 10;`,
    python: `import duckdb\n\nrows = duckdb.sql("SELECT * FROM '${parquet}'").df()`,
    r: `library(duckdb)\n\nconnection <- dbConnect(duckdb())\nrows <- dbGetQuery(connection, "SELECT * FROM '${parquet}'")`,
  }
}

function snippets(name: string): Block[] {
  return Object.entries(snippetsOf(name)).map(([language, text]) => ({ kind: 'code', text, language }))
}

function recipes(name: string): Block[] {
  const own = RECIPES.filter((recipe) => recipe.table === name).map(({ title, sql }) => ({ title, sql }))
  if (name === 'record')
    own.push({ title: 'Scored forecasts, those inside their interval and their mean error', sql: RECORD_RECIPE })
  if (own.length === 0) return []
  return [
    section(
      'Compute it again',
      own.flatMap(({ title, sql }): Block[] => [
        paragraph(`${title}:`),
        { kind: 'code', text: `${ATTACH}\nUSE lux;\n${sql};`, language: 'sql' },
      ]),
    ),
  ]
}
