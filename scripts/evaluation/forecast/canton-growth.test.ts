import { expect, it } from 'vitest'
import { withCantonGrowth } from './canton-growth.ts'

const values = Array.from({ length: 8 }, (_, commune) =>
  [2020, 2021, 2022].map((year) => ({
    area: `c${commune}`,
    year,
    // Communes of the first canton grow by 10 % a year, those of the second not at all.
    value: 1000 * (commune < 4 ? 1.1 : 1) ** (year - 2020),
  })),
).flat()
const cantons = new Map(values.map(({ area }) => [area, area < 'c4' ? 'north' : 'south']))
const outcome = { origin: 2021, actual: 1, predicted: 1000, naive: 1000, isInside: true }

it('adds what the canton grew beside the country, from what was known at the origin', () => {
  const at = (share: number, rows = values): number[] =>
    withCantonGrowth(
      rows,
      [
        { ...outcome, area: 'c0' },
        { ...outcome, area: 'c7' },
      ],
      cantons,
      share,
    ).map(({ predicted }) => Math.log(predicted / 1000))
  const half = Math.log(1.1) / 2
  expect(at(1)[0]).toBeCloseTo(half, 9)
  expect(at(0.5)[1]).toBeCloseTo(-half / 2, 9)
  expect(at(0)).toEqual([0, 0])
  expect(
    at(
      1,
      values.map((row) => (row.year === 2022 ? { ...row, value: 9 } : row)),
    ),
  ).toEqual(at(1))
})
