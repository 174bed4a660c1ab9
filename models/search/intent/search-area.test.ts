import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CORNERS, nearText, RADIUS_M, readNear, readWithin, withinText } from './search-area.ts'

const middleOf = (name: string) =>
  name.toLowerCase() === 'mersch' ? { name: 'Mersch', latitude: 49.7489, longitude: 6.1064 } : null
const point = fc.record({
  latitude: fc.integer({ min: 4_900_000, max: 5_050_000 }).map((units) => units / 100_000),
  longitude: fc.integer({ min: 540_000, max: 690_000 }).map((units) => units / 100_000),
})
const metres = fc.integer({ min: RADIUS_M.least, max: RADIUS_M.most })

describe('readNear', () => {
  it('reads back what it writes, of a place and of a point', () => {
    fc.assert(
      fc.property(point, metres, (at, most) => {
        const near = { ...at, name: null, text: null, metres: most }
        expect(readNear(nearText(near), middleOf)).toEqual(near)
      }),
    )
    expect(nearText(readNear('Mersch : 750', middleOf))).toBe('Mersch:750')
    expect(readNear('mersch', middleOf)).toMatchObject({ name: 'Mersch', metres: 2_000 })
    expect(readNear('49.7:6.1', middleOf)).toMatchObject({ name: null, latitude: 49.7, metres: 2_000 })
  })

  it.each([
    '',
    'Atlantis:500',
    'Mersch:99',
    'Mersch:30001',
    'Mersch:1e3',
    '48.8:2.3:500',
    '49.7:6.1:500:7',
    'Mersch:5:500',
  ])('refuses %j', (text) => {
    expect(readNear(text, middleOf)).toBeNull()
  })
})

describe('readWithin', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(point, { minLength: CORNERS.least, maxLength: CORNERS.most }), (corners) => {
        expect(readWithin(withinText(corners))).toEqual(corners)
      }),
    )
  })

  it('takes a repeated first corner for the end of the ring', () => {
    expect(readWithin('49.6:6.1,49.7:6.1,49.7:6.2,49.6:6.1')).toHaveLength(3)
  })

  it('refuses too few and too many corners, corners elsewhere and what is no corner', () => {
    const many = Array.from({ length: CORNERS.most + 1 }, (_, at) => `49.${500 + at}:6.1`).join(',')
    for (const text of ['', '49.6:6.1,49.7:6.1', many, '49.6:6.1,49.7:6.1,48.8:2.3', '49.6:6.1,49.7:6.1,a:b'])
      expect(readWithin(text), text).toBeNull()
  })
})
