import type { StationColumn } from './destinations.ts'
import type { Point } from '../places/point-index.ts'

/** A trip whose minutes somebody else has stated. */
export interface KnownTrip {
  readonly id: string
  readonly mode: 'car' | 'transit'
  readonly from: Point
  readonly to: Point
  readonly minutes: number
  /** Hour at which it was taken. */
  readonly hour: number
  /** Railway station that leads to it, by the column of minutes. */
  readonly column: StationColumn | null
  /** Parameters were chosen with sight of `tune`; errors are reported on `report`. */
  readonly use: 'tune' | 'report'
  readonly source: string
}

const GARE = point(49.599969, 6.13424)
const TIMETABLE =
  'mobiliteit.lu for Tuesday 10 November 2026, 8:00 to 8:30, as recorded in github.com/Leyukaka/lux-tram-range docs/benchmark/references.json'

/**
 * Known trips. By public transport: from stop to stop, mean length of the connections offered that no other one beats, counted from
 * departure; trips from the central station stand for the way back as well. By car: what drivers and guides have told newspapers and
 * forums, so rounded and few, at the wheel only.
 */
export const KNOWN_TRIPS: readonly KnownTrip[] = [
  transit('gare-luxexpo', GARE, point(49.635423, 6.175902), 20.9, null, 'tune'),
  transit('gare-hamilius', GARE, point(49.611094, 6.126139), 7, null, 'report'),
  transit('gare-cloche-dor', GARE, point(49.583476, 6.115351), 14.8, null, 'tune'),
  transit('philharmonie-belair', point(49.619486, 6.142026), point(49.610276, 6.113159), 19, null, 'report'),
  transit('esch-gare', point(49.493911, 5.985087), GARE, 25.7, 'luxembourg', 'report'),
  transit('mersch-gare', point(49.751844, 6.110298), GARE, 19.7, 'luxembourg', 'tune'),
  transit('ettelbruck-gare', point(49.847968, 6.107725), GARE, 32, 'luxembourg', 'report'),
  transit('clervaux-gare', point(50.061583, 6.024627), GARE, 58.7, 'luxembourg', 'tune'),
  transit('wiltz-gare', point(49.966369, 5.927075), GARE, 59.7, 'luxembourg', 'report'),
  transit('echternach-gare', point(49.81023, 6.417321), GARE, 66, 'luxembourg', 'tune'),
  transit('remich-gare', point(49.542737, 6.368293), GARE, 47.7, 'luxembourg', 'report'),
  transit('vianden-gare', point(49.933484, 6.212653), GARE, 73.7, 'luxembourg', 'report'),
  transit('esch-belval', point(49.493911, 5.985087), point(49.49955, 5.946283), 7.7, 'belval', 'tune'),
  car(
    'wiltz',
    point(49.9666, 5.9283),
    point(49.611, 6.13),
    45,
    12,
    'tune',
    'wortimmo.lu, zoom sur la commune de Wiltz',
  ),
  car(
    'zoufftgen',
    point(49.4617, 6.1336),
    point(49.6185, 6.124),
    30,
    12,
    'tune',
    'lessentiel.lu, September 2021: to Limpertsberg when the road is free',
  ),
  car(
    'saarburg',
    point(49.6208, 6.1483),
    point(49.6093, 6.5435),
    37,
    12,
    'report',
    'lesfrontaliers.lu forum: from Kirchberg, without queues',
  ),
  car(
    'thionville-free',
    point(49.358, 6.168),
    point(49.611, 6.13),
    35,
    12,
    'report',
    'rtl.lu, May 2022: an hour in the morning, 20 to 30 minutes more than before',
  ),
  car('thionville-peak', point(49.358, 6.168), point(49.611, 6.13), 60, 8, 'report', 'rtl.lu, May 2022: an hour'),
]

function point(latitude: number, longitude: number): Point {
  return { latitude, longitude }
}

function transit(
  id: string,
  from: Point,
  to: Point,
  minutes: number,
  column: StationColumn | null,
  use: KnownTrip['use'],
): KnownTrip {
  return { id, mode: 'transit', from, to, minutes, hour: 8, column, use, source: TIMETABLE }
}

function car(
  id: string,
  from: Point,
  to: Point,
  minutes: number,
  hour: number,
  use: KnownTrip['use'],
  source: string,
): KnownTrip {
  return { id, mode: 'car', from, to, minutes, hour, column: null, use, source }
}
