import { describe, expect, it } from 'vitest'
import { fold } from '../../language/fold.ts'
import { readCharges, readMonthsOrAmount } from './read-costs.ts'

const provenance = () => ({
  methods: {} as Record<string, 'stated' | 'extracted' | 'inferred' | 'geocoded'>,
  absences: {},
})

describe('readCharges', () => {
  it('reads the field before the text', () => {
    const noted = provenance()
    expect(readCharges({ charges: '250 €' }, fold('Charges : 180 €'), noted)).toBe(250)
    expect(noted.methods).toEqual({})
  })

  it.each([
    ['Avances sur charges 200 €/mois', 200],
    ['Nebenkosten: ca. 220 €', 220],
    ['loyer 1.500 € + 180 € de charges', 180],
    ['monthly charges of 150 eur', 150],
  ])('finds the charges in %j', (text, eur) => {
    const noted = provenance()
    expect(readCharges({}, fold(text), noted)).toBe(eur)
    expect(noted.methods).toEqual({ chargesEur: 'extracted' })
  })

  it.each(['charges comprises', 'hors charges, à 250 m de la gare', 'prise en charge'])('finds none in %j', (text) => {
    expect(readCharges({}, fold(text), provenance())).toBeNull()
  })
})

describe('readMonthsOrAmount', () => {
  it.each([
    ['3000 €', 3000],
    [3000, 3000],
    ['2 mois', 3000],
    ['zwei Monatsmieten', 3000],
    ['1,5 months', 2250],
    [2, 3000],
  ])('reads %j as %d with a rent of 1,500', (value, eur) => {
    expect(readMonthsOrAmount(value, 1500, 'depositEur', provenance())).toBe(eur)
  })

  it('says where it counted in rents, and does not without a rent', () => {
    const noted = provenance()
    readMonthsOrAmount('2 mois', 1500, 'depositEur', noted)
    expect(noted.methods).toEqual({ depositEur: 'inferred' })
    expect(readMonthsOrAmount('2 mois', null, 'depositEur', provenance())).toBeNull()
    expect(readMonthsOrAmount('60 mois', 1500, 'depositEur', provenance())).toBeNull()
  })
})
