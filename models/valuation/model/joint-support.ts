/** Values of the homes of the evidence on one axis, in scales from its centre; NaN where a home does not state it. */
export type AxisValues = Float64Array

/** Pairs of measures that occur together among homes. */
export interface JointSupport {
  /** Returns the first axis of a pair that no home has together, nearly; -1 where each pair has one. */
  unseenPair(values: ArrayLike<number>): number
}

/** Width of a cell, in scales: a pair counts as seen in its cell and in the cells around it. */
const CELL = 0.5
const AROUND = [-1, 0, 1]
/** Homes that must state both measures before a pair can be missing. */
const FEWEST_HOMES = 200

/** Learns which values of two measures occur together: a new build may be common, and class I too, and their pair unknown. */
export function fitJointSupport(axes: readonly AxisValues[]): JointSupport {
  const pairs = axes.flatMap((first, a) =>
    axes.slice(a + 1).flatMap((second, offset) => {
      const seen = new Set<string>()
      let homes = 0
      for (let home = 0; home < first.length; home++) {
        const [x, y] = [first[home]!, second[home]!]
        if (Number.isNaN(x) || Number.isNaN(y)) continue
        homes++
        seen.add(`${cellOf(x)} ${cellOf(y)}`)
      }
      return homes < FEWEST_HOMES ? [] : [{ a, b: a + 1 + offset, seen }]
    }),
  )
  const isSeen = (seen: ReadonlySet<string>, x: number, y: number) =>
    AROUND.some((dx) => AROUND.some((dy) => seen.has(`${cellOf(x) + dx} ${cellOf(y) + dy}`)))
  return {
    unseenPair(values) {
      const unseen = pairs.find(({ a, b, seen }) => {
        const [x, y] = [values[a]!, values[b]!]
        return !Number.isNaN(x) && !Number.isNaN(y) && !isSeen(seen, x, y)
      })
      return unseen?.a ?? -1
    },
  }
}

function cellOf(value: number): number {
  return Math.round(value / CELL)
}
