import { describe, expect, it } from 'vitest'

import { buildTransitNetwork, busHeadway } from './rail-network.ts'

const minutes = { luxembourg: 10, kirchberg: 15, belval: null }
const station = (slug: string, commune: string) => ({
  slug,
  name: slug,
  commune,
  latitude: 49.6,
  longitude: 6,
  minutes,
})

describe('buildTransitNetwork', () => {
  it('shares the departures of a commune out to its stations, half of them each way', () => {
    const stations = [station('a', 'one'), station('b', 'one'), station('c', 'two'), station('d', 'none')]
    const departures = [
      { commune: 'one', railDepartures: 144, departures1km: 0 },
      { commune: 'two', railDepartures: 2, departures1km: 0 },
      { commune: 'none', railDepartures: 0, departures1km: 0 },
    ]
    const { stations: built } = buildTransitNetwork(stations, [], departures)
    expect(built.map(({ headwayMinutes }) => headwayMinutes)).toEqual([30, 30, 60, 30])
  })
})

describe('busHeadway', () => {
  it('falls with the departures within reach, between six minutes and an hour', () => {
    const headways = [0, 300, 1000, 3000, 1e6].map(busHeadway)
    expect(headways).toEqual([...headways].sort((a, b) => b - a))
    expect(headways[0]).toBe(60)
    expect(headways.at(-1)).toBe(6)
    expect(busHeadway(648)).toBe(20)
  })
})
