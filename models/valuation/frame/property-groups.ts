import type { Encoder, Frame } from './frame.ts'
import type { ValuationRow } from './schema.ts'

// Publishers blur coordinates by some tens of metres, so two adverts of one flat may stand this far apart.
const SAME_PLACE_M = 150
// Attributes with more values than this are measurements (a distance), which blurred coordinates blur too.
const MOST_COUNT_VALUES = 400

/**
 * Gives adverts that are likely one property the same number, so that they never straddle folds. They are one when they share the stated
 * property key, or when they stand within 150 m, have the same area and differ in at most one count-like attribute (rooms, floor, year …).
 * An unknown attribute differs from nothing.
 * @returns for each row the first row of its group
 */
export function propertyGroups(rows: readonly ValuationRow[], frame: Frame, encoder: Encoder): Int32Array {
  const parents = Int32Array.from(rows.keys())
  const key = encoder.roles.property
  if (key === undefined) linkAlike(parents, frame, encoder)
  else linkByKey(parents, rows, ({ values }) => values[key])
  return parents.map((_, i) => rootOf(parents, i))
}

/**
 * Properties whose prices were set together get one number: those of one stated project, and of projects that offer the same
 * home (area and price equal at one place). Errors of a new project are only known from folds that part no project.
 * @param most rows of a group; same prices that would join more are chance
 * @returns for each row the first row of its group; the property groups themselves where the table states no project
 */
export function projectGroups(
  rows: readonly ValuationRow[],
  properties: Int32Array,
  encoder: Encoder,
  target: string,
  most: number,
): Int32Array {
  const { project, areaM2 } = encoder.roles
  if (project === undefined) return properties
  const parents = properties.slice()
  linkByKey(parents, rows, ({ values }) => values[project])
  const sizes = new Map<number, number>()
  for (const row of rows.keys()) sizes.set(rootOf(parents, row), (sizes.get(rootOf(parents, row)) ?? 0) + 1)
  const place = encoder.categorical[0]
  const offers = new Map<string, number>()
  rows.forEach(({ values }, i) => {
    const offer = [values[place ?? ''], Math.round(Number(values[areaM2!])), values[target]].join('|')
    const [a, b] = [rootOf(parents, offers.get(offer) ?? i), rootOf(parents, i)]
    offers.set(offer, a)
    const size = sizes.get(a)! + sizes.get(b)!
    if (a === b || size > most) return
    link(parents, a, b)
    sizes.set(rootOf(parents, a), size)
  })
  return parents.map((_, i) => rootOf(parents, i))
}

type Value = ValuationRow['values'][string]

function linkByKey(parents: Int32Array, rows: readonly ValuationRow[], keyOf: (row: ValuationRow) => Value): void {
  const first = new Map<string, number>()
  rows.forEach((row, i) => {
    const key = keyOf(row)
    if (key === null || key === undefined || key === '') return
    const found = first.get(String(key))
    if (found === undefined) first.set(String(key), i)
    else link(parents, found, i)
  })
}

function linkAlike(parents: Int32Array, frame: Frame, encoder: Encoder): void {
  const area = frame.numeric[encoder.numeric.indexOf(encoder.roles.areaM2!)]!
  const counts = countColumns(frame, encoder)
  for (const alike of byRoundedArea(area).values()) {
    alike.sort((a, b) => frame.northM[a]! - frame.northM[b]!)
    for (let p = 0; p < alike.length; p++) {
      for (let q = p + 1; q < alike.length; q++) {
        const [i, j] = [alike[p]!, alike[q]!]
        const north = frame.northM[j]! - frame.northM[i]!
        if (north > SAME_PLACE_M) break
        if (Math.hypot(north, frame.eastM[j]! - frame.eastM[i]!) > SAME_PLACE_M) continue
        if (disagreements(counts, i, j) <= 1) link(parents, i, j)
      }
    }
  }
}

function byRoundedArea(area: Float64Array): Map<number, number[]> {
  const found = new Map<number, number[]>()
  area.forEach((areaM2, i) => {
    if (Number.isNaN(areaM2)) return
    const rounded = Math.round(areaM2)
    const alike = found.get(rounded)
    if (alike === undefined) found.set(rounded, [i])
    else alike.push(i)
  })
  return found
}

/** Numeric columns with more than two values and not so many as a measurement; yes-or-no facts differ from portal to portal. */
function countColumns(frame: Frame, encoder: Encoder): Float64Array[] {
  const { areaM2, latitude, longitude } = encoder.roles
  return frame.numeric.filter((column, f) => {
    if ([areaM2, latitude, longitude].includes(encoder.numeric[f])) return false
    const distinct = new Set(column.filter((value) => !Number.isNaN(value))).size
    return distinct > 2 && distinct <= Math.min(MOST_COUNT_VALUES, Math.max(20, column.length / 4))
  })
}

function disagreements(columns: readonly Float64Array[], i: number, j: number): number {
  let count = 0
  for (const column of columns) {
    // A comparison with NaN is false: unknown agrees with everything.
    if (column[i]! < column[j]! || column[i]! > column[j]!) count++
  }
  return count
}

function link(parents: Int32Array, i: number, j: number): void {
  const [a, b] = [rootOf(parents, i), rootOf(parents, j)]
  parents[Math.max(a, b)] = Math.min(a, b)
}

function rootOf(parents: Int32Array, i: number): number {
  let node = i
  while (parents[node] !== node) {
    parents[node] = parents[parents[node]!]!
    node = parents[node]!
  }
  return node
}
