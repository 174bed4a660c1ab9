import { describe, expect, it } from 'vitest'
import { feedGrace } from './feed-grace.ts'

describe('the grace of a feed', () => {
  it('lets the next file come and is longer where files list only a part', () => {
    const snapshot = { date: 'fetched', complete: true } as const
    expect(feedGrace({ cadence: 'weekly', snapshot })).toEqual({ graceDays: 10, freshDays: 17 })
    expect(feedGrace({ cadence: 'monthly', snapshot })).toEqual({ graceDays: 10, freshDays: 41 })
    const partial = { ...snapshot, complete: false }
    expect(feedGrace({ cadence: 'once', snapshot: partial })).toEqual({ graceDays: 60, freshDays: 60 })
  })

  it('is what the feed states, also none', () => {
    for (const graceDays of [0, 30])
      for (const complete of [true, false])
        expect(feedGrace({ cadence: 'daily', snapshot: { date: 'fetched', complete, graceDays } })).toEqual({
          graceDays,
          freshDays: graceDays + 1,
        })
  })
})
