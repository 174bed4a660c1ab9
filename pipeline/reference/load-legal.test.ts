import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { editFile } from '../testing/edit-file.ts'
import { loadLegal } from './load-legal.ts'

let directory: string
const load = () => loadLegal(directory, (name) => readFile(join(directory, name), 'utf8'))

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'legal-'))
  await cp('data/reference/legal', join(directory, 'legal'), { recursive: true })
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const edit = (name: string, from: string | RegExp, to: string): Promise<void> =>
  editFile(join(directory, 'legal', name), from, to)

describe('loadLegal', () => {
  it('reads the committed parameters in the order of their ids, each value with source and status', async () => {
    const { parameters, mortgageRates } = await load()
    const ids = parameters.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort())
    expect(parameters.find(({ id }) => id === 'rent_ceiling_share')?.values[0]).toMatchObject({
      value: 0.05,
      validFrom: '2006-11-01',
      status: 'secondary',
    })
    expect(mortgageRates[0]).toMatchObject({ month: '2025-06', fixedYearsFrom: 0, fixedYearsTo: 1, percent: 3.28 })
    expect(mortgageRates.at(-1)).toMatchObject({ month: '2026-01', fixedYearsFrom: 5, fixedYearsTo: 10, percent: 3.52 })
  })

  it.each([
    ['a status that is none', 'lending.yaml', 'status: verified', 'status: certain', /lending\.yaml.*status/],
    ['a date that is none', 'lending.yaml', '2021-01-01', '2021-13-01', /lending\.yaml.*valid_from/],
    ['a value without source', 'deeds.yaml', / *source: practice, a few.*\n/, '', /deeds\.yaml.*source/],
    ['a field of another name', 'deeds.yaml', 'status: unverified', 'state: unverified', /deeds\.yaml.*state/],
    ['spans that overlap', 'tenancy.yaml', '2024-07-31', '2024-08-02', /deposit_months.*2024-08-02/],
    ['a fixation that is not stated', 'mortgage-rates.yaml', '{ variable: 3.15 }', '{ fixed: 3.15 }', /2025-12\.fixed/],
    ['a month that is none', 'mortgage-rates.yaml', '2025-12:', '2025-14:', /legal:1:mortgageRates|legal.*month/],
    ['what is no YAML', 'income.yaml', 'title: From', 'title: [From', /income\.yaml/],
  ])('names file and field of %s', async (_, name, from, to, message) => {
    await edit(name, from, to)
    await expect(load()).rejects.toThrow(message)
  })

  it('does not accept an empty folder as a law without parameters', async () => {
    await rm(join(directory, 'legal'), { recursive: true })
    await expect(load()).rejects.toThrow(/files of dated parameters/)
  })
})
