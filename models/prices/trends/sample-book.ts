import type { NewProperty, PropertyType } from '../hedonic/advert.ts'
import { median } from '../../statistics/median.ts'

/** New properties of a place, type and quarter: how many, in which communes, and the median asking price per m². */
export type Sample = { count: number; communes: ReadonlySet<string>; medianEurPerM2: number }

export type SampleBook = {
  commune: (name: string, type: PropertyType | 'all') => Map<number, Sample>
  canton: (name: string, type: PropertyType | 'all') => Map<number, Sample>
  nation: (type: PropertyType | 'all') => Map<number, Sample>
}

/** Raw samples by place, type and quarter. */
export function sampleBook(properties: readonly NewProperty[]): SampleBook {
  const samples = new Map<string, Map<number, NewProperty[]>>()
  for (const property of properties) {
    for (const type of [property.type, 'all']) {
      note(samples, `commune ${property.commune} ${type}`, property)
      note(samples, `canton ${property.canton} ${type}`, property)
      note(samples, `nation ${type}`, property)
    }
  }
  const samplesOf = (key: string): Map<number, Sample> => {
    const quarters = [...(samples.get(key) ?? [])]
    return new Map(quarters.map(([quarter, list]) => [quarter, sampleOf(list)]))
  }
  return {
    commune: (name, type) => samplesOf(`commune ${name} ${type}`),
    canton: (name, type) => samplesOf(`canton ${name} ${type}`),
    nation: (type) => samplesOf(`nation ${type}`),
  }
}

function sampleOf(list: readonly NewProperty[]): Sample {
  const communes = new Set(list.map(({ commune }) => commune))
  return { count: list.length, communes, medianEurPerM2: median(list.map(({ priceEur, areaM2 }) => priceEur / areaM2)) }
}

function note(samples: Map<string, Map<number, NewProperty[]>>, key: string, property: NewProperty): void {
  const quarters = samples.get(key) ?? new Map<number, NewProperty[]>()
  samples.set(key, quarters)
  const list = quarters.get(property.quarter)
  if (list) list.push(property)
  else quarters.set(property.quarter, [property])
}
