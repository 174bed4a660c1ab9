import { expect, it } from 'vitest'
import { reducedShare } from './reduced-share.ts'

const history = (...prices: number[]) => prices.map((priceEur, at) => ({ date: `2026-0${at + 1}-01`, priceEur }))

it('compares the price with the first one', () => {
  expect(reducedShare({ priceEur: 900, priceHistory: history(1000, 950, 900) })).toBeCloseTo(0.1)
  expect(reducedShare({ priceEur: 980, priceHistory: history(1000, 900, 980) })).toBeCloseTo(0.02)
})

it('is unknown where the price has not fallen, or neither is known', () => {
  for (const [priceEur, ...prices] of [[1000, 1000], [1100, 1000, 1100], [1000], [null, 1000]] as const)
    expect(reducedShare({ priceEur, priceHistory: history(...prices) })).toBeNaN()
  expect(reducedShare({ priceEur: 1000 })).toBeNaN()
})
