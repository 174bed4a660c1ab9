import { attributeAxes, pointsOf } from '../comparables/attribute-space.ts'
import type { AttributeAxis } from '../comparables/attribute-space.ts'
import { fitKernel, weightedPoints } from '../comparables/fit-kernel.ts'
import type { Kernel } from '../comparables/kernel.ts'
import { buildGrid, nearest } from '../comparables/neighbours.ts'
import { CANDIDATES, neighbourView } from '../model/neighbour-view.ts'
import type { NeighbourView } from '../model/neighbour-view.ts'
import { median } from '../../statistics/statistics.ts'
import type { HedonicStage } from './train-hedonic.ts'
import type { TrainingTable } from './training-table.ts'

export type ComparablesStage = {
  readonly axes: readonly AttributeAxis[]
  readonly kernel: Kernel
  readonly levelLogPricePerM2: number
  /** Each advert seen from the adverts of other properties. */
  readonly views: readonly NeighbourView[]
}

/** Finds the kernel and looks at every advert from its neighbours, its own property left out. */
export function trainComparables(table: TrainingTable, { hedonic, aged, residuals }: HedonicStage): ComparablesStage {
  const { frame, encoder, groups, areas, seed } = table
  const grid = buildGrid(frame.eastM, frame.northM)
  const candidates = Array.from(groups, (group, i) =>
    nearest(grid, frame.eastM[i]!, frame.northM[i]!, CANDIDATES, (point) => groups[point] !== group),
  )
  const axes = attributeAxes(frame, encoder, hedonic)
  const plain = pointsOf(frame, axes)
  const kernel = fitKernel(plain, residuals, candidates, seed)
  const points = weightedPoints(plain, kernel.weights)
  const agedLogPricePerM2 = aged.map((log, i) => log - Math.log(areas[i]!))
  const levelLogPricePerM2 = median(agedLogPricePerM2)
  const store = { points, residuals, agedLogPricePerM2 }
  const views = candidates.map((near, i) => neighbourView(store, kernel, levelLogPricePerM2, points, i, near))
  return { axes, kernel, levelLogPricePerM2, views }
}
