import { spawnSync } from 'node:child_process'
import { DuckDBInstance } from '@duckdb/node-api'
import { describe, expect, it } from 'vitest'
import { RECIPES } from '../tables/recipes.ts'
import { snippetsOf, tableDocument } from './table-pages.ts'
import { dataDictionary } from '../tables/tables.ts'

const rights = () => ({ licence: 'CC BY 4.0', sources: [] })
const hasPython = spawnSync('python3', ['--version']).status === 0

describe('the page of a table', () => {
  it('has every column, and a recipe where there is one', () => {
    for (const dictionary of dataDictionary()) {
      const text = JSON.stringify(tableDocument(dictionary, rights))
      for (const { name, description } of dictionary.columns) {
        expect(text, dictionary.name).toContain(JSON.stringify(name))
        expect(text, dictionary.name).toContain(JSON.stringify(description))
      }
      const own = RECIPES.filter(({ table }) => table === dictionary.name)
      expect(text.includes('Compute it again')).toBe(own.length > 0 || dictionary.name === 'record')
    }
  })

  it('has SQL that is read', async () => {
    const connection = await (await DuckDBInstance.create(':memory:')).connect()
    for (const { name } of dataDictionary()) {
      const { count } = await connection.extractStatements(snippetsOf(name).sql)
      expect(count, name).toBe(2)
    }
    connection.closeSync()
  })

  it.skipIf(!hasPython)('has Python that is read (skipped without python3)', () => {
    const texts = dataDictionary().map(({ name }) => snippetsOf(name).python)
    const { status, stderr } = spawnSync(
      'python3',
      ['-c', 'import ast, json, sys; [ast.parse(t) for t in json.load(sys.stdin)]'],
      {
        input: JSON.stringify(texts),
        encoding: 'utf8',
      },
    )
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })
})
