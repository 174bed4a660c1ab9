import { describe, expect, it } from 'vitest'

import { ForecastInputError } from './forecast-error.ts'
import { toLogHistory } from './log-history.ts'

const EIGHT = [1, 2, 4, 8, 16, 32, 64, 128]

describe('toLogHistory', () => {
  it('takes natural logs', () => {
    expect(toLogHistory(EIGHT)).toEqual(EIGHT.map(Math.log))
  })

  it('bridges one or two unknown quarters with constant growth', () => {
    const bridged = toLogHistory([1, 2, null, 8, 16, null, null, 128])
    bridged.forEach((log, index) => expect(log).toBeCloseTo(Math.log(EIGHT[index]!), 12))
  })

  it('leaves out what stands before a gap of three quarters', () => {
    const logs = toLogHistory([999, 999, null, null, null, ...EIGHT])
    expect(logs).toEqual(EIGHT.map(Math.log))
  })

  it('leaves out unknown quarters at the start', () => {
    expect(toLogHistory([null, null, ...EIGHT])).toHaveLength(8)
  })

  it.each([
    ['too-short', EIGHT.slice(1), 'has 7 usable quarters; a forecast needs at least 8'],
    ['too-short', [], 'has 0 usable quarters'],
    ['too-short', [...EIGHT, null, null, null, 1, 2], 'has 2 usable quarters'],
    ['last-unknown', [...EIGHT, null], 'end the history with a known value'],
    ['not-positive', [...EIGHT, 0], 'Quarter 9 of the history is 0'],
    ['not-positive', [1, -3, ...EIGHT], 'Quarter 2 of the history is -3'],
    ['not-positive', [...EIGHT, Number.NaN], 'Quarter 9 of the history is NaN'],
  ] as const)('refuses with %s and says why', (fault, values, message) => {
    const refusal = (): unknown => toLogHistory(values)
    expect(refusal).toThrow(ForecastInputError)
    expect(refusal).toThrow(expect.objectContaining({ fault, message: expect.stringContaining(message) }))
  })
})
