import { afterAll, expect, it } from 'vitest'
import { matchPairSchema, type MatchPair } from '../../../models/contracts/listings/property.ts'
import { writeRecords } from '../../warehouse/records.ts'
import { sqlBeside } from '../../warehouse/sql.ts'
import { openWarehouse } from '../../warehouse/warehouse.ts'

const warehouse = await openWarehouse({ location: ':memory:' })
afterAll(() => warehouse.close())

const pair = (advertB: string, score: number): MatchPair => ({ advertA: 'a', advertB, score, reasons: [] })

async function surestOf(pairs: readonly MatchPair[]): Promise<{ advertB: string; score: number }[]> {
  await warehouse.createTable('match_pair', matchPairSchema)
  await writeRecords(warehouse, 'match_pair', matchPairSchema, pairs)
  await warehouse.run(sqlBeside(import.meta.url, 'surest-pairs'))
  return warehouse.all('SELECT advert_b, score FROM match_pair ORDER BY advert_b, score')
}

it('keeps every pair once, as it was found most surely', async () => {
  const found = [pair('b', 0.7), pair('c', 0.9), pair('b', 0.8), pair('d', 0.6), pair('b', 0.8)]
  const surest = [
    { advertB: 'b', score: 0.8 },
    { advertB: 'c', score: 0.9 },
    { advertB: 'd', score: 0.6 },
  ]
  expect(await surestOf(found)).toEqual(surest)
  expect(await surestOf(found.toReversed())).toEqual(surest)
})

it('leaves pairs alone that were found once', async () => {
  const found = [pair('b', 0.7), pair('c', 0.9)]
  expect(await surestOf(found)).toEqual(found.map(({ advertB, score }) => ({ advertB, score })))
  expect(await surestOf([])).toEqual([])
})
