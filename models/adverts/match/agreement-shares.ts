import type { AdvertColumns } from './advert-columns.ts'
import { MATCH_WEIGHTS as W } from './match-weights.ts'

/** Worth of an agreement of advert i with another one on its own value, and the number of rivals of the other one; natural logs. */
export interface AgreementShares {
  /** Adverts of one deal, commune and segment; -1 where the commune is not known. */
  cell: Int32Array
  prior: Float32Array
  price: Float32Array
  area: Float32Array
  place: Float32Array
  agency: Float32Array
}

const SIZE_STEP = 0.25
const SIZE_BANDS = 64

/** Learns from the adverts themselves how common each price, area, locality and agency is, and how many adverts compete in a cell. */
export function agreementShares(columns: AdvertColumns): AgreementShares {
  const { count, isRent, segment, price, area, place, agency } = columns
  const cell = cellsOf(columns)
  const market = Int32Array.from({ length: count }, (_, i) => isRent[i]! * 3 + segment[i]!)
  const priceFloor = (i: number): number => (isRent[i] === 1 ? W.price.floor.rent : W.price.floor.sale)
  // Small flats to let share a handful of prices, so a price is judged among offers of about its size.
  const sized = Int32Array.from({ length: count }, (_, i) => market[i]! * SIZE_BANDS + sizeBand(area[i]!))
  return {
    cell,
    prior: priors(columns, cell),
    price: worth(sized, (i) => price[i]!, W.price.agree, priceFloor),
    area: worth(
      market,
      (i) => Math.round(area[i]!),
      W.area.agree,
      () => W.area.floor,
    ),
    place: worth(
      cell,
      (i) => known(place[i]!),
      W.place.agree,
      () => W.place.floor,
    ),
    agency: worth(
      cell,
      (i) => known(agency[i]!),
      W.agency.agree,
      () => W.agency.floor,
    ),
  }
}

function cellsOf({ count, isRent, segment, commune }: AdvertColumns): Int32Array {
  return Int32Array.from({ length: count }, (_, i) =>
    commune[i] === -1 ? -1 : (commune[i]! * 3 + segment[i]!) * 2 + isRent[i]!,
  )
}

/** ln of the odds, before any field is compared, that two adverts of a cell are one property: one twin among those live at a time. */
function priors({ count, firstDay, lastDay }: AdvertColumns, cell: Int32Array): Float32Array {
  const cells = new Map<number, { days: number; first: number; last: number }>()
  for (let i = 0; i < count; i++) {
    const seen = cells.get(cell[i]!) ?? { days: 0, first: Infinity, last: -Infinity }
    seen.days += lastDay[i]! - firstDay[i]! + 1
    seen.first = Math.min(seen.first, firstDay[i]!)
    seen.last = Math.max(seen.last, lastDay[i]!)
    cells.set(cell[i]!, seen)
  }
  const logOdds = new Map<number, number>()
  for (const [key, { days, first, last }] of cells) {
    logOdds.set(key, Math.log(W.twinShare / Math.max(2, days / (last - first + 1))))
  }
  return Float32Array.from({ length: count }, (_, i) => logOdds.get(cell[i]!)!)
}

/** ln(agree / share of the value within its group), 0 where the value is unknown. */
function worth(
  group: Int32Array,
  valueOf: (i: number) => number,
  agree: number,
  floorOf: (i: number) => number,
): Float32Array {
  const totals = new Map<number, number>()
  const counts = new Map<number, Map<number, number>>()
  for (let i = 0; i < group.length; i++) {
    const value = valueOf(i)
    if (Number.isNaN(value)) continue
    totals.set(group[i]!, (totals.get(group[i]!) ?? 0) + 1)
    let values = counts.get(group[i]!)
    if (values === undefined) counts.set(group[i]!, (values = new Map()))
    values.set(value, (values.get(value) ?? 0) + 1)
  }
  return Float32Array.from(group, (key, i) => {
    const value = valueOf(i)
    if (Number.isNaN(value)) return 0
    return Math.log(agree / Math.max(floorOf(i), counts.get(key)!.get(value)! / totals.get(key)!))
  })
}

/** Band of areas within some 28 %; 0 where unknown. */
function sizeBand(areaM2: number): number {
  return areaM2 > 1 ? Math.min(SIZE_BANDS - 1, 1 + Math.floor(Math.log(areaM2) / SIZE_STEP)) : 0
}

function known(code: number): number {
  return code === -1 ? NaN : code
}
