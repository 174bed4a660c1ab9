import { describe, expect, it } from 'vitest'
import { fold } from '../../language/fold.ts'
import { readEnergy } from './read-energy.ts'

const read = (energy: string | null, insulation: string | null, text = '') => {
  const provenance = { methods: {}, absences: {} }
  return { ...readEnergy(energy, insulation, fold(text), provenance), ...provenance }
}

describe('readEnergy', () => {
  it('reads both fields', () => {
    expect(read('B', 'c')).toEqual({ energyClass: 'B', insulationClass: 'C', methods: {}, absences: {} })
  })

  it.each([['B/C'], ['B-C'], ['BCB'], ['B, C, D']])('takes %j apart', (cell) => {
    expect(read(cell, null)).toMatchObject({ energyClass: 'B', insulationClass: 'C' })
  })

  it.each([
    ['Classe énergétique : ABA', 'A', 'B'],
    ['Passeport énergétique: D/E', 'D', 'E'],
    ['Energieklasse: C', 'C', null],
    ['Energy class A+, thermal insulation class B', 'A+', 'B'],
    ['CPE : G - H', 'G', 'H'],
    ["Classe d'isolation thermique : E", null, 'E'],
  ])('finds the classes in %j', (text, energyClass, insulationClass) => {
    expect(read(null, null, text)).toMatchObject({ energyClass, insulationClass })
  })

  it('keeps what is stated against the text', () => {
    const found = read('D', null, 'Classe énergétique : B')
    expect(found).toMatchObject({ energyClass: 'D', methods: {} })
  })

  it('tells exempt from unknown', () => {
    expect(read('exempté', null, 'classe énergétique A').absences).toEqual({
      energyClass: 'not_applicable',
      insulationClass: 'not_applicable',
    })
    expect(read('en cours', null).absences).toEqual({})
  })

  it.each(['classe énergétique en cours', 'energy class to be determined', 'Energieklasse folgt', 'cpe a venir'])(
    'takes no class from %j',
    (text) => {
      expect(read(null, null, text).energyClass).toBeNull()
    },
  )
})
