import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { editFile } from '../testing/edit-file.ts'
import { loadReference, openReference } from './load-reference.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'reference-'))
  await cp('data/reference', directory, { recursive: true })
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const edit = (name: string, from: string | RegExp, to: string): Promise<void> =>
  editFile(join(directory, name), from, to)

describe('loadReference', () => {
  it('reads the committed tables: 102 communes in 12 cantons, 24 quarters, provenance and a hash for every file', async () => {
    const reference = await loadReference()
    expect(reference.communes).toHaveLength(102)
    expect(reference.cantons).toHaveLength(12)
    expect(reference.quarters).toHaveLength(24)
    expect(reference.communes.filter(({ successor }) => successor !== null).map(({ slug }) => slug)).toEqual([
      'bous',
      'grosbous',
      'wahl',
      'waldbredimus',
    ])
    const tables = Object.keys(reference.hashes).filter((name) => !name.startsWith('legal/'))
    expect(tables).toHaveLength(2 * Object.keys(reference.sources).length)
    expect(Object.keys(reference.hashes)).toContain('legal/tenancy.yaml')
    for (const hash of Object.values(reference.hashes)) expect(hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('adds up to the area and the population of the country', async () => {
    const { communes } = await loadReference()
    const area = communes.reduce((sum, { areaKm2 }) => sum + areaKm2, 0)
    const population = communes.reduce((sum, commune) => sum + commune.population, 0)
    expect(area).toBeCloseTo(2586.36, 1)
    expect(population).toBeGreaterThan(655_000)
    expect(population).toBeLessThan(665_000)
  })

  it('gives attribution for every table that derives from OpenStreetMap', async () => {
    const { sources } = await loadReference()
    expect(sources.localities.attribution).toContain('OpenStreetMap')
    expect(sources.quarters.attribution).toContain('OpenStreetMap')
  })

  it('reads an unpublished price level as null, not as zero', async () => {
    const { priceLevels } = await loadReference()
    const missing = priceLevels.filter(({ value }) => value === null)
    expect(missing.length).toBeGreaterThan(100)
    expect(priceLevels.some(({ value }) => value === 0)).toBe(false)
  })

  it('names file, row, field, received and expected for a bad cell', async () => {
    await edit('communes.csv', /(^bech,.*?),1357,/m, '$1,many,')
    await expect(loadReference(directory)).rejects.toThrow(
      /communes\.csv:3:population: received "many", expected a whole number from 1 to 1000000/,
    )
  })

  it('refuses a repeated key', async () => {
    await edit('cantons.csv', /^clervaux,/m, 'capellen,')
    await expect(loadReference(directory)).rejects.toThrow(/cantons\.csv:3:slug: received "capellen".*row 2 has it/)
  })

  it('refuses a locality of a commune that does not exist', async () => {
    await edit('localities.csv', 'abweiler,Abweiler,,,village,bettembourg', 'abweiler,Abweiler,,,village,atlantis')
    await expect(loadReference(directory)).rejects.toThrow(/localities\.csv:2:commune: received "atlantis"/)
  })

  it('refuses an alias without a target', async () => {
    await edit('place-aliases.csv', 'Lux,commune,luxembourg,', 'Lux,commune,luxemburgo,')
    await expect(loadReference(directory)).rejects.toThrow(/place-aliases\.csv:\d+:target: received "luxemburgo"/)
  })

  it('refuses a table without its provenance', async () => {
    await rm(join(directory, 'stations.source.yaml'))
    await expect(loadReference(directory)).rejects.toThrow(/stations\.source\.yaml:1: received "no such file"/)
  })

  it('names the field that a provenance file lacks', async () => {
    await edit('stations.source.yaml', /^licence:.*$/m, '')
    await expect(loadReference(directory)).rejects.toThrow(/stations\.source\.yaml:1:licence/)
  })

  it('refuses a file that is not CSV', async () => {
    await writeFile(join(directory, 'quarters.csv'), 'slug,name_fr\n"broken')
    await expect(loadReference(directory)).rejects.toThrow(/quarters\.csv/)
  })

  it('changes the hash of a file with its bytes', async () => {
    const before = await loadReference(directory)
    await edit('stations.csv', 'Arlon,BE', 'Arlon ,BE')
    const after = await loadReference(directory)
    expect(after.hashes['stations.csv']).not.toBe(before.hashes['stations.csv'])
    expect(after.hashes['communes.csv']).toBe(before.hashes['communes.csv'])
  })
})

describe('openReference', () => {
  it('gives the tables of loadReference, and refuses what it refuses', async () => {
    expect(await openReference(directory, 'code')).toEqual(await loadReference(directory))
    await edit('localities.csv', 'abweiler,Abweiler,,,village,bettembourg', 'abweiler,Abweiler,,,village,atlantis')
    await expect(openReference(directory, 'code')).rejects.toThrow(/localities\.csv:2:commune: received "atlantis"/)
  })
})
