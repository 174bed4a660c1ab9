import { cellOf, qualityEffect } from './hedonics.ts'
import { drawHome, type Home, type HomeKind, type Site } from './home.ts'
import { CELLS, type CellName, type Levels } from './levels.ts'
import type { MarketParameters } from '../parameters/parameters.ts'
import type { Commune } from '../parameters/places.ts'
import { createRandom, type Random, weightedPicker } from '../parameters/random.ts'
import { mean } from '../../../models/statistics/mean.ts'

/** Position of the average dwelling of a market among the quality effects. */
interface Centre {
  /** Log of the mean of exp(effect); subtracting it makes the mean price per m² equal to the level. */
  readonly logMean: number
  /** Mean of the effects, which is the position of the typical home in logs. */
  readonly meanLog: number
}

export interface Pricing {
  /** First asking price of a home offered in this quarter, unrounded. */
  askingEur(random: Random, home: Home, quarterStep: number): number
  /** True log price per m² of the typical home of a cell; for rents that of a flat of 50 to 100 m². */
  typicalLogPerM2(communeIndex: number, cell: CellName, quarterStep: number): number
}

const CENTRE_DRAWS = 4000

/** Prices homes by level of commune and quarter, qualities, locality, and a heavy-tailed residual. */
export function createPricing(
  parameters: MarketParameters,
  communes: readonly Commune[],
  levels: Levels,
  seed: number,
): Pricing {
  const centres = Object.fromEntries(
    CELLS.map((cell) => [cell, centreOf(parameters, communes[0]!, cell, seed)]),
  ) as Record<CellName, Centre>
  const city = communes.findIndex(({ slug }) => slug === 'luxembourg')
  const lastStep = levels.quarters.length - 1

  return {
    typicalLogPerM2: (commune, cell, step) =>
      levels.logLevel(commune, cell, step) - centres[cell].logMean + centres[cell].meanLog,
    askingEur(random, home, step) {
      const sale = home.listingType === 'sale'
      const rest = (sale ? parameters.hedonics.noise : parameters.hedonics.rentNoise) * random.heavyTailed()
      const cell = cellOf(home.kind, home.listingType)
      if (home.town !== null) return home.areaM2 * abroadPerM2(home, step) * Math.exp(rest)
      if (cell === null) return otherEur(home, relativeLevel(home.commune!.index, step)) * Math.exp(rest)
      const level = levels.logLevel(home.commune!.index, cell, step)
      return home.areaM2 * Math.exp(level + qualityEffect(home, parameters) - centres[cell].logMean + rest)
    },
  }

  /** Price level of a commune relative to the city today. */
  function relativeLevel(commune: number, step: number): number {
    return Math.exp(levels.logLevel(commune, 'saleApartment', step) - levels.logLevel(city, 'saleApartment', lastStep))
  }

  function abroadPerM2(home: Home, step: number): number {
    const perM2 = parameters.abroad[home.town!.country]![home.listingType]
    const since = relativeLevel(city, step) ** 0.5
    const size = home.areaM2 ** -0.2 / 90 ** -0.2
    return perM2 * since * size * (home.kind === 'house' ? 0.8 : home.kind === 'land' ? 0.05 : 1)
  }

  function otherEur(home: Home, relative: number): number {
    const { other } = parameters
    const perM2 = { office: ['officeSale', 'officeRent'], retail: ['retailSale', 'retailRent'] } as const
    switch (home.kind) {
      case 'parking':
        return (home.listingType === 'sale' ? other.parkingSale : other.parkingRent) * relative ** 0.8
      case 'land':
        return home.areaM2 * other.landPerM2 * relative * (home.areaM2 / 480) ** -0.2
      case 'room':
        return other.roomRent * relative ** 0.5 * (home.areaM2 / 15) ** 0.35
      case 'retail':
      case 'office':
        return home.areaM2 * other[perM2[home.kind][home.listingType === 'sale' ? 0 : 1]] * relative ** 0.6
      default:
        throw new RangeError(`No price for ${home.kind}`)
    }
  }
}

/** Simulates the mix of one market; published rents refer to flats of 50 to 100 m². */
function centreOf(parameters: MarketParameters, commune: Commune, cell: CellName, seed: number): Centre {
  const random = createRandom(seed, `centre-${cell}`)
  const listingType = cell.startsWith('sale') ? 'sale' : 'rent'
  const kinds = Object.keys(parameters.kinds[listingType]).filter(
    (kind) => cellOf(kind as HomeKind, listingType) === cell,
  ) as HomeKind[]
  const pick = weightedPicker(kinds, (kind) => parameters.kinds[listingType][kind]!.share)
  const noise = listingType === 'sale' ? parameters.hedonics.noise : parameters.hedonics.rentNoise
  const effects: number[] = []
  for (let draw = 0; draw < CENTRE_DRAWS; draw++) {
    const home = drawHome(random, parameters, {
      kind: pick(random),
      listingType,
      site: averageSite(commune),
      marketYear: 2025,
    })
    if (cell === 'rentApartment' && (home.areaM2 < 50 || home.areaM2 > 100)) continue
    effects.push(qualityEffect(home, parameters) + noise * random.heavyTailed())
  }
  return { logMean: Math.log(mean(effects.map(Math.exp))), meanLog: mean(effects) }
}

function averageSite(commune: Commune): Site {
  const place = { ...commune.places[0]!, logPremium: 0 }
  return { commune, town: null, place, street: '', houseNumber: 1, postcode: '', latitude: 0, longitude: 0 }
}
