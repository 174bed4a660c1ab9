import { expect, it } from 'vitest'

import type { CommuneCommute, DestinationTimes, ModeTimes } from '../contracts/places/commute.ts'
import { citeSources } from './cite-sources.ts'

const SPAN = { minutes: 20, low: 15, high: 30 }
const times = (method: ModeTimes['method']): CommuneCommute => {
  const facts = { peak: SPAN, offPeak: SPAN, distanceKm: null, stale: false, validOn: '2026-09-01', via: null }
  const estimated: ModeTimes = { ...facts, method: 'estimated' }
  const to: DestinationTimes = { car: estimated, transit: { ...facts, method }, bike: estimated, walk: estimated }
  return { 'luxembourg-city': { ...to, transit: estimated }, kirchberg: to, belval: to }
}

it('names the timetable only where it decides', () => {
  const ids = ['gtfs', 'reference:stations']
  expect(citeSources(times('timetable'), ids)).toEqual(ids)
  expect(citeSources(times('estimated'), ids)).toEqual(['reference:stations'])
})
