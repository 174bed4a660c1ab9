/** Values sorted into classes of about as many members each. */
export interface ValueClasses {
  /** Where each class begins, but the first; ascending, none twice. */
  bounds: readonly number[]
  /** 1 for the lowest class; undefined for a value that is not known. */
  classOf(value: number | null): number | undefined
}

/** Steps of rounded bounds: as many over the whole range at least. */
const STEPS = 60

/** Classes by quantile with bounds rounded for people, for colours of a map. @param count of classes; fewer come out where values are alike */
export function valueClasses(values: readonly (number | null)[], count: number): ValueClasses {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b)
  const step = roundStep(((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / STEPS)
  const cuts = Array.from({ length: count - 1 }, (_, cut) => sorted[Math.floor(((cut + 1) * sorted.length) / count)])
  const rounded = cuts.flatMap((value) => (value === undefined ? [] : [toStep(value, step)]))
  const bounds = [...new Set(rounded)].filter((bound) => bound > (sorted[0] ?? 0))
  return {
    bounds,
    classOf: (value) => (value === null ? undefined : 1 + bounds.filter((bound) => value >= bound).length),
  }
}

/** The largest of 1, 2 and 5 times a power of ten that is not above a number; 0 for 0. */
function roundStep(number: number): number {
  if (number <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(number))
  return [5, 2, 1].map((factor) => factor * power).find((step) => step <= number * (1 + 1e-9))!
}

function toStep(value: number, step: number): number {
  return step === 0 ? value : Number((Math.round(value / step) * step).toPrecision(12))
}
