import { describe, expect, it } from 'vitest'

import { inhabitedPlaces, meanOverPlaces } from './inhabited-places.ts'

const at = { latitude: 49.6, longitude: 6.1 }

describe('inhabitedPlaces', () => {
  it('gives a town ten times the share of a village, and the places of a commune shares that add up to 1', () => {
    const places = inhabitedPlaces([
      { commune: 'mersch', kind: 'town', ...at },
      { commune: 'mersch', kind: 'village', ...at },
      { commune: 'bech', kind: 'hamlet', ...at },
    ])
    const [town, village] = places.get('mersch')!
    expect(town!.share / village!.share).toBeCloseTo(10, 12)
    expect(meanOverPlaces(places.get('mersch')!, () => 1)).toBeCloseTo(1, 12)
    expect(places.get('bech')).toEqual([{ ...at, share: 1 }])
  })
})
