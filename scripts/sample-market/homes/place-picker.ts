import { cellOf } from './hedonics.ts'
import type { Levels } from './levels.ts'
import type { MarketParameters } from '../parameters/parameters.ts'
import type { Commune, ForeignTown, Geography } from '../parameters/places.ts'
import type { OfferType } from './timeline.ts'
import { type Random, weightedPicker } from '../parameters/random.ts'

export type PlacePicker = (random: Random, type: OfferType) => Commune | ForeignTown

/** Draws the place of an offer by the published offer counts of its market; now and then across the border. */
export function createPlacePicker(
  { communes, towns }: Geography,
  { offers, rent }: MarketParameters,
  levels: Levels,
): PlacePicker {
  const of = (weight: (commune: Commune) => number) => weightedPicker(communes, weight)
  const cells = {
    saleApartment: of(({ index }) => levels.weight(index, 'saleApartment')),
    saleHouse: of(({ index }) => levels.weight(index, 'saleHouse')),
    rentApartment: of(({ index }) => levels.weight(index, 'rentApartment')),
    rentHouse: of(({ index }) => levels.weight(index, 'rentHouse')),
  }
  // Communes with high published rents per m² for their price level have many small units.
  const small = of(({ index, published }) => {
    const typical = rent.cityLevel * ((published.saleApartment ?? 7000) / 12_000) ** rent.saleElasticity
    return levels.weight(index, 'rentApartment') * Math.max(0.2, (published.rentApartment ?? typical) / typical - 0.6)
  })
  const land = of(({ index }) => levels.weight(index, 'saleHouse'))
  return (random, { kind, listingType }) => {
    if (kind !== 'room' && random.chance(offers.crossBorder)) return random.pick(towns)
    if (listingType === 'rent' && (kind === 'room' || kind === 'studio')) return small(random)
    if (kind === 'land') return land(random)
    const cell = cellOf(kind, listingType) ?? (listingType === 'sale' ? 'saleApartment' : 'rentApartment')
    return cells[cell](random)
  }
}
