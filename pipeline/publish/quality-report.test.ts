import { expect, it } from 'vitest'
import { anAdvert } from '../../models/adverts/listing/testing/an-advert.ts'
import { fill, openSmallWarehouse } from '../testing/small-warehouse.ts'
import { qualityReport } from './quality-report.ts'

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
