import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { modelSearchCommand } from './model-search.ts'
import { testFolder } from '../../testing/test-folder.ts'

const LISTINGS = [
  'id,type,commune,price,bedrooms,title,has_garden,station_m,description',
  'P1,house,Mersch,800000,3,Maison,1,200,au calme',
  'P2,house,Mersch,790000,3,Maison,0,5000,',
  'P3,house,Mersch,950000,3,Maison,1,100,au calme',
  'P4,apartment,Esch-sur-Alzette,500000,2,Appartement,,,',
]
const QUERIES = [
  'query_id,lang,text',
  'Q1,en,"house in Mersch, garden, max 900k"',
  'Q2,de,"Wohnung in Esch, 2 Schlafzimmer"',
  'Q3,fr,château à Wiltz sous 10 €',
]

const folder = testFolder()

async function run(
  listings: readonly string[],
  queries: readonly string[],
  more: readonly string[] = [],
): Promise<string[]> {
  const files = ['listings', 'queries', 'out'].map((name) => join(folder, `${name}.csv`))
  await writeFile(files[0]!, `${listings.join('\n')}\n`)
  await writeFile(files[1]!, `${queries.join('\n')}\n`)
  const words = ['--listings', files[0]!, '--queries', files[1]!, '--out', files[2]!, ...more]
  await modelSearchCommand().exitOverride().parseAsync(words, { from: 'user' })
  return (await readFile(files[2]!, 'utf8')).trimEnd().split('\n')
}

describe('lux model search', () => {
  it('ranks matching listings, leaves out those that break a condition, and writes no row for a query without matches', async () => {
    const [header, ...rows] = await run(LISTINGS, QUERIES)
    expect(header).toBe('query_id,rank,listing_id,score')
    expect(rows.map((row) => row.split(',').slice(0, 3).join(','))).toEqual(['Q1,1,P1', 'Q1,2,P2', 'Q2,1,P4'])
  })

  it('gives the same bytes twice', async () => {
    expect(await run(LISTINGS, QUERIES)).toEqual(await run(LISTINGS, QUERIES))
  })

  it.each([
    [
      'a price that is no number',
      LISTINGS.with(2, 'P2,house,Mersch,cheap,3,Maison,0,5000,'),
      /listings\.csv:3:price: received "cheap"/,
    ],
    ['an unknown type', LISTINGS.with(1, 'P1,igloo,Mersch,1,3,Iglu,1,200,'), /listings\.csv:2:type: received "igloo"/],
    [
      'an id twice',
      [...LISTINGS, 'P1,house,Mersch,1,3,Maison,1,200,'],
      /listings\.csv:6:id: received "P1", expected each id once/,
    ],
    ['a missing column', LISTINGS.map((line) => line.replace(/^[^,]*,/, '')), /listings\.csv:1:id: .*a column id/],
  ])('names file, row and column of %s', async (_, listings, message) => {
    await expect(run(listings, QUERIES)).rejects.toThrow(message)
  })

  it.each([
    ['--limit', '0', /--limit:1: received "0", expected a whole number/],
    ['--intent', 'steal', /--intent:1: received "steal", expected rent or buy/],
  ])('refuses %s %s', async (option, value, message) => {
    await expect(run(LISTINGS, QUERIES, [option, value])).rejects.toThrow(message)
  })

  const BENCHMARK = '../shared/bench/search/public'
  it.skipIf(!existsSync(BENCHMARK))('answers the public benchmark with at most ten listings a query', async () => {
    const out = join(folder, 'public.csv')
    const words = ['--listings', `${BENCHMARK}/listings.csv`, '--queries', `${BENCHMARK}/queries.csv`, '--out', out]
    await modelSearchCommand().exitOverride().parseAsync(words, { from: 'user' })
    const rows = (await readFile(out, 'utf8'))
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((row) => row.split(','))
    expect(new Set(rows.map(([query]) => query)).size).toBeGreaterThan(245)
    expect(rows.every(([, rank, , score]) => Number(rank) <= 10 && Number(score) >= 0 && Number(score) <= 100)).toBe(
      true,
    )
  })
})
