import { distanceM, type Point } from '../places/point-index.ts'

/**
 * `freeKmh`: kilometres an hour when nobody is in the way, bends, lights and villages included. Own judgement; town: with its excess, 10 km
 * take 30 minutes at the worst hour and 19 to 21 at noon, where TomTom measured 30 in the rush and 22 on average (2023).
 *
 * `worstExcess`: time added at the worst hour near the city, as a share of the free time. Town: TomTom Traffic Index 2019 counts 70 % in the
 * morning in Luxembourg City. Others: own judgement; what is published are means of the whole day (motorways 30 %, other roads 39 %).
 */
export const ROADS = {
  motorway: { freeKmh: 105, worstExcess: 1 },
  expressway: { freeKmh: 78, worstExcess: 0.5 },
  national: { freeKmh: 65, worstExcess: 0.5 },
  rural: { freeKmh: 52, worstExcess: 0.45 },
  town: { freeKmh: 34, worstExcess: 0.7 },
} as const
export type RoadClass = keyof typeof ROADS

/** Excess far from the city, as a share of that near it. */
const FAR_SHARE = 0.1
const NEAR_KM = 12
const FAR_KM = 35
/** Against the stream there is less of it. */
const AGAINST_STREAM = 0.4
const CITY: Point = { latitude: 49.611, longitude: 6.13 }

/** How much of the worst excess each hour of a working day has. */
const HOURS = [
  0, 0, 0, 0, 0, 0.1, 0.45, 0.9, 1, 0.5, 0.25, 0.2, 0.25, 0.25, 0.25, 0.4, 0.75, 1, 0.8, 0.35, 0.1, 0, 0, 0,
]
const NOON = 12

/**
 * How many times longer than on free roads a stretch takes.
 * @param hour 0 to 23 of a working day; before noon the stream runs towards the city, later away from it
 */
export function congestion(roadClass: RoadClass, from: Point, to: Point, hour: number): number {
  const [start, end] = [distanceM(from, CITY) / 1000, distanceM(to, CITY) / 1000]
  const towardsCity = end <= start
  const stream = towardsCity === hour < NOON ? 1 : AGAINST_STREAM
  return 1 + ROADS[roadClass].worstExcess * hourShare(hour) * nearness((start + end) / 2) * stream
}

function hourShare(hour: number): number {
  return HOURS[Math.floor(hour)] ?? 0
}

function nearness(km: number): number {
  if (km <= NEAR_KM) return 1
  return Math.max(FAR_SHARE, 1 - ((1 - FAR_SHARE) * (km - NEAR_KM)) / (FAR_KM - NEAR_KM))
}
