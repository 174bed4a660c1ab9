import { describe, expect, it } from 'vitest'
import { readCoordinates } from './read-coordinates.ts'

describe('readCoordinates', () => {
  it('takes the precision from the decimals', () => {
    expect(readCoordinates(49.59908, 6.13262)).toEqual({
      latitude: 49.59908,
      longitude: 6.13262,
      precision: 'address',
      swapped: false,
    })
    expect(readCoordinates('49.5991', '6.1326')?.precision).toBe('street')
    expect(readCoordinates('49,599', '6,13')?.precision).toBe('locality')
    expect(readCoordinates(49.6, 6.13)?.precision).toBe('commune')
  })

  it('puts a swapped pair right', () => {
    expect(readCoordinates(6.13262, 49.59908)).toMatchObject({
      latitude: 49.59908,
      longitude: 6.13262,
      swapped: true,
    })
  })

  it.each([
    [0, 0],
    [49.6, null],
    [null, 6.1],
    [49.6, 0],
    [48.8566, 2.3522],
    [-49.6, 6.1],
    ['49.6N', '6.1E'],
    [Number.NaN, 6.1],
    [496_116, 61_319],
  ])('takes no point from %j %j', (lat, lon) => expect(readCoordinates(lat, lon)).toBeNull())
})
