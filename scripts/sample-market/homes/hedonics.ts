import { ENERGY_CLASSES, type Home, type HomeKind, isDwelling, isHouse, type ListingType } from './home.ts'
import type { CellName } from './levels.ts'
import type { MarketParameters } from '../parameters/parameters.ts'

/** The market that determines the price of a home; null if it is not a dwelling. */
export function cellOf(kind: HomeKind, listingType: ListingType): CellName | null {
  if (!isDwelling(kind) && kind !== 'project') return null
  if (listingType === 'sale') return isHouse(kind) ? 'saleHouse' : 'saleApartment'
  return isHouse(kind) ? 'rentHouse' : 'rentApartment'
}

/** Log effect of a dwelling's own qualities on its price per m², relative to the reference dwelling of its market. */
export function qualityEffect(home: Home, { hedonics }: MarketParameters): number {
  const sale = home.listingType === 'sale'
  const market = sale
    ? isHouse(home.kind)
      ? 'house'
      : 'apartment'
    : isHouse(home.kind)
      ? 'rentHouse'
      : 'rentApartment'
  const size = (hedonics.sizePower[market] - 1) * Math.log(home.areaM2 / hedonics.referenceArea[market])
  const energy = hedonics.energy[ENERGY_CLASSES[home.energy]!]! * (sale ? 1 : hedonics.rentEnergyFactor)
  const kind = home.kind === 'penthouse' || home.kind === 'duplex' || home.kind === 'studio' ? hedonics[home.kind] : 0
  return (
    size +
    energy +
    kind +
    (home.newBuild ? hedonics.newBuild : 0) +
    (hedonics.condition[home.condition] ?? 0) +
    floorEffect(home, hedonics) +
    featureEffect(home, hedonics) +
    (home.furnished ? hedonics.furnished : 0) +
    (home.landM2 === null ? 0 : hedonics.landPower * Math.log(Math.max(home.landM2, 40) / 420)) +
    home.place.logPremium
  )
}

function floorEffect({ floor }: Home, hedonics: MarketParameters['hedonics']): number {
  if (floor === null) return 0
  return floor === 0 ? hedonics.groundFloor : hedonics.floorPerLevel * Math.min(floor, 8)
}

function featureEffect({ features, kind }: Home, hedonics: MarketParameters['hedonics']): number {
  const has = (...names: string[]) => names.some((name) => features.includes(name))
  return (
    (has('terrace', 'balcony') ? hedonics.outdoor : 0) +
    (!isHouse(kind) && has('garden') ? hedonics.garden : 0) +
    (has('garage', 'parking_indoor', 'parking_outdoor') ? hedonics.parking : 0) +
    (has('elevator') ? hedonics.lift : 0)
  )
}
