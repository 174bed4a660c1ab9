import type { Encoder, Frame } from '../frame/frame.ts'
import type { HedonicModel } from './fit-hedonic.ts'
import { attributeOf, numericTermValue, termValue } from './terms.ts'

/** Log price of one row at the level of the last training quarter: time plays no part. */
export function hedonicValue(model: HedonicModel, frame: Frame, row: number): number {
  let sum = model.centre
  for (let j = 0; j < model.terms.length; j++) {
    const term = model.terms[j]!
    const coefficient = model.coefficients[j]!
    if (term.kind !== 'step' && coefficient !== 0) sum += coefficient * termValue(term, frame, row)
  }
  return sum
}

/** Log-price contribution of each attribute of one row (numeric columns, then categorical), relative to an arbitrary zero. */
export function attributeContributions(model: HedonicModel, encoder: Encoder, frame: Frame, row: number): Float64Array {
  const contributions = new Float64Array(encoder.numeric.length + encoder.categorical.length)
  model.terms.forEach((term, j) => {
    const attribute = attributeOf(term, encoder.numeric.length)
    if (attribute >= 0) contributions[attribute]! += model.coefficients[j]! * termValue(term, frame, row)
  })
  return contributions
}

/** Effect of each level of a categorical column on log price; 0 for the unknown. */
export function levelEffects(model: HedonicModel, encoder: Encoder): Float64Array[] {
  const effects = encoder.levels.map((levels) => new Float64Array(levels.length))
  model.terms.forEach((term, j) => {
    if (term.kind === 'level') effects[term.column]![term.level] = model.coefficients[j]!
  })
  return effects
}

/** Part of the log price that area accounts for, as a function of area in m²; it never falls. */
export function areaCurve(model: HedonicModel, encoder: Encoder): (areaM2: number) => number {
  const column = encoder.numeric.indexOf(encoder.roles.areaM2!)
  const parts = model.terms.flatMap((term, j) =>
    'column' in term && term.kind !== 'level' && term.column === column
      ? [{ term, coefficient: model.coefficients[j]! }]
      : [],
  )
  return (areaM2) => parts.reduce((sum, { term, coefficient }) => sum + coefficient * numericTermValue(term, areaM2), 0)
}
