import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { JOBS } from '../pipeline/run/jobs.ts'
import { ROOT } from '../pipeline/base/settings.ts'
import { RAW_ADVERT_FIELDS } from '../models/contracts/listings/raw-advert.ts'
import { FEEDS_DOCUMENT, feedsDocument } from './feed-reference.ts'
import { contractSchemas, generateContracts, tableCatalogue } from './contracts.ts'

const directory = join(ROOT, 'data', 'contracts')
const committed = (): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort()

describe('the generated contracts', () => {
  it('are up to date: npm run contracts writes them again', async () => {
    const generated = await generateContracts()
    expect(committed()).toEqual([...generated.keys()].sort())
    const stale = [...generated].filter(([path, content]) => readFileSync(join(directory, path), 'utf8') !== content)
    expect(stale.map(([path]) => path)).toEqual([])
  })

  it('are the same bytes each time', async () => {
    expect(await generateContracts()).toEqual(await generateContracts())
  })

  it('contain every record that goes from the pipeline to the server, each under its own name', async () => {
    const names = (await contractSchemas()).map(([name]) => name)
    expect(names).toEqual(
      expect.arrayContaining(['release-manifest', 'release-pointer', 'listing-record', 'market-index', 'source']),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('describe each column', async () => {
    const silent = tableCatalogue().flatMap(({ table, columns }) =>
      (columns ?? []).filter(({ type }) => !type).map(({ name }) => `${table}.${name}`),
    )
    expect(silent).toEqual([])
    expect(tableCatalogue().map(({ table }) => table)).toEqual(JOBS.flatMap(({ outputs }) => outputs))
  })
})

describe('the document about feeds', () => {
  it('has the fields, keys and settings of the schemas', () => {
    expect(readFileSync(FEEDS_DOCUMENT, 'utf8')).toBe(feedsDocument())
    for (const name of [...RAW_ADVERT_FIELDS, 'template', 'pattern', 'contract.rows.maxFall', 'options.optionalFields'])
      expect(feedsDocument()).toContain(`| \`${name}\` |`)
  })
})
