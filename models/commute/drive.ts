import { distanceM, type Point } from '../places/point-index.ts'
import type { Trip } from './trip.ts'
import { between, townShare, wayKm } from './way.ts'
import { congestion, ROADS, type RoadClass } from './congestion.ts'
import { JUNCTIONS, TRUNK_ROADS, type Junction } from './trunk-roads.ts'

/** Motorways bend a little between their junctions. */
const TRUNK_DETOUR = 1.06
/** Nobody drives farther than this to reach a motorway. */
const APPROACH_LIMIT_KM = 30
const NO_WAY: Trip = { minutes: Infinity, km: Infinity }

const NODES = Object.entries(JUNCTIONS) as [Junction, Point][]

/**
 * Fastest ways by car at one hour of a working day: by ordinary roads all the way, or to a junction, along the trunk roads, and on from
 * another. Lengths are straight lines times a detour, times follow from road class, hour and distance to the city. What is found for a
 * point is kept as long as the point: ask with the same object where many ways begin or end there.
 * @param hour 0 to 23
 */
export function createDriving(hour: number): (from: Point, to: Point) => Trip {
  const trunk = trunkDrives(hour)
  const reached = keptByPoint((from) => {
    const approaches = approachable(from, (node) => ordinaryDrive(from, node, hour))
    return NODES.map((_, leave) => fastest(NO_WAY, approaches, (enter) => trunk[enter]![leave]!))
  })
  const left = keptByPoint((to) => approachable(to, (node) => ordinaryDrive(node, to, hour)))
  return (from, to) => {
    const on = left(to)
    return fastest(ordinaryDrive(from, to, hour), reached(from), (node) => on[node]!)
  }
}

function keptByPoint(find: (point: Point) => Trip[]): (point: Point) => Trip[] {
  const kept = new WeakMap<Point, Trip[]>()
  return (point) => {
    const found = kept.get(point) ?? find(point)
    kept.set(point, found)
    return found
  }
}

function approachable(point: Point, drive: (node: Point) => Trip): Trip[] {
  return NODES.map(([, node]) => (distanceM(point, node) <= 1000 * APPROACH_LIMIT_KM ? drive(node) : NO_WAY))
}

/** By ordinary roads: the part of the way in towns at the speed of towns. */
function ordinaryDrive(from: Point, to: Point, hour: number): Trip {
  const km = wayKm(from, to)
  const town = townShare(from, to)
  const middle = between(from, to, 0.5)
  const speedOf = (roadClass: RoadClass): number => {
    const slower = (congestion(roadClass, from, middle, hour) + congestion(roadClass, middle, to, hour)) / 2
    return ROADS[roadClass].freeKmh / slower
  }
  return { km, minutes: 60 * km * (town / speedOf('town') + (1 - town) / speedOf('rural')) }
}

/** Between all pairs of junctions (Floyd 1962, Warshall 1962). */
function trunkDrives(hour: number): Trip[][] {
  const drives = NODES.map((_, i) => NODES.map((__, j): Trip => (i === j ? { minutes: 0, km: 0 } : NO_WAY)))
  const index = new Map(NODES.map(([name], position) => [name, position]))
  for (const { roadClass, junctions } of Object.values(TRUNK_ROADS)) {
    junctions.slice(1).forEach((name, position) => {
      const [a, b] = [index.get(junctions[position]!)!, index.get(name)!]
      drives[a]![b] = trunkDrive(roadClass, NODES[a]![1], NODES[b]![1], hour)
      drives[b]![a] = trunkDrive(roadClass, NODES[b]![1], NODES[a]![1], hour)
    })
  }
  for (let via = 0; via < NODES.length; via++)
    for (const row of drives)
      for (let to = 0; to < NODES.length; to++) {
        const way = sum(row[via]!, drives[via]![to]!)
        if (way.minutes < row[to]!.minutes) row[to] = way
      }
  return drives
}

function trunkDrive(roadClass: RoadClass, from: Point, to: Point, hour: number): Trip {
  const km = (TRUNK_DETOUR * distanceM(from, to)) / 1000
  return { km, minutes: (60 * km * congestion(roadClass, from, to, hour)) / ROADS[roadClass].freeKmh }
}

function sum(a: Trip, b: Trip): Trip {
  return { minutes: a.minutes + b.minutes, km: a.km + b.km }
}

/** The given way, or a faster one to a node and on from there. */
function fastest(way: Trip, there: readonly Trip[], on: (node: number) => Trip): Trip {
  let best = way
  there.forEach((drive, node) => {
    if (drive.minutes < best.minutes && drive.minutes + on(node).minutes < best.minutes) best = sum(drive, on(node))
  })
  return best
}
