import { seededRandom } from '../../statistics/random.ts'
import type { ValuationRow, ValuationSchema } from '../frame/schema.ts'

/** A small invented market for tests: prices follow a known rule with noise, some attributes are unknown. */
export const SYNTHETIC_SCHEMA: ValuationSchema = {
  name: 'synthetic',
  numeric: ['area_m2', 'bedrooms', 'constructionYear', 'floor', 'lift', 'lat', 'lon'],
  categorical: ['commune', 'energyClass', 'quarter'],
  target: 'price',
  roles: { property: 'property' },
}

const COMMUNES = ['Esch', 'Mersch', 'Remich', 'Wiltz']
const ENERGY = ['A', 'C', 'F']

/** `count` adverts over four quarters, about one in ten of them a second advert of the property before it. */
export function syntheticAdverts(count: number, seed: number): ValuationRow[] {
  const random = seededRandom(seed)
  const adverts: ValuationRow[] = []
  while (adverts.length < count) {
    const id = `a${String(adverts.length).padStart(5, '0')}`
    const before = adverts.at(-1)
    if (before !== undefined && random() < 0.1) adverts.push({ id, values: { ...before.values } })
    else adverts.push({ id, values: synthetic(random, id) })
  }
  return adverts
}

function synthetic(random: () => number, property: string): ValuationRow['values'] {
  const commune = Math.floor(random() * COMMUNES.length)
  const area = Math.round(35 + 120 * random() ** 1.5)
  const year = Math.round(1930 + 95 * random())
  const energy = Math.floor(random() * ENERGY.length)
  const lat = 49.5 + 0.1 * commune + 0.03 * random()
  const lon = 6 + 0.05 * random()
  const quarter = Math.floor(random() * 4)
  const noise = 0.08 * (random() + random() + random() - 1.5)
  const log = 9.6 + 0.8 * Math.log(area) - 0.12 * commune + 0.002 * (year - 1930) - 0.05 * energy + 0.02 * quarter
  const maybe = <T>(value: T) => (random() < 0.1 ? null : value)
  return {
    price: Math.round(Math.exp(log + noise + 2 * (lon - 6.025))),
    area_m2: area,
    bedrooms: maybe(Math.max(1, Math.round(area / 35))),
    constructionYear: maybe(year),
    floor: maybe(Math.floor(6 * random())),
    lift: random() < 0.5 ? 1 : 0,
    lat: maybe(lat),
    lon: maybe(lon),
    commune: COMMUNES[commune]!,
    energyClass: maybe(ENERGY[energy]!),
    quarter: `2025-Q${quarter + 1}`,
    property,
  }
}
