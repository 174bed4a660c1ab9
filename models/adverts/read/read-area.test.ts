import { describe, expect, it } from 'vitest'
import { readArea } from './read-area.ts'

describe('readArea', () => {
  it.each([
    [92, 92],
    ['92', 92],
    ['92,5 m²', 92.5],
    ['ca. 120 qm', 120],
    ['+/- 85 m2', 85],
    ['1.250 m²', 1250],
    ['4,57 ares', 457],
    ['5.2 ares', 520],
    ['3 Ar', 300],
    ['8a81ca', 881],
    ['1ha 20a 50ca', 12_050],
    ['0,45 ha', 4500],
    ['950 sq ft', 88.26],
    ['4,5 a', 450],
  ])('reads %j as %d m²', (written, m2) => expect(readArea(written)).toEqual({ m2, toM2: null }))

  it.each([
    ['52m2 à 80m2', 52, 80],
    ['52 - 80 m²', 52, 80],
    ['von 3 bis 5 Ar', 300, 500],
  ])('reads the range %j', (written, m2, toM2) => expect(readArea(written)).toEqual({ m2, toM2 }))

  it.each([0, '0', '', null, 'grande', -3, '-60', '−60 m²', '0 m²'])('takes %j as not stated', (written) => {
    expect(readArea(written)).toBeNull()
  })

  it('does not read a second, unrelated number as the upper end', () => {
    expect(readArea('85 m², terrasse 12 m²')).toEqual({ m2: 85, toM2: null })
  })
})
