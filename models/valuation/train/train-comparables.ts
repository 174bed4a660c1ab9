import { attributeAxes, pointsOf } from '../comparables/attribute-space.ts'
import type { AttributeAxis } from '../comparables/attribute-space.ts'
import { fitKernel, weightedPoints } from '../comparables/fit-kernel.ts'
import type { Kernel } from '../comparables/kernel.ts'
import { buildGrid, nearest } from '../comparables/neighbours.ts'
import { CANDIDATES, neighbourView } from '../model/neighbour-view.ts'
import type { NeighbourView } from '../model/neighbour-view.ts'
import type { HedonicStage } from './train-hedonic.ts'
import type { TrainingTable } from './training-table.ts'

export type ComparablesStage = {
  readonly axes: readonly AttributeAxis[]
  readonly kernel: Kernel
  /** Each advert seen from the adverts of other projects. */
  readonly views: readonly NeighbourView[]
}

/** Finds the kernel and looks at every advert from its neighbours, its own project left out. */
export function trainComparables(table: TrainingTable, { hedonic, residuals }: HedonicStage): ComparablesStage {
  const { frame, encoder, projects, seed } = table
  const grid = buildGrid(frame.eastM, frame.northM)
  const candidates = Array.from(projects, (project, i) =>
    nearest(grid, frame.eastM[i]!, frame.northM[i]!, CANDIDATES, (point) => projects[point] !== project),
  )
  const axes = attributeAxes(frame, encoder, hedonic)
  const plain = pointsOf(frame, axes)
  const kernel = fitKernel(plain, residuals, candidates, seed)
  const points = weightedPoints(plain, kernel.weights)
  const views = candidates.map((near, i) => neighbourView({ points, residuals }, kernel, points, i, near))
  return { axes, kernel, views }
}
