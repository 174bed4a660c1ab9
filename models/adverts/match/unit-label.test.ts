import { describe, expect, it } from 'vitest'
import { unitLabel } from './unit-label.ts'

describe('unitLabel', () => {
  it.each([
    ['Maison Lot 5A à Blaschette', null, '5A'],
    [null, 'Belle maison (Côté: droit / Lot 69) en future construction', '69'],
    [null, 'Lot n°3 Surface utile', '3'],
    ['Appartement n° B2', null, 'B2'],
    ['Whg. 12', null, '12'],
    ['Résidence Soleil', 'Le Lot B-02 au premier étage', 'B02'],
  ])('reads %j / %j', (title, description, label) => expect(unitLabel(title, description)).toBe(label))

  it.each([
    [null, null],
    ['Appartement 2 chambres', 'Appt 2 chambre(s), avec lot de 3 pièces'],
    ['Lots à vendre', 'plusieurs lots'],
    ['Pilote 12', 'Camelot 7e étage'],
  ])('reads none from %j / %j', (title, description) => expect(unitLabel(title, description)).toBeNull())
})
