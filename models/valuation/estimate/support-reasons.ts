import type { ValuationRow } from '../frame/schema.ts'
import type { ValuationModel } from '../model/model.ts'

const MEASURES = ['areaM2', 'landAreaM2', 'bedrooms', 'bathrooms', 'constructionYear', 'floor'] as const
const UNKNOWN_LEVEL = -1
const LEVELS = ['energyClass', 'condition'] as const

/** A fact that no known home of its segment reaches. */
export interface FactBeyond {
  readonly attribute: (typeof MEASURES)[number] | (typeof LEVELS)[number]
  /** Range of the known homes; null where none has or states such a fact. */
  readonly range: { readonly from: number; readonly to: number } | null
}

/** Facts of the homes of one segment in the training data. */
interface Known {
  readonly ranges: ReadonlyMap<string, { from: number; to: number }>
  /** Levels by attribute. */
  readonly levels: ReadonlyMap<string, ReadonlySet<number>>
}

/** The same for all homes that a model values, so looked up once a model and segment. */
const knownBySegment = new WeakMap<ValuationModel, Map<number | undefined, Known>>()

/** The facts of a home beyond those of all homes of its segment in the training data. */
export function factsBeyond(model: ValuationModel, { values }: ValuationRow): FactBeyond[] {
  const { encoder } = model
  const known = knownOf(model, segmentLevel(model, values))
  const measures = MEASURES.flatMap((attribute): FactBeyond[] => {
    const stated = values[attribute]
    if (typeof stated !== 'number') return []
    const range = known.ranges.get(attribute) ?? null
    return range === null || stated < range.from || stated > range.to ? [{ attribute, range }] : []
  })
  const levels = LEVELS.filter((attribute) => {
    if (typeof values[attribute] !== 'string') return false
    const level = encoder.levels[encoder.categorical.indexOf(attribute)]?.indexOf(values[attribute]) ?? -1
    return level < 0 || known.levels.get(attribute)?.has(level) !== true
  })
  return [...measures, ...levels.map((attribute) => ({ attribute, range: null }))]
}

/** Whether known homes of the segment of a home differ in a measure, or state a level, so that stating it can tell something. */
export function tellsApart(
  model: ValuationModel,
  { values }: ValuationRow,
  attribute: FactBeyond['attribute'],
): boolean {
  const { ranges, levels } = knownOf(model, segmentLevel(model, values))
  const range = ranges.get(attribute)
  if (range !== undefined) return range.from < range.to
  return [...(levels.get(attribute) ?? [])].some((level) => level !== UNKNOWN_LEVEL)
}

function segmentLevel({ encoder }: ValuationModel, values: ValuationRow['values']): number | undefined {
  return encoder.levels[encoder.categorical.indexOf('segment')]?.indexOf(String(values['segment']))
}

function knownOf(model: ValuationModel, segment: number | undefined): Known {
  let bySegment = knownBySegment.get(model)
  if (bySegment === undefined) knownBySegment.set(model, (bySegment = new Map()))
  let known = bySegment.get(segment)
  if (known === undefined) bySegment.set(segment, (known = readKnown(model, segment)))
  return known
}

function readKnown({ encoder, homes }: ValuationModel, segment: number | undefined): Known {
  const { numeric, categorical } = homes.frame
  const segments = categorical[encoder.categorical.indexOf('segment')]
  const isAlike = (home: number) => segments?.[home] === segment
  const ranges = new Map<string, { from: number; to: number }>()
  for (const attribute of MEASURES) {
    const column = numeric[encoder.numeric.indexOf(attribute)]
    const known = column?.filter((value, home) => !Number.isNaN(value) && isAlike(home)) ?? new Float64Array()
    if (known.length === 0) continue
    ranges.set(attribute, {
      from: known.reduce((a, b) => Math.min(a, b)),
      to: known.reduce((a, b) => Math.max(a, b)),
    })
  }
  const levels = LEVELS.map((attribute) => {
    const column = categorical[encoder.categorical.indexOf(attribute)]
    return [attribute, new Set(column?.filter((_, home) => isAlike(home)))] as const
  })
  return { ranges, levels: new Map(levels) }
}
