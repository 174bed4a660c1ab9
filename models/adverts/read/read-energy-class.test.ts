import { describe, expect, it } from 'vitest'

import { ENERGY_CLASSES } from '../../kernel/energy-class.ts'
import { readEnergyClass } from './read-energy-class.ts'

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
})
