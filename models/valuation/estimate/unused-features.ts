import type { ValuationRow } from '../frame/schema.ts'
import type { ValuationModel } from '../model/model.ts'
import { estimate } from './estimate.ts'

const FEATURES = ['newBuild', 'parking', 'terrace', 'furnished'] as const

/**
 * Features stated of a home without which its estimate is the same: too few known homes state them for the model to have learned what they are worth.
 * @param own training homes that are the home itself
 */
export function unusedFeatures(model: ValuationModel, row: ValuationRow, own: readonly number[]): string[] {
  const stated = FEATURES.filter((name) => row.values[name] === 1)
  if (stated.length === 0) return []
  const found = estimate(model, row, own)
  return stated.filter((name) => {
    const without = estimate(model, { ...row, values: { ...row.values, [name]: null } }, own)
    return (['estimate', 'low', 'high'] as const).every((figure) => isSame(without[figure], found[figure]))
  })
}

/** Equal but for the last digits of a double. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.abs(b)
}
