import type { AdvertRow, PropertyType } from './advert.ts'

/** A small market with known levels, for tests. Quarters count from 8000 (year 2000). */
export type FixtureMarket = {
  rows: AdvertRow[]
  /** True log level of the reference dwelling by `commune|type|quarter`. */
  levels: Map<string, number>
}

export type FixtureOptions = {
  seed?: number
  quarters?: number
  advertsPerCell?: number
  noiseSd?: number
  isWide?: boolean
}

export const FIRST_FIXTURE_QUARTER = 8000
const COMMUNES = [
  ['Aal', 'North', 0.2],
  ['Beek', 'North', -0.1],
  ['Clier', 'North', 0],
  ['Dum', 'South', 0.1],
  ['Esk', 'South', -0.2],
  ['Fell', 'South', 0],
] as const
/** Six more, so that the nation has enough communes for a mean. */
const MORE_COMMUNES = COMMUNES.map(([name, canton, premium]) => [`${name}-Haut`, canton, premium] as const)

/** Adverts of six communes, of twelve if wide, in two cantons, one row per advert, sizes and classes varied, prices growing 1 % a quarter. */
export function fixtureMarket(options: FixtureOptions = {}): FixtureMarket {
  const { seed = 1, quarters = 8, advertsPerCell = 4, noiseSd = 0.1, isWide = false } = options
  const random = generator(seed)
  const rows: AdvertRow[] = []
  const levels = new Map<string, number>()
  for (const [commune, canton, premium] of isWide ? [...COMMUNES, ...MORE_COMMUNES] : COMMUNES) {
    for (const type of ['apartment', 'house'] as const) {
      for (let t = 0; t < quarters; t++) {
        const level = 8.5 + premium + 0.01 * t + (type === 'apartment' ? 0.1 : 0)
        levels.set(`${commune}|${type}|${FIRST_FIXTURE_QUARTER + t}`, level)
        for (let i = 0; i < advertsPerCell; i++) {
          const id = `${commune}-${type}-${t}-${i}`
          rows.push(advert(id, commune, canton, type, FIRST_FIXTURE_QUARTER + t, level, noiseSd, random))
        }
      }
    }
  }
  return { rows, levels }
}

/** Deterministic numbers in [0, 1): a linear congruential generator with the constants of Numerical Recipes. */
export function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Deterministic Fisher-Yates shuffle of a copy. */
export function shuffled<V>(values: readonly V[], seed: number): V[] {
  const random = generator(seed)
  const copy = [...values]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[copy[i], copy[j]] = [copy[j]!, copy[i]!]
  }
  return copy
}

function advert(
  advertId: string,
  commune: string,
  canton: string,
  type: PropertyType,
  quarter: number,
  level: number,
  noiseSd: number,
  random: () => number,
): AdvertRow {
  const reference = type === 'apartment' ? 85 : 160
  const areaM2 = Math.round(reference * Math.exp(0.5 * (random() - 0.5)) * 10) / 10
  const classes = ['A', 'C', 'E', undefined] as const
  const energyClass = classes[Math.floor(random() * 4)]
  const energy = energyClass === 'A' ? 0.08 : energyClass === 'E' ? -0.06 : 0
  const noise = noiseSd * (random() + random() + random() - 1.5) * 2
  const landAres = type === 'house' ? Math.round((2 + 5 * random()) * 100) / 100 : undefined
  const logPrice = level + Math.log(areaM2) - 0.2 * Math.log(areaM2 / reference) + energy + noise
  const dwelling = {
    commune,
    canton,
    type,
    areaM2,
    landAres,
    energyClass,
    newBuild: false,
    parking: false,
    terrace: false,
  }
  return {
    ...dwelling,
    advertId,
    source: 'P1',
    quarter,
    firstSeenQuarter: quarter,
    bedrooms: Math.max(1, Math.round(areaM2 / 35)),
    priceEur: Math.round(Math.exp(logPrice)),
  }
}
