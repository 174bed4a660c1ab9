import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foldLease } from './lease-text.ts'
import { numberInWords } from '../../language/numbers/number-words.ts'
import { durationsIn, moneyIn, percentsIn } from '../../language/numbers/quantities.ts'
import cases from './quantities.cases.json' with { type: 'json' }
import { rentMultiplesIn } from '../../language/lease/rent-multiples.ts'
import { datesIn } from './quantities.ts'

const valuesOf = (read: (folded: string) => { value: number }[], text: string): number[] =>
  read(foldLease(text)).map(({ value }) => value)

describe('quantities of a lease', () => {
  it.each(cases.money as [string, number[]][])('reads the money in %j', (text, eur) => {
    expect(valuesOf(moneyIn, text)).toEqual(eur)
  })

  it.each(cases.months as [string, number[]][])('reads the spans of time in %j, in months', (text, months) => {
    expect(valuesOf(durationsIn, text)).toEqual(months)
  })

  it.each(cases.rentMultiples as [string, number[]][])('reads the multiples of the rent in %j', (text, months) => {
    expect(valuesOf(rentMultiplesIn, text)).toEqual(months)
  })

  it.each(cases.percents as [string, number[]][])('reads the percentages in %j', (text, percents) => {
    expect(valuesOf(percentsIn, text)).toEqual(percents)
  })

  it.each(cases.days as [string, string[]][])('reads the days in %j', (text, days) => {
    expect(datesIn(foldLease(text))).toEqual(days)
  })

  it.each([
    ['mille sept cents euros (1.700 EUR)', [1700]],
    ['1.700 € (eintausendsiebenhundert Euro)', [1700]],
    ['one thousand euros (1,200 EUR)', [1000, 1200]],
    ['1.200 EUR et 1.200 EUR', [1200, 1200]],
  ])('takes %j, said in words and in figures, for one amount where both are the same', (text, eur) => {
    expect(valuesOf(moneyIn, text)).toEqual(eur)
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
