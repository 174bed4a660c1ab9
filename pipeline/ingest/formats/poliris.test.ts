import { describe, expect, it } from 'vitest'
import { aRawFile, aSource, rowsOf, temporaryDirectory } from '../testing/feed-files.ts'

const directory = temporaryDirectory()
const read = async (content: string, parts = {}) =>
  rowsOf(
    await aRawFile(directory, Buffer.from(content, 'latin1')),
    aSource({ adapter: 'poliris', encoding: 'latin1', ...parts }),
  )

function cells(values: Record<number, string>, separator = '!#'): string {
  const row = Array.from({ length: 334 }, (_, index) => values[index + 1] ?? '')
  return row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)
}
const flat = {
  1: 'AG',
  2: 'R1',
  3: 'Location',
  4: 'Appartement',
  6: 'Pétange',
  11: '1500',
  13: 'OUI',
  16: '80',
  17: '0',
  41: 'OUI',
  42: 'NON',
  43: '2',
  85: 'http://x.lu/1.jpg',
  164: 'p/2.jpg',
  177: 'B',
  298: '49.5',
  299: '6.1',
}

describe('Poliris', () => {
  it('is read by position, with either separator', async () => {
    const expected = {
      sourceRef: 'AG-R1',
      agencyRef: 'R1',
      listingType: 'Location',
      propertyType: 'Appartement',
      city: 'Pétange',
      price: '1500',
      area: '80',
      energyClass: 'B',
      latitude: '49.5',
      longitude: '6.1',
      features: ['ascenseur', 'parking'],
      photos: ['http://x.lu/1.jpg'],
      chargesIncluded: true,
    }
    expect(await read(`${cells(flat)}\r\n`)).toEqual([{ ok: true, rowNumber: 1, advert: expected }])
    expect(await read(cells(flat, ';'))).toEqual([{ ok: true, rowNumber: 1, advert: expected }])
    expect(await read(cells(flat, '|'), { delimiter: '|' })).toEqual([{ ok: true, rowNumber: 1, advert: expected }])
  })

  it('reads quotes and separators within a text as text', async () => {
    const text = 'Une "belle" vue; 3# !'
    expect((await read(cells({ ...flat, 21: text })))[0]!.advert).toMatchObject({ description: text })
  })

  it('does not read a header as a row', async () => {
    const rows = await read(
      `${cells({ 1: 'Identifiant agence', 2: 'Référence agence du bien' }, ';')}\n${cells(flat, ';')}`,
    )
    expect(rows).toMatchObject([{ rowNumber: 1, advert: { sourceRef: 'AG-R1' } }])
  })

  it('allows a feed definition to map positions of its own', async () => {
    const [row] = await read(cells({ ...flat, 140: 'C' }), {
      mapping: { insulationClass: '140' },
      defaults: { country: 'LU' },
    })
    expect(row!.advert).toMatchObject({ insulationClass: 'C', country: 'LU' })
  })
})
