import { expect, it } from 'vitest'
import { reducedFrom, reducedShare } from './reduced-share.ts'

const history = (...prices: number[]) => prices.map((priceEur, at) => ({ date: `2026-0${at + 1}-01`, priceEur }))

it('compares the price with the first one', () => {
  expect(reducedShare({ priceEur: 900, priceHistory: history(1000, 950, 900) })).toBeCloseTo(0.1)
  expect(reducedShare({ priceEur: 980, priceHistory: history(1000, 900, 980) })).toBeCloseTo(0.02)
})

it('is none where a price falls by more than half: a digit too many or too few', () => {
  expect(reducedShare({ priceEur: 2200, priceHistory: history(22_000, 2200) })).toBeNaN()
  expect(reducedShare({ priceEur: 91_900, priceHistory: history(1_105_000, 919_000, 91_900) })).toBeNaN()
  expect(reducedShare({ priceEur: 1500, priceHistory: history(2500, 1500) })).toBeCloseTo(0.4)
})

it('begins after the last slip, and with the last price of the advert', () => {
  expect(reducedFrom({ priceEur: 900, priceHistory: history(10_000, 1000, 900) })).toBe(1000)
  expect(reducedFrom({ priceEur: 900, priceHistory: history(980, 98, 1000, 900) })).toBe(1000)
  expect(reducedFrom({ priceEur: 900, priceHistory: history(1000, 950) })).toBe(1000)
})

it('is unknown where the price has not fallen, or neither is known', () => {
  for (const [priceEur, ...prices] of [[1000, 1000], [1100, 1000, 1100], [1000], [null, 1000]] as const)
    expect(reducedShare({ priceEur, priceHistory: history(...prices) })).toBeNaN()
  expect(reducedShare({ priceEur: 1000 })).toBeNaN()
})
