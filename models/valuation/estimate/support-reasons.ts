import type { ValuationRow } from '../frame/schema.ts'
import type { ValuationModel } from '../model/model.ts'

const MEASURES = ['areaM2', 'landAreaM2', 'bedrooms', 'bathrooms', 'constructionYear', 'floor'] as const
const LEVELS = ['energyClass', 'condition'] as const

/** A fact that no known home of its segment reaches. */
export interface FactBeyond {
  readonly attribute: (typeof MEASURES)[number] | (typeof LEVELS)[number]
  /** Range of the known homes; null where none has or states such a fact. */
  readonly range: { readonly from: number; readonly to: number } | null
}

/** The facts of a home beyond those of all homes of its segment in the training data. */
export function factsBeyond({ encoder, homes }: ValuationModel, { values }: ValuationRow): FactBeyond[] {
  const { numeric, categorical } = homes.frame
  const segments = encoder.categorical.indexOf('segment')
  const segment = encoder.levels[segments]?.indexOf(String(values['segment']))
  const isAlike = (home: number) => categorical[segments]?.[home] === segment
  const measures = MEASURES.flatMap((attribute): FactBeyond[] => {
    const stated = values[attribute]
    if (typeof stated !== 'number') return []
    const column = numeric[encoder.numeric.indexOf(attribute)]
    const known = column?.filter((value, home) => !Number.isNaN(value) && isAlike(home)) ?? new Float64Array()
    if (known.length === 0) return [{ attribute, range: null }]
    const [from, to] = [known.reduce((a, b) => Math.min(a, b)), known.reduce((a, b) => Math.max(a, b))]
    return stated < from || stated > to ? [{ attribute, range: { from, to } }] : []
  })
  const levels = LEVELS.filter((attribute) => {
    const column = encoder.categorical.indexOf(attribute)
    const level = encoder.levels[column]?.indexOf(String(values[attribute])) ?? -1
    const isKnown = level >= 0 && categorical[column]!.some((code, home) => code === level && isAlike(home))
    return typeof values[attribute] === 'string' && !isKnown
  })
  return [...measures, ...levels.map((attribute) => ({ attribute, range: null }))]
}
