import { describe, expect, it } from 'vitest'

import { communeName, communeRowSchema, toCommune } from './commune.ts'

const ROW = {
  slug: 'bous',
  name_fr: 'Bous',
  name_de: 'Bous',
  name_lb: 'Bus',
  name_en: 'Bous',
  canton: 'remich',
  lau: '1201',
  statec_code: 'CM12001',
  population: '1752',
  population_year: '2023',
  area_km2: '15.43',
  latitude: '49.55692',
  longitude: '6.32539',
  successor: 'bous-waldbredimus',
  valid_to: '2023-08-31',
}

describe('communeRowSchema', () => {
  it('reads a row of the table with numbers as numbers and the successor it merged into', () => {
    const commune = toCommune(communeRowSchema.parse(ROW))
    expect(commune).toMatchObject({
      population: 1752,
      areaKm2: 15.43,
      successor: 'bous-waldbredimus',
      validTo: '2023-08-31',
    })
  })

  it('reads an empty successor as null', () => {
    expect(toCommune(communeRowSchema.parse({ ...ROW, successor: '', valid_to: '' }))).toMatchObject({
      successor: null,
      validTo: null,
    })
  })

  it.each([
    ['slug', 'Bous'],
    ['population', ''],
    ['population', '1 752'],
    ['area_km2', '0'],
    ['latitude', '6.3'],
    ['lau', '201'],
    ['valid_to', '31.08.2023'],
  ])('refuses %s %j', (field, value) => {
    expect(communeRowSchema.safeParse({ ...ROW, [field]: value }).error?.issues[0]?.path).toEqual([field])
  })
})

describe('communeName', () => {
  it('gives Luxembourgish for lu and French for pt', () => {
    const commune = toCommune(communeRowSchema.parse(ROW))
    expect([communeName(commune, 'lu'), communeName(commune, 'pt')]).toEqual(['Bus', 'Bous'])
  })
})
