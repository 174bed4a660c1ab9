import { describe, expect, it } from 'vitest'
import { fold } from '../../language/fold.ts'
import { floorFromText, readFloor } from './read-floor.ts'

describe('readFloor', () => {
  it.each([
    [0, 0],
    ['0', 0],
    [3, 3],
    ['-1', -1],
    ['RDC', 0],
    ['rez-de-chaussée', 0],
    ['EG', 0],
    ['Erdgeschoss', 0],
    ['ground floor', 0],
    ['1er', 1],
    ['1er étage', 1],
    ['2ème étage', 2],
    ['2. OG', 2],
    ['3. Stock', 3],
    ['premier étage', 1],
    ['second floor', 2],
    ['3rd floor', 3],
    ['4º andar', 4],
    ['sous-sol', -1],
    ['UG', -1],
    ['Étage 5', 5],
    ['rés-do-chão', 0],
    ['im zweiten Obergeschoss', 2],
  ] as const)('reads %j as %d', (written, floor) => {
    expect(readFloor(written)?.floor).toBe(floor)
  })

  it('knows the last floor without its number', () => {
    expect(readFloor('dernier étage')).toEqual({ floor: null, isTop: true, floorCount: null })
    expect(readFloor('Dachgeschoss')).toEqual({ floor: null, isTop: true, floorCount: null })
    expect(readFloor('3ème et dernier étage')).toEqual({ floor: 3, isTop: true, floorCount: null })
  })

  it('reads "3 of 5" with the number of floors', () => {
    expect(readFloor('3/5')).toEqual({ floor: 3, isTop: false, floorCount: 5 })
    expect(readFloor('5 sur 5')).toEqual({ floor: 5, isTop: true, floorCount: 5 })
  })

  it.each(['', null, 'haut', 99, 1.5, true])('takes nothing from %j', (written) =>
    expect(readFloor(written)).toBeNull(),
  )
})

describe('floorFromText', () => {
  it.each([
    ['Appartement situé au 3ème étage avec ascenseur', 3],
    ['Wohnung im 2. Stock eines ruhigen Hauses', 2],
    ['bright flat on the first floor', 1],
    ['studio au rez-de-chaussée', 0],
    ['situé au 3ème et dernier étage de la résidence', 3],
    ['Appartement 2 chambres, premier étage, Neudorf', 1],
  ])('finds the floor in %j', (text, floor) => expect(floorFromText(fold(text))).toBe(floor))

  it('takes nothing from a walk through the house', () => {
    expect(floorFromText(fold('Au rez-de-chaussée le séjour, au 1er étage trois chambres'))).toBeNull()
  })
})
