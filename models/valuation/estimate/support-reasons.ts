import type { ValuationRow } from '../frame/schema.ts'
import type { ValuationModel } from '../model/model.ts'

/** A measure beyond those of the homes of its segment that the model knows. */
export interface FactBeyond {
  readonly attribute: 'areaM2' | 'landAreaM2' | 'bedrooms' | 'bathrooms' | 'constructionYear' | 'floor'
  readonly from: number
  readonly to: number
}

const MEASURES = ['areaM2', 'landAreaM2', 'bedrooms', 'bathrooms', 'constructionYear', 'floor'] as const

/** The measures of a home that no home of its segment in the training data reaches, with the range that these have. */
export function factsBeyond({ encoder, homes }: ValuationModel, { values }: ValuationRow): FactBeyond[] {
  const { numeric, categorical } = homes.frame
  const segments = encoder.categorical.indexOf('segment')
  const segment = encoder.levels[segments]?.indexOf(String(values['segment']))
  return MEASURES.flatMap((attribute) => {
    const stated = values[attribute]
    const column = numeric[encoder.numeric.indexOf(attribute)]
    if (typeof stated !== 'number' || column === undefined) return []
    const known = column.filter((value, home) => !Number.isNaN(value) && categorical[segments]?.[home] === segment)
    if (known.length === 0) return []
    const [from, to] = [known.reduce((a, b) => Math.min(a, b)), known.reduce((a, b) => Math.max(a, b))]
    return stated < from || stated > to ? [{ attribute, from, to }] : []
  })
}
