import { expect, it } from 'vitest'
import { anAdvert } from '../../models/adverts/listing/testing/an-advert.ts'
import { fill, openSmallWarehouse } from '../testing/small-warehouse.ts'
import { documentContext } from './documents/document-context.fixture.ts'
import type { PublishContext } from '../releases/context.ts'
import { qualityMarkdown, qualityReport } from './quality-report.ts'

it('counts adverts abroad beside those that stay, by feed, and lists the places that are open', async () => {
  const warehouse = await openSmallWarehouse()
  const advert = (advertId: string, sourceId: string, placeKind: 'commune' | 'abroad' | 'unknown', placeText: string) =>
    anAdvert({ advertId, sourceId, placeKind, placeText })
  await fill(warehouse, 'advert', [
    advert('1', 'a', 'commune', 'Mersch'),
    advert('2', 'a', 'abroad', 'Arlon'),
    advert('3', 'a', 'unknown', 'Ans, 4430'),
    advert('4', 'a', 'unknown', 'Arlon, 8010'),
    advert('5', 'a', 'unknown', 'Arlon, 8010'),
    advert('6', 'b', 'abroad', 'Trier'),
  ])
  const { places } = await qualityReport({ warehouse }, [])
  expect(places).toEqual([
    { sourceId: 'a', inland: 1, abroad: 1, unresolved: 3, examples: ['Arlon, 8010', 'Ans, 4430'] },
    { sourceId: 'b', inland: 0, abroad: 1, unresolved: 0, examples: [] },
  ])
  warehouse.close()
})

it('gives the meaning of a rejection without what a feed that may not be quoted wrote, and the figures that are missing', async () => {
  const warehouse = await openSmallWarehouse()
  const batch = {
    batchId: 'x',
    sourceId: 'a',
    rowNumber: 7,
    code: 'missing_price',
    field: 'price',
    detail: 'an amount',
  }
  await fill(warehouse, 'normalized_batch', [
    { batchId: 'x', sourceId: 'a', name: 'a.csv', rowsRead: 9, observations: 8, rejects: 1 },
  ])
  await fill(warehouse, 'reject', [{ ...batch, received: 'hidden' }])
  await fill(warehouse, 'price_refusal', [{ listingType: 'rent', reason: '3 homes' }])
  await fill(warehouse, 'index_refusal', [{ scope: 'rent', reason: 'no quarter' }])
  const examples = async (quoted: string[] | null) =>
    (await qualityReport({ warehouse }, [], quoted)).rejects.map(({ code, example }) => [code, example])
  expect(await examples([])).toEqual([['missing_price', 'a.csv row 7: price']])
  expect(await examples(['a'])).toEqual([['missing_price', 'a.csv row 7: price: received "hidden", an amount']])
  const { missing } = await qualityReport({ warehouse }, [])
  expect(missing).toEqual([
    { figure: 'price levels, rent', reason: '3 homes' },
    { figure: 'index, rent', reason: 'no quarter' },
  ])
  warehouse.close()
})

it('says for which day no gate found a problem, and where a feed that is late since is named', async () => {
  const warehouse = await openSmallWarehouse()
  const context = documentContext() as unknown as PublishContext
  const text = qualityMarkdown(await qualityReport({ warehouse }, []), context)
  expect(text).toContain(`No gate found a problem on ${context.asOf}.`)
  expect(text).toMatch(/by the newest day of the feeds themselves, \d{4}-\d\d-\d\d\. The command lux sources check/)
  warehouse.close()
})
