import type { Point } from '../places/point-index.ts'
import type { RailStation, TransitNetwork, TransitPlace } from './transit-estimate.ts'

/** A station as the table of stations has it. */
export interface StationFacts extends Point {
  readonly slug: string
  readonly name: string
  readonly commune: string
  readonly minutes: RailStation['minutes']
}

/** Trains a day that leave the stations of a commune, and departures of all kinds within reach of its places. */
export interface CommuneDepartures {
  readonly commune: string
  readonly railDepartures: number
  readonly departures1km: number
}

/** Trains and buses run from about five in the morning to eleven at night. */
const SERVICE_MINUTES = 18 * 60
/** The day that was counted had lines closed for works; such stations count as served like their neighbours. */
const USUAL_RAIL_HEADWAY_MINUTES = 30
const RAIL_HEADWAY_RANGE = [8, 60] as const
/**
 * So many counted departures stand for one bus towards where people work: it calls at several stops within a kilometre, and half of them
 * go the other way. Own judgement.
 */
const DEPARTURES_PER_BUS = 12
const BUS_HEADWAY_RANGE = [6, 60] as const

/** The network of the estimate, from stations, tram stops and departures a day. */
export function buildTransitNetwork(
  stations: readonly StationFacts[],
  tramStops: readonly TransitPlace[],
  departures: readonly CommuneDepartures[],
): TransitNetwork {
  const railOf = new Map(departures.map(({ commune, railDepartures }) => [commune, railDepartures]))
  const stationsOf = Map.groupBy(stations, ({ commune }) => commune)
  return {
    tramStops,
    stations: stations.map(({ slug, name, commune, latitude, longitude, minutes }) => ({
      slug,
      name,
      latitude,
      longitude,
      minutes,
      headwayMinutes: railHeadway((railOf.get(commune) ?? 0) / stationsOf.get(commune)!.length),
    })),
  }
}

/** Minutes between useful buses where so many departures a day lie within a kilometre. */
export function busHeadway(departures1km: number): number {
  return within(BUS_HEADWAY_RANGE, (SERVICE_MINUTES * DEPARTURES_PER_BUS) / Math.max(1, departures1km))
}

/** Half of the departures go one way. */
function railHeadway(departuresPerDay: number): number {
  if (departuresPerDay === 0) return USUAL_RAIL_HEADWAY_MINUTES
  return within(RAIL_HEADWAY_RANGE, (2 * SERVICE_MINUTES) / departuresPerDay)
}

function within([low, high]: readonly [number, number], value: number): number {
  return Math.min(high, Math.max(low, value))
}
