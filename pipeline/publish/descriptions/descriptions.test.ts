import jsonld, { type JsonLdDocument } from 'jsonld'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { ReleaseFile } from '../../../models/contracts/release/release.ts'
import { dataDictionary } from '../tables/tables.ts'
import { citation } from './citation.ts'
import { croissant } from './croissant.ts'
import { csvw } from './csvw.ts'
import { dcatCatalog } from './dcat-catalog.ts'
import type { DescribedTables } from './described-tables.ts'

const tables = dataDictionary()
const FORMATS = ['csv', 'parquet'] as const
const DESCRIBED: DescribedTables = {
  tables,
  rights: (name) => ({ licence: name === 'listings' ? 'not stated' : 'CC BY 4.0', sources: [] }),
  files: tables.flatMap(({ name }) =>
    FORMATS.map((format): ReleaseFile => ({
      path: `public/data/${name}.${format}`,
      publicPath: `/data/${name}.${format}`,
      bytes: 10,
      sha256: 'a'.repeat(64),
      rows: 1,
      contentType: 'text/csv',
    })),
  ),
  context: {
    absoluteUrl: (path) => `https://lux.example${path}`,
    asOf: '2026-09-30',
    releaseId: '2026Q3-abc',
    sample: true,
  },
}
const columnCount = tables.reduce((sum, { columns }) => sum + columns.length, 0)
const CR = 'http://mlcommons.org/croissant/'

async function expanded(document: object): Promise<Record<string, unknown>> {
  const documentLoader = (): Promise<never> => Promise.reject(new Error('no other document is needed'))
  const [found] = await jsonld.expand(JSON.parse(JSON.stringify(document)) as JsonLdDocument, { documentLoader })
  return found as Record<string, unknown>
}

describe('descriptions of the tables', () => {
  it('name every column as a field of Croissant, from a file that is there', async () => {
    const dataset = await expanded(croissant(DESCRIBED))
    const sets = dataset[`${CR}recordSet`] as Record<string, unknown[]>[]
    const fields = sets.flatMap((set) => set[`${CR}field`] as Record<string, unknown[]>[])
    expect([sets.length, fields.length]).toEqual([tables.length, columnCount])
    const ids = new Set((dataset['https://schema.org/distribution'] as { '@id': string }[]).map((file) => file['@id']))
    for (const field of fields) {
      const [source] = field[`${CR}source`] as Record<string, { '@id': string }[]>[]
      expect(ids).toContain(source![`${CR}fileObject`]![0]!['@id'])
      expect(field[`${CR}dataType`]).toHaveLength(1)
    }
  })

  it('are a catalogue of DCAT with files, hashes and licences', async () => {
    const catalog = await expanded(dcatCatalog(DESCRIBED))
    const datasets = catalog['http://www.w3.org/ns/dcat#dataset'] as Record<string, Record<string, unknown[]>[]>[]
    expect(datasets).toHaveLength(tables.length)
    for (const dataset of datasets) {
      const files = dataset['http://www.w3.org/ns/dcat#distribution']!
      expect(files).toHaveLength(FORMATS.length)
      for (const word of ['accessURL', 'byteSize', 'mediaType'])
        for (const file of files) expect(file[`http://www.w3.org/ns/dcat#${word}`]).toHaveLength(1)
    }
    const licences = JSON.stringify(dcatCatalog(DESCRIBED)).match(/"dct:license":\{[^}]*/g)!
    expect(licences.filter((text) => text.includes('LicenseDocument'))).toHaveLength(FORMATS.length)
  })

  it('give CSV on the Web the types, keys and lists of every table', () => {
    const { tables: described } = csvw(DESCRIBED) as {
      tables: {
        url: string
        tableSchema: { columns: { name: string; separator?: string }[]; primaryKey: string[] }
      }[]
    }
    expect(described.map(({ url }) => url)).toEqual(tables.map(({ name }) => `${name}.csv`))
    for (const [index, { tableSchema }] of described.entries()) {
      const names = tableSchema.columns.map(({ name }) => name)
      expect(names).toEqual(tables[index]!.columns.map(({ name }) => name))
      expect(names).toEqual(expect.arrayContaining(tableSchema.primaryKey))
      const lists = tables[index]!.columns.filter(({ type }) => type === 'VARCHAR[]').map(({ name }) => name)
      expect(tableSchema.columns.filter(({ separator }) => separator === '|').map(({ name }) => name)).toEqual(lists)
    }
  })

  it('leave out a table without a file', () => {
    const none = { ...DESCRIBED, files: [] }
    expect(croissant(none)).toMatchObject({ distribution: [], recordSet: [] })
    expect(csvw(none)).toMatchObject({ tables: [] })
  })

  it('say how to cite a release, as YAML', () => {
    expect(parse(citation(DESCRIBED))).toEqual({
      'cff-version': '1.2.0',
      message: 'If you use these figures, please cite them with their release.',
      type: 'dataset',
      title: 'Property market of Luxembourg (sample market, invented)',
      version: '2026Q3-abc',
      'date-released': '2026-09-30',
      url: 'https://lux.example/en/data',
      authors: [{ name: 'Luxembourg property intelligence' }],
    })
  })

  it('state one licence for all tables where each is known, and the licences by table otherwise', () => {
    const whole = (licenceOf: (name: string) => string): unknown => {
      const rights = (name: string) => ({ licence: licenceOf(name), sources: [] })
      return (croissant({ ...DESCRIBED, rights }) as { license: unknown }).license
    }
    expect(whole((name) => (name === 'listings' ? 'ODbL 1.0' : 'CC BY 4.0'))).toMatch(/opendatacommons\.org/)
    const mixed = whole((name) => (name === 'listings' ? 'not stated' : 'CC BY 4.0'))
    expect(mixed).toMatch(/^by table: CC BY 4\.0 \(.*trends.*\); not stated \(listings\)$/)
  })
})
