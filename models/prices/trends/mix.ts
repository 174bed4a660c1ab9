import { PROPERTY_TYPES, type PropertyType } from '../hedonic/advert.ts'
import type { MixWeights } from '../hedonic/fixed-mix.ts'
import type { PriceModel } from '../hedonic/price-model.ts'
import { typeNumber } from '../hedonic/price-frame.ts'

/** Fixed weight of each commune x type, for example its share of the dwelling stock. */
export type StockWeights = ReadonlyMap<string, Partial<Record<PropertyType, number>>>

/** Adverts of its canton a commune's own mix of types is shrunk towards, in adverts. */
const CANTON_MIX_ADVERTS = 20

/** Weights in the order of the model's communes: those given, else the number of new properties of each cell. */
export function mixOf(model: PriceModel, weights?: StockWeights): MixWeights {
  const { communeNames } = model.frame
  if (weights) {
    return communeNames.map((name) => {
      const own = weights.get(name)
      return PROPERTY_TYPES.map((type) => own?.[type] ?? 0) as [number, number]
    })
  }
  const counts = communeNames.map(() => [0, 0])
  model.frame.properties.forEach(({ type }, i) => (counts[model.frame.commune[i]!]![typeNumber(type)]! += 1))
  return counts as [number, number][]
}

/** Shares of apartments and houses in one commune, shrunk towards those of its canton; they sum to 1. */
export function communeMix(model: PriceModel, mix: MixWeights, commune: number): [apartment: number, house: number] {
  const { cantonOf } = model.frame
  const canton = sum(mix.filter((_, c) => cantonOf[c] === cantonOf[commune]))
  const [apartment, house] = mix[commune]!
  const scale = sum(mix)
  const typical = (scale[0] + scale[1]) / Math.max(1, model.frame.properties.length)
  const prior = CANTON_MIX_ADVERTS * typical
  const cantonShare = canton[0] + canton[1] > 0 ? canton[0] / (canton[0] + canton[1]) : 0.5
  const share = (apartment + prior * cantonShare) / (apartment + house + prior)
  return [share, 1 - share]
}

function sum(mix: MixWeights): [number, number] {
  return mix.reduce<[number, number]>(([a, h], [apartment, house]) => [a + apartment, h + house], [0, 0])
}
