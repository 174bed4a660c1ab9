import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { joinNumberWords } from './number-words.ts'
import { tokenizeQuery } from '../query-tokens.ts'

const numbersIn = (text: string): number[] =>
  joinNumberWords(tokenizeQuery(text)).flatMap(({ value }) => (value === null ? [] : [value]))

describe('joinNumberWords', () => {
  it.each([
    ['580k', 580_000],
    ['580 k€', 580_000],
    ['1,2 Mio', 1_200_000],
    ['1.2m', 1_200_000],
    ['1 050 000€', 1_050_000],
    ['1.050.000 Euro', 1_050_000],
    ["1'050'000", 1_050_000],
    ['900 grand', 900_000],
    ['600 TEUR', 600_000],
    ['half a million', 500_000],
    ['un demi million', 500_000],
    ['enger hallwer Millioun', 500_000],
    ['meio milhão', 500_000],
    ['six hundred and fifty thousand', 650_000],
    ['cinq cent quatre-vingt mille', 580_000],
    ['quatre-vingt-dix-sept', 97],
    ['deux mille cinq cents', 2500],
    ['un million deux cent mille', 1_200_000],
    ['fünfhundertachtzigtausend', 580_000],
    ['zweihundertfünfzigtausend', 250_000],
    ['vierundzwanzig', 24],
    ['eine Million', 1_000_000],
    ['siwenhonnert dausend', 700_000],
    ['dräihonnertfofzegdausend', 350_000],
    ['quinhentos e oitenta mil', 580_000],
    ['um milhão e duzentos mil', 1_200_000],
    ['1 million 250 mille', 1_250_000],
    ['2 milhões e meio', 2_500_000],
    ['deux millions et demi', 2_500_000],
    ['un million et demi', 1_500_000],
    ['two million and a half', 2_500_000],
    ['2 Millionen und eine halbe', 2_500_000],
    ['zwou Milliounen an eng hallef', 2_500_000],
  ])('reads %j as %d', (text, value) => {
    expect(numbersIn(text)).toEqual([value])
  })

  it.each([
    ['appartement neuf', []],
    ['neuf chambres', [9]],
    ['in Cents', []],
    ['a house', []],
    ['zwee Kanner an dräi Zëmmer', [2, 3]],
    ['two three', [2, 3]],
    ['80 m2', [80]],
    ['2 m', [2]],
  ])('reads in %j %j', (text, values) => {
    expect(numbersIn(text)).toEqual(values)
  })

  it('never gives a number that is not finite', () => {
    assert(property(string({ unit: 'grapheme' }), (text) => numbersIn(text).every(Number.isFinite)))
  })
})
