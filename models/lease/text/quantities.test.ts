import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foldLease } from './lease-text.ts'
import { numberInWords } from '../../language/number-words.ts'
import { durationsIn, moneyIn, percentsIn } from '../../language/quantities.ts'
import { datesIn, rentMultiplesIn } from './quantities.ts'

const valuesOf = (read: (folded: string) => { value: number }[], text: string): number[] =>
  read(foldLease(text)).map(({ value }) => value)

describe('quantities of a lease', () => {
  it.each([
    ['mille cinq cents euros (1.500 €)', [1500, 1500]],
    ['EUR 2,350', [2350]],
    ['1.350,- EUR monatlich', [1350]],
    ['1.540,– € und 90,— €', [1540, 90]],
    ['eintausendfünfhundert Euro', [1500]],
    ['zweitausendeinhundert Euro', [2100]],
    ['two thousand three hundred and fifty euros', [2350]],
    ['un loyer de €1,650', [1650]],
    ['1 250 € et 1.250,50 euros', [1250, 1250.5]],
    ['1.450 m²', []],
  ])('reads the money in %j', (text, eur) => {
    expect(valuesOf(moneyIn, text)).toEqual(eur)
  })

  it.each([
    ['dans un délai de six mois', [6]],
    ['innerhalb von sechs Monaten', [6]],
    ['binnen eines Monats', [1]],
    ['within a month', [1]],
    ['dans le mois', [1]],
    ['bannent engem Mount', [1]],
    ['nach einem halben Jahr', [6]],
    ['quatre-vingt-dix jours', [3]],
    ['eine dreimonatige Frist', [3]],
    ['eréischt ee Joer nom Auszuch', [12]],
    ['3 (trois) mois', [3]],
    ['le mois de mai', []],
  ])('reads the spans of time in %j, in months', (text, months) => {
    expect(valuesOf(durationsIn, text)).toEqual(months)
  })

  it.each([
    ['deux mois de loyer', [2]],
    ['2 x le loyer hors charges', [2]],
    ['zwei Nettokaltmieten', [2]],
    ['drei Monatsmieten', [3]],
    ['das Dreifache der Monatsmiete', [3]],
    ["two months' rent", [2]],
    ['twice the monthly rent', [2]],
    ['dräi Méint Loyer', [3]],
    ['zweemol de Loyer', [2]],
    ['un trimestre de loyer', [3]],
    ['un loyer de 1.500 €', []],
    ['deux mois de préavis', []],
  ])('reads the multiples of the rent in %j', (text, months) => {
    expect(valuesOf(rentMultiplesIn, text)).toEqual(months)
  })

  it.each([
    ['1,5 % je Monat', [1.5]],
    ['fünf Prozent', [5]],
    ['cinq pour cent', [5]],
    ['10% au plus', [10]],
  ])('reads the percentages in %j', (text, percents) => {
    expect(valuesOf(percentsIn, text)).toEqual(percents)
  })

  it.each([
    ['prend effet le 1er avril 2025', ['2025-04-01']],
    ['den 1. Mee 2025', ['2025-05-01']],
    ['begins on 1 February 2025', ['2025-02-01']],
    ['vom 01.09.2025 bis 31.08.2026', ['2025-09-01', '2026-08-31']],
    ['vum 1. Mäerz 2025 bis den 28. Februar 2027', ['2025-03-01', '2027-02-28']],
    ['le 31 février 2025', []],
  ])('reads the days in %j', (text, days) => {
    expect(datesIn(foldLease(text))).toEqual(days)
  })

  it('reads amounts back as they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (eur) => {
        const grouped = new Intl.NumberFormat('de-DE').format(eur)
        expect(valuesOf(moneyIn, `${grouped} €`)).toEqual([eur])
        expect(valuesOf(moneyIn, `EUR ${new Intl.NumberFormat('en').format(eur)}`)).toEqual([eur])
      }),
    )
  })

  it('finds no number in other words', () => {
    expect(numberInWords('loyer')).toBeNull()
    expect(numberInWords('')).toBeNull()
    expect(numberInWords('quatre-vingt-dix')).toBe(90)
    expect(numberInWords('vingt-quatre')).toBe(24)
    expect(numberInWords('zweiundzwanzig')).toBe(22)
  })

  it('reads amounts and days as notaries write them', () => {
    expect(moneyIn("le total s'eleve a neuf mille deux cents euros").map(({ value }) => value)).toEqual([9200])
    expect(datesIn('prend cours le premier novembre deux mille vingt-cinq pour trois annees')).toEqual(['2025-11-01'])
    expect(datesIn('ab dem ersten mai zweitausendsechsundzwanzig')).toEqual(['2026-05-01'])
    expect(durationsIn('dans les cent vingt jours').map(({ value }) => value)).toEqual([4])
    expect(durationsIn('cinquante pour cent un mois apres').map(({ value }) => value)).toEqual([1])
  })
})
