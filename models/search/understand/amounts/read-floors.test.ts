import { describe, expect, it } from 'vitest'

import { readQuery } from '../read-query.fixture.ts'

const understand = (text: string) => readQuery(text, 'rent')

describe('a range of floors', () => {
  it.each([
    'flat in Mersch, 2nd to 4th floor',
    'flat in Mersch, between the second and the fourth floor',
    'appartement à Mersch, du 2e au 4e étage',
    'appartement à Mersch entre le deuxième et le quatrième étage',
    'Wohnung in Mersch, 2. bis 4. Stock',
    'Wohnung in Mersch, 2.-4. OG',
    'Wohnung in Mersch, vom zweiten bis zum vierten Stock',
    'Wunneng zu Miersch, vum zweete bis de véierte Stack',
    'apartamento em Mersch, 2.º ao 4.º andar',
    'apartamento em Mersch, entre o 2.º e o 4.º andar',
    'not higher than the 4th, not below the 2nd, Mersch',
    'pas plus haut que le 4e, pas en dessous du 2e, Mersch',
    'nicht höher als der 4., nicht unter dem 2. Stock, Mersch',
    'net méi héich wéi de 4., net ënnert dem 2. Stack, Miersch',
    'não mais alto que o 4.º andar nem abaixo do 2.º, Mersch',
  ])('has both its ends: %s', (text) => {
    const { floor, notUnderstood } = understand(text)
    expect([floor, notUnderstood]).toEqual([{ min: 2, max: 4 }, []])
  })

  it.each([
    'not under 2 bedrooms, Mersch',
    'pas en dessous de 2 chambres, Mersch',
    'Wohnung unter 2 km vom Bahnhof Mersch',
  ])('is none where something else is counted: %s', (text) => {
    expect(understand(text).floor).toEqual({ min: null, max: null })
  })
})

describe('a bound before the name of what is counted', () => {
  it.each([
    ['flat in Mersch, at most floor 3', null, 3],
    ['appartement à Mersch, au maximum étage 3', null, 3],
    ['Wohnung in Mersch, höchstens Stockwerk 3', null, 3],
    ['Wunneng zu Miersch, héchstens Stack 3', null, 3],
    ['apartamento em Mersch, no máximo andar 3', null, 3],
    ['flat in Mersch, at least floor 2', 2, null],
    ['Wohnung in Mersch, mindestens Stockwerk 2', 2, null],
    ['flat in Mersch, max 1500, floor 3', 3, 3],
    ['flat in Mersch, max 1500 floor 3', 3, 3],
  ] as const)('bounds it: %s', (text, min, max) => {
    expect(understand(text).floor).toEqual({ min, max })
  })
})

describe('about, behind an amount', () => {
  it.each([
    '80 sqm approx in Mersch',
    '80 sqm or thereabouts, Mersch',
    '80 m² environ, Mersch',
    '80 m² à peu près, Mersch',
    '80 qm ca., Mersch',
    '80 m² in etwa, Mersch',
    '80 m2 ronderëm, Miersch',
    '80 m2 ongeféier, Miersch',
    '80 m2 mais ou menos, Mersch',
    '80 m2 aproximadamente, Mersch',
    'bureau de 80 m² environ, Mersch',
  ])('is about it: %s', (text) => {
    expect(understand(text).areaM2).toEqual({ min: null, max: null, around: 80 })
  })

  it.each(['3 rooms approx 80 sqm, Mersch', '3 pièces environ 80 m², Mersch', '3 Zimmer ca. 80 m², Mersch'])(
    'is about the next where one follows: %s',
    (text) => {
      const { rooms, areaM2 } = understand(text)
      expect([rooms.min, areaM2.around]).toEqual([3, 80])
    },
  )
})
