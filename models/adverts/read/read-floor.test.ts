import { describe, expect, it } from 'vitest'
import { fold } from '../../language/fold.ts'
import cases from './read-floor.cases.json' with { type: 'json' }
import { floorFromText, readFloor } from './read-floor.ts'

describe('readFloor', () => {
  it.each(cases.written as [string | number, number][])('reads %j as %d', (written, floor) => {
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
  it.each(cases.inText as [string, number][])('finds the floor in %j', (text, floor) =>
    expect(floorFromText(fold(text))).toBe(floor),
  )

  it('takes nothing from a walk through the house', () => {
    expect(floorFromText(fold('Au rez-de-chaussée le séjour, au 1er étage trois chambres'))).toBeNull()
  })
})
