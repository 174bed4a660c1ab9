import type { CommuneOutlines, OutlineDrawing } from '../../../models/contracts/places/outlines.ts'

/** Outlines of two communes as squares side by side, a fifth of a degree wide, from 49.8° N and 6° E. */
export function squareOutlines(left: string, right: string): CommuneOutlines {
  const drawing = (units: number): OutlineDrawing => ({
    width: 2 * units,
    height: units,
    west: 6,
    north: 49.8,
    perLongitude: units * 5,
    perLatitude: units * 5,
    communes: {
      [left]: `M0,0l${units},0 0,${units} ${-units},0z`,
      [right]: `M${units},0l${units},0 0,${units} ${-units},0z`,
    },
    cantons: '',
  })
  return { basis: 'localities', sourceIds: [], localities: 2, overview: drawing(100), detail: drawing(1_000) }
}
