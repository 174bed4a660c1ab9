import type { NewProperty, PropertyType } from '../hedonic/advert.ts'
import { median } from '../../statistics/median.ts'

/** New properties of a place, type and quarter: how many, and the median asking price per m². */
export type Sample = { count: number; medianEurPerM2: number }

export type SampleBook = {
  commune: (name: string, type: PropertyType | 'all') => Map<number, Sample>
  canton: (name: string, type: PropertyType | 'all') => Map<number, Sample>
  nation: (type: PropertyType | 'all') => Map<number, Sample>
}

/** Raw samples by place, type and quarter. */
export function sampleBook(properties: readonly NewProperty[]): SampleBook {
  const prices = new Map<string, Map<number, number[]>>()
  for (const property of properties) {
    for (const type of [property.type, 'all']) {
      note(prices, `commune ${property.commune} ${type}`, property)
      note(prices, `canton ${property.canton} ${type}`, property)
      note(prices, `nation ${type}`, property)
    }
  }
  const samplesOf = (key: string): Map<number, Sample> => {
    const quarters = [...(prices.get(key) ?? [])]
    return new Map(quarters.map(([quarter, list]) => [quarter, { count: list.length, medianEurPerM2: median(list) }]))
  }
  return {
    commune: (name, type) => samplesOf(`commune ${name} ${type}`),
    canton: (name, type) => samplesOf(`canton ${name} ${type}`),
    nation: (type) => samplesOf(`nation ${type}`),
  }
}

function note(
  prices: Map<string, Map<number, number[]>>,
  key: string,
  { quarter, priceEur, areaM2 }: NewProperty,
): void {
  const quarters = prices.get(key) ?? new Map<number, number[]>()
  prices.set(key, quarters)
  const list = quarters.get(quarter)
  if (list) list.push(priceEur / areaM2)
  else quarters.set(quarter, [priceEur / areaM2])
}
