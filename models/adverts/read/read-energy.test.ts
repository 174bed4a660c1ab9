import { describe, expect, it } from 'vitest'
import { ENERGY_CLASSES } from '../../kernel/energy-class.ts'
import { fold } from '../../language/fold.ts'
import { readEnergy, readEnergyClass } from './read-energy.ts'

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

describe('readEnergyClass', () => {
  it.each([
    ['B', 'B'],
    [' a+ ', 'A+'],
    ['A++', 'A+'],
    ['A +++', 'A+'],
    ['Classe C', 'C'],
    ['Energieklasse: D', 'D'],
    ['i', 'I'],
  ])('reads %j as class %s', (text, value) => {
    expect(readEnergyClass(text)).toEqual({ kind: 'class', value })
  })

  it.each([null, undefined, '', ' ', '-', 'NC', 'N/A', 'non renseigné', 'keine Angabe', '0'])(
    'takes %j for not stated',
    (text) => {
      expect(readEnergyClass(text)).toEqual({ kind: 'not_stated' })
    },
  )

  it.each(['en cours', 'En préparation', 'in Vorbereitung', 'pending', 'wird nachgereicht', 'em curso'])(
    'takes %j for a certificate in preparation',
    (text) => {
      expect(readEnergyClass(text)).toEqual({ kind: 'in_preparation' })
    },
  )

  it.each(['exempté', 'non soumis', 'nicht erforderlich', 'not applicable', 'dispensé'])(
    'takes %j for exempt',
    (text) => {
      expect(readEnergyClass(text)).toEqual({ kind: 'exempt' })
    },
  )

  it.each(['J', 'B+', 'AB', 'good', '120 kWh'])('cannot read %j and says what it received', (received) => {
    expect(readEnergyClass(received)).toEqual({ kind: 'unreadable', received })
  })
})

describe('the classes', () => {
  it('run from A+ to I', () => {
    expect([ENERGY_CLASSES[0], ENERGY_CLASSES[9]]).toEqual(['A+', 'I'])
  })

  it('are read back', () => {
    for (const value of ENERGY_CLASSES) expect(readEnergyClass(value.toLowerCase())).toEqual({ kind: 'class', value })
  })

  it('are not read from the word for a class alone', () => {
    for (const cell of ['classe', 'Classe', 'class']) expect(readEnergyClass(cell).kind).toBe('unreadable')
    expect(readEnergyClass('classe E')).toEqual({ kind: 'class', value: 'E' })
    expect(readEnergyClass('classeC')).toEqual({ kind: 'class', value: 'C' })
  })
})
