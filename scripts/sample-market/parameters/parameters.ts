import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { ROOT } from '../../../pipeline/base/settings.ts'

const share = z.number().min(0).max(1)
const byYear = z.record(z.string().regex(/^\d{4}$/), z.number())
const walk = z.strictObject({ persistence: share, deviation: z.number().min(0).max(0.1) })
const kind = z.strictObject({
  share,
  area: z.number().positive(),
  areaSpread: share,
  medianDays: z.number().positive(),
})
const numbers = z.record(z.string(), z.number())

const marketSchema = z.strictObject({
  lastDay: z.iso.date(),
  snapshots: z.array(z.iso.date()).min(1).max(31),
  size: z.strictObject({ adverts: z.int().positive(), activeQuarters: z.number().positive() }),
  calibration: z.strictObject({ from: z.string(), to: z.string() }),
  kinds: z.strictObject({ sale: z.record(z.string(), kind), rent: z.record(z.string(), kind) }),
  seasonality: z.array(z.number().positive()).length(4),
  daysSpread: z.number().positive(),
  daysFactor: byYear,
  volumeFactor: byYear,
  rent: z.strictObject({
    cityLevel: z.number().positive(),
    saleElasticity: z.number(),
    publishedWeight: share,
    publishedElasticity: z.number(),
    publishedFactor: z.number().positive(),
    houseFactor: z.number().positive(),
    growth: byYear,
    defaultGrowth: z.number(),
  }),
  paths: z.strictObject({ segment: walk, canton: walk, commune: walk, cell: walk }),
  hedonics: z.strictObject({
    sizePower: z.strictObject({ apartment: share, house: share, rentApartment: share, rentHouse: share }),
    referenceArea: z.strictObject({
      apartment: z.number(),
      house: z.number(),
      rentApartment: z.number(),
      rentHouse: z.number(),
    }),
    energy: numbers,
    condition: numbers,
    rentEnergyFactor: share,
    newBuild: z.number(),
    floorPerLevel: z.number(),
    groundFloor: z.number(),
    outdoor: z.number(),
    garden: z.number(),
    parking: z.number(),
    lift: z.number(),
    furnished: z.number(),
    penthouse: z.number(),
    duplex: z.number(),
    studio: z.number(),
    landPower: z.number(),
    localitySpread: z.number(),
    noise: z.number(),
    rentNoise: z.number(),
  }),
  offers: z.strictObject({
    cutChance: z.strictObject({ sale: share, rent: share }),
    cutSize: z.tuple([share, share]),
    bustCutFactor: z.number(),
    relisted: share,
    secondAgency: share,
    portals: z.strictObject({ alpha: share, beta: share, gamma: share }),
    ownerHosted: share,
    crossBorder: share,
    lotsOfOneProject: share,
  }),
  noise: z.strictObject({
    areaRounded: share,
    areaOff: share,
    priceOff: share,
    priceLag: share,
    missing: z.strictObject({
      area: share,
      rooms: share,
      bedrooms: share,
      bathrooms: share,
      energy: share,
      floor: share,
      year: share,
      condition: share,
      coordinates: share,
      street: share,
      agencyRef: share,
      charges: share,
    }),
    typo: share,
    upperCase: share,
    entities: share,
    portalPlace: share,
    wrongType: share,
    grossError: share,
    zeroPrice: share,
    flawWithoutSize: share,
    oddOffer: share,
    discriminatory: share,
    injection: share,
    privatePhone: share,
  }),
  projectNames: z.array(z.string()).min(1),
  software: z.strictObject({
    openimmo: z.int().positive(),
    poliris: z.int().positive(),
    workbook: z.int().positive(),
  }),
  abroad: z.record(z.enum(['FR', 'BE', 'DE']), z.strictObject({ sale: z.number(), rent: z.number() })),
  other: z.strictObject({
    parkingSale: z.number(),
    parkingRent: z.number(),
    landPerM2: z.number(),
    landShareOfHouse: share,
    officeSale: z.number(),
    officeRent: z.number(),
    retailSale: z.number(),
    retailRent: z.number(),
    roomRent: z.number(),
  }),
})

/** Committed parameters of the sample market, `data/sample/market.yaml`. */
export type MarketParameters = z.infer<typeof marketSchema>

export interface MarketSize {
  /** Distinct adverts in all feeds together. */
  readonly adverts: number
  /** Adverts on the market on the last day. */
  readonly active: number
  readonly quarters: number
  readonly seed: number
}

export const SAMPLE_PARAMETERS_DIR = join(ROOT, 'data', 'sample')

/** @throws ZodError that names every invalid parameter */
export async function readMarketParameters(): Promise<MarketParameters> {
  return marketSchema.parse(parse(await readFile(join(SAMPLE_PARAMETERS_DIR, 'market.yaml'), 'utf8')))
}

/** Fills in missing sizes. @throws RangeError when more adverts are active than exist */
export function resolveSize(
  asked: { adverts?: number; active?: number; quarters: number; seed: number },
  { size }: MarketParameters,
): MarketSize {
  const activeShare = Math.min(1, size.activeQuarters / asked.quarters)
  const history = Math.round(size.adverts * (1 - activeShare))
  const adverts = asked.adverts ?? (asked.active === undefined ? size.adverts : asked.active + history)
  const active = asked.active ?? Math.round(adverts * activeShare)
  if (active > adverts) {
    throw new RangeError(`--active ${active} is more than --adverts ${adverts}: raise --adverts or leave it out`)
  }
  return { adverts, active, quarters: asked.quarters, seed: asked.seed }
}
