import { describe, expect, it } from 'vitest'

import { turnoverRatio } from './turnover.ts'

const NATION = { homes: 10_000, population: 600_000 }

describe('turnoverRatio', () => {
  it('is 1 at the national rate, whatever the size', () => {
    expect(turnoverRatio({ homes: 100, population: 6000 }, NATION)).toBeCloseTo(1, 12)
  })

  it('trusts many homes and draws few of them towards 1', () => {
    expect(turnoverRatio({ homes: 20_000, population: 600_000 }, NATION)).toBeCloseTo(2, 2)
    const small = turnoverRatio({ homes: 10, population: 300 }, NATION)!
    expect(small).toBe(1.5)
  })

  it('is unknown where no home was seen, whatever is expected', () => {
    for (const population of [0, 300, 60_000]) expect(turnoverRatio({ homes: 0, population }, NATION)).toBeNull()
    expect(turnoverRatio({ homes: 1, population: 300 }, NATION)).toBeCloseTo(0.6, 12)
  })

  it('is unknown where the nation offers next to nothing', () => {
    expect(turnoverRatio({ homes: 0, population: 100 }, { homes: 0, population: 600_000 })).toBeNull()
    expect(turnoverRatio({ homes: 1, population: 8_000 }, { homes: 3, population: 600_000 })).toBeNull()
  })
})
