import { describe, expect, it } from 'vitest'
import { toColumns } from './advert-columns.ts'
import { agreementShares } from './agreement-shares.ts'
import { smallMarket } from './match-advert.fixture.ts'
import { createWeights, pairLogOdds } from './pair-evidence.ts'

describe('pairLogOdds', () => {
  it('gives up only pairs that lie below the least that is asked for, and changes no other', () => {
    const columns = toColumns(smallMarket(13, 60).adverts)
    const shares = agreementShares(columns)
    const weights = createWeights()
    let givenUp = 0
    for (const least of [-20, -5, 0, 2.5, 6])
      for (let i = 0; i < columns.count; i++)
        for (let j = i + 1; j < columns.count; j++) {
          const whole = pairLogOdds(columns, shares, i, j, weights)
          const asked = pairLogOdds(columns, shares, i, j, weights, least)
          if (asked === -Infinity) givenUp++
          if (asked !== whole) expect([asked, whole < least]).toEqual([-Infinity, true])
        }
    expect(givenUp).toBeGreaterThan(500)
  })
})
