import { describe, expect, it } from 'vitest'

import { commuteMinutes, type CommuteStation } from './commute-estimate.ts'

const place = (latitude: number, longitude: number, share = 1) => ({ latitude, longitude, share })
const MERSCH: CommuteStation = {
  latitude: 49.7516,
  longitude: 6.1102,
  minutes: { luxembourg: 16, kirchberg: 11, belval: null },
}

describe('commuteMinutes', () => {
  it('adds waiting and walking to the train at the door', () => {
    expect(commuteMinutes([place(49.7516, 6.1102)], [MERSCH], 'luxembourg')).toBeCloseTo(26, 9)
  })

  it('takes the bus where no train leads to the target, and is slower for it', () => {
    const byBus = commuteMinutes([place(49.7516, 6.1102)], [], 'luxembourg')
    expect(byBus).toBeGreaterThan(26)
    expect(commuteMinutes([place(49.7516, 6.1102)], [MERSCH], 'belval')).toBe(
      commuteMinutes([place(49.7516, 6.1102)], [], 'belval'),
    )
  })

  it('never gets slower with another station', () => {
    const places = [place(49.77, 6.1, 0.5), place(49.73, 6.15, 0.5)]
    const far = { ...MERSCH, latitude: 50.1 }
    expect(commuteMinutes(places, [far, MERSCH], 'luxembourg')).toBe(commuteMinutes(places, [MERSCH], 'luxembourg'))
    expect(commuteMinutes(places, [MERSCH], 'luxembourg')).toBeLessThan(commuteMinutes(places, [], 'luxembourg'))
  })

  it('is the mean over the places by their share', () => {
    const [near, far] = [place(49.75, 6.11), place(49.8, 6.2)]
    const one = (each: typeof near): number => commuteMinutes([each], [MERSCH], 'kirchberg')
    const both = commuteMinutes(
      [
        { ...near, share: 0.75 },
        { ...far, share: 0.25 },
      ],
      [MERSCH],
      'kirchberg',
    )
    expect(both).toBeCloseTo(0.75 * one(near) + 0.25 * one(far), 9)
  })
})
