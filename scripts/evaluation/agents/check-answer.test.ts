import { DuckDBInstance } from '@duckdb/node-api'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from './agent.ts'
import { checkAnswer } from './check-answer.ts'
import { rowsOf } from './release-tables.ts'
import { readTasks, type Task } from './task.ts'

let tables: Parameters<typeof checkAnswer>[2]
beforeAll(async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  await connection.run(`CREATE TABLE listings AS FROM (VALUES
    ('dear', 'rent', 'apartment', 2000, false, 80, 2, 'mersch', 'Alpha', true),
    ('cheap', 'rent', 'duplex', 1500, false, 60, 2, 'mersch', 'Beta', false),
    ('unknown', 'rent', 'apartment', 1400, false, 60, NULL, 'mersch', 'Beta', false),
    ('absurd', 'rent', 'apartment', 1, true, 60, 2, 'mersch', 'Beta', false),
    ('elsewhere', 'rent', 'apartment', 1300, false, 60, 2, 'strassen', NULL, false),
    ('house', 'sale', 'house', 900000, false, 150, 4, 'mersch', 'Alpha', false),
  ) AS l(id, market, "type", price, isImplausible, area, beds, commune, agency, hasElevator)`)
  await connection.run(`CREATE TABLE liveability AS FROM (VALUES ('mersch', 51.1), ('strassen', 58.5))
    AS l(commune_slug, liveability_score)`)
  const none = { legal: undefined as never, asOf: '2026-09-30' }
  tables = { ...none, rows: (sql) => rowsOf(connection, sql) }
})

function faults(kind: Task['kind'], words: Task['words'], truth: Partial<Task['truth']>, answer: Answer) {
  return checkAnswer({ kind, words, truth: { types: ['flat'], communes: ['mersch'], ...truth } }, answer, tables)
}

describe('an answer', () => {
  const homes = (ids: string[], truth: Partial<Task['truth']> = {}) =>
    faults('homes', { market: 'rent' }, { beds: 2, ...truth }, { ids })

  it('with homes is right when each of them meets the wish', async () => {
    expect(await homes(['cheap', 'dear'])).toEqual([])
    expect(await homes([], { maxPrice: 0 })).toEqual([])
    expect(await homes([])).toEqual(['none told, 3 are right'])
    for (const wrong of ['unknown', 'elsewhere', 'house', 'invented'])
      expect(await homes(['cheap', wrong]), wrong).toEqual([`1 of 2 homes do not meet the wish: ${wrong}`])
    expect(await homes(['cheap'], { all: true })).toEqual(['1 of 3 told'])
  })

  it('with the cheapest leaves out a price that cannot be right', async () => {
    const truth = { order: 'cheapest', first: 1 } as const
    expect(await homes(['cheap'], truth)).toEqual([])
    expect(await homes(['absurd'], truth)).toEqual(['told 1, right is 1500'])
    const fact = (id: string, said: string | null) =>
      faults('fact', { market: 'rent', fact: 'agency' }, { beds: 2, ...truth }, { ids: [id], said: [said] })
    expect(await fact('cheap', 'Beta')).toEqual([])
    expect(await fact('cheap', 'Alpha')).toEqual(['told agency Alpha, right is Beta'])
    expect(await fact('dear', 'Alpha')).toEqual(['told dear, right is cheap at 1500'])
  })

  it('with a number or names has those of the tables', async () => {
    expect(await faults('count', { market: 'rent' }, {}, { figures: { count: 4 } })).toEqual([])
    expect(await faults('count', { market: 'rent' }, {}, { figures: { count: 5 } })).toEqual(['counted 5, right is 4'])
    expect(
      await faults('agencies', {}, { types: ['any'] }, { said: ['Alpha', 'Beta'], figures: { count: 2 } }),
    ).toEqual([])
    expect(await faults('agencies', { most: true }, { types: ['any'] }, { said: ['Alpha'] })).toHaveLength(1)
    const communes = ['mersch', 'strassen']
    const better = (said: string, mersch: number) =>
      faults('better', {}, { communes }, { said: [said], figures: { mersch, strassen: 58.5 } })
    expect(await better('strassen', 51.1)).toEqual([])
    expect(await better('mersch', 60)).toEqual(['mersch: told 60, right is 51.1', 'chose mersch, right is strassen'])
  })
})

it('takes every text of a task from its wish, letter for letter', () => {
  for (const { id, wish, words } of readTasks())
    for (const text of [words.place, words.query, words.unusual, ...(words.places ?? [])])
      if (text !== undefined) expect(wish, id).toContain(text)
})
