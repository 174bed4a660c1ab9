import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWarehouse, type Warehouse } from '../../warehouse/warehouse.ts'
import { columnLineage } from './column-lineage.ts'
import { dictionaryMarkdown, explainedDictionary } from './dictionary.ts'
import { dataDictionary, PUBLIC_TABLES } from './tables.ts'
import { foreignTexts } from './public-table.ts'

let warehouse: Warehouse
beforeAll(async () => {
  warehouse = await openWarehouse({ location: ':memory:', threads: 1 })
})
afterAll(() => warehouse.close())

const columns = dataDictionary().flatMap(({ name, columns }) => columns.map((column) => ({ table: name, ...column })))
const named = (of: typeof columns): string[] => of.map(({ table, name }) => `${table}.${name}`)

describe('the dictionary', () => {
  it('has a meaning and allowed values for every column of at least 18 tables', () => {
    expect(PUBLIC_TABLES.length).toBeGreaterThanOrEqual(18)
    expect(named(columns.filter(({ description }) => description.length < 3))).toEqual([])
    expect(named(columns.filter(({ allowed }) => allowed === ''))).toEqual([])
  })

  it('has a unit for every number', () => {
    const isNumber = (type: string): boolean => type === 'DOUBLE' || type === 'BIGINT'
    expect(named(columns.filter(({ type, unit }) => isNumber(type) && unit === null))).toEqual([])
  })

  it('has the first day of a quarter beside each quarter', () => {
    for (const { name, columns: own } of dataDictionary())
      for (const { name: column, allowed } of own)
        if (allowed.startsWith('^Q[1-4]')) {
          const start = own.find((each) => [`${column}_start`, 'known_in_start', 'made_in_start'].includes(each.name))
          expect(start?.type, `${name}.${column}`).toBe('DATE')
        }
  })

  it('states keys that are columns, and what each column is made from', async () => {
    const explained = await explainedDictionary(warehouse)
    for (const { name, key, columns: own } of explained) {
      expect(
        own.map((column) => column.name),
        name,
      ).toEqual(expect.arrayContaining([...key]))
      const without = own.filter(({ from }) => from === undefined || from.length === 0).map((column) => column.name)
      // The level of an interval is a constant of the method.
      expect(without, name).toEqual(name === 'estimates' ? ['interval_level'] : [])
    }
    expect(dictionaryMarkdown(explained)).toContain('| listing.price_eur |')
  })

  it('knows the texts that others wrote', () => {
    const listings = PUBLIC_TABLES.find(({ name }) => name === 'listings')!
    expect(foreignTexts(listings)).toEqual(expect.arrayContaining(['title', 'agency_name', 'district']))
    expect(foreignTexts(listings)).not.toEqual(expect.arrayContaining(['id']))
  })
})

describe('the lineage of a column', () => {
  const lineage = async (sql: string): Promise<Record<string, readonly string[]>> =>
    Object.fromEntries(await columnLineage(warehouse, sql))

  it('goes through joins, subqueries, common tables, unions and functions', async () => {
    expect(
      await lineage(`WITH x AS (SELECT id, price / area AS rate FROM home)
        SELECT x.rate AS rate, p.name AS place, count(*) AS rows FROM x JOIN place p ON p.id = x.id GROUP BY ALL
        UNION ALL SELECT t.v, upper(t.n), 1 FROM (SELECT max(value) AS v, min(note) AS n FROM other) t`),
    ).toEqual({
      rate: ['home.area', 'home.price', 'other.value'],
      place: ['other.note', 'place.name'],
      rows: ['home.area', 'home.id', 'home.price', 'place.*'],
    })
  })

  it('leaves out the parameters of a lambda and finds fields of a struct', async () => {
    expect(
      await lineage('SELECT list_filter(s.tags, lambda x: x <> s.own) AS tags, s.body.price AS price FROM shop s'),
    ).toEqual({ tags: ['shop.own', 'shop.tags'], price: ['shop.body'] })
  })

  it('is not guessed', async () => {
    await expect(lineage('SELECT a FROM x, y')).rejects.toThrow(/of no table, or of several/)
    await expect(lineage('SELECT a FROM range(3)')).rejects.toThrow(/a table of type/)
    await expect(lineage('DELETE FROM x')).rejects.toThrow(/Not a select/)
  })
})
