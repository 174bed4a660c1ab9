import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { duplicatesPath, scoreMatch } from './score-match.ts'
import { testFolder } from '../../../pipeline/testing/test-folder.ts'

const directory = testFolder()

const rows = (groups: Record<string, string>) =>
  Object.entries(groups).map(([advert, property]) => ({ advert_id: advert, property_id: property }))

describe('scoreMatch', () => {
  const truth = rows({ a: 'p1', b: 'p1', c: 'p1', d: 'p2', e: 'p2' })

  it('is perfect for the truth under other ids', async () => {
    const found = rows({ a: 'x', b: 'x', c: 'x', d: 'y', e: 'y' })
    expect(await scoreMatch(found, truth)).toMatchObject({ precision: 1, recall: 1, truePairs: 4 })
  })

  it('counts wrong and missing pairs', async () => {
    const found = rows({ a: 'x', b: 'x', c: 'y', d: 'y', e: 'z' })
    expect(await scoreMatch(found, truth)).toMatchObject({ precision: 0.5, recall: 0.25, correctPairs: 1 })
  })

  it('reads both sides from files', async () => {
    const path = join(directory, 'property.csv')
    await writeFile(path, 'advert_id,property_id,score\na,x,1\nb,x,1\n')
    const truthPath = join(directory, 'duplicates.csv')
    await writeFile(truthPath, 'property_id,portal,source_ref,advert_id\np1,q,1,a\np1,r,2,b\n')
    expect(await scoreMatch(path, truthPath)).toMatchObject({ precision: 1, recall: 1, foundPairs: 1 })
  })

  it('finds the truth of a sample market', () => {
    expect(duplicatesPath('/data')).toBe(join('/data', 'feeds', 'sample-truth', 'duplicates.csv'))
  })
})
