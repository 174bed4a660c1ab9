import { describe, expect, it } from 'vitest'

import { bikeTrip, walkTrip } from './active-trip.ts'

const GUTLAND = { latitude: 49.6, longitude: 6.1 }
const OESLING = { latitude: 50.05, longitude: 6 }
const north = (from: typeof GUTLAND, km: number) => ({ ...from, latitude: from.latitude + km / 111.195 })

describe('on foot and by bicycle', () => {
  it('goes at 4.8 and 16 km/h over ways 1.3 times the straight line', () => {
    const to = north(GUTLAND, 10)
    expect(walkTrip(GUTLAND, to).km).toBeCloseTo(13, 6)
    expect(walkTrip(GUTLAND, to).minutes).toBeCloseTo((60 * 13) / 4.8, 6)
    expect(bikeTrip(GUTLAND, to).minutes).toBeCloseTo(2 + (60 * 13) / 16, 6)
  })

  it('takes longer for the same straight line in the Oesling, above all by bicycle', () => {
    const [plain, hills] = [GUTLAND, OESLING].map((from) => ({ from, to: north(from, 5) }))
    const ratio = (trip: typeof walkTrip): number =>
      trip(hills!.from, hills!.to).minutes / trip(plain!.from, plain!.to).minutes
    expect(ratio(walkTrip)).toBeGreaterThan(1.2)
    expect(ratio(bikeTrip)).toBeGreaterThan(ratio(walkTrip))
  })
})
