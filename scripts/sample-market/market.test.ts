import { beforeAll, describe, expect, it } from 'vitest'
import type { Property } from './adverts/advert.ts'
import { cellOf } from './homes/hedonics.ts'
import { hasRooms, isHouse } from './homes/home.ts'
import { createMarket, type Market } from './market.ts'
import { type MarketParameters, readMarketParameters } from './parameters/parameters.ts'

/** Published levels cover 2025Q2 to 2026Q1: the third to sixth of eight quarters. */
const SIZE = { adverts: 40_000, active: 9000, quarters: 8, seed: 11 }
let market: Market
let parameters: MarketParameters
let properties: Property[]

beforeAll(async () => {
  parameters = await readMarketParameters()
  market = await createMarket(parameters, SIZE)
  properties = [...market.properties()]
}, 60_000)

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** First asking prices per m² of the dwellings of one cell in the calibration quarters, without gross errors. */
function pricesPerM2(cell: string, commune?: string): number[] {
  const isCalibration = (step: number) => step >= 2 && step <= 5
  return properties.flatMap(({ home, quarterStep, adverts }) => {
    if (home.commune === null || cellOf(home.kind, home.listingType) !== cell || home.kind === 'project') return []
    if (!isCalibration(quarterStep) || (commune !== undefined && home.commune.slug !== commune)) return []
    const perM2 = adverts[0]!.prices[0]!.priceEur / home.areaM2
    const typical = Math.exp(market.pricing.typicalLogPerM2(home.commune.index, cell, quarterStep))
    return perM2 > typical / 3 && perM2 < typical * 3 ? [perM2] : []
  })
}

describe('the sample market', () => {
  it('has exactly the requested adverts and stock', () => {
    const adverts = properties.flatMap((property) => property.adverts)
    expect(adverts.length).toBe(SIZE.adverts)
    expect(adverts.filter(({ to }) => to === null).length).toBe(SIZE.active)
    expect(new Set(adverts.map(({ portal, ref }) => `${portal} ${ref}`)).size).toBe(SIZE.adverts)
  })

  it('asks the prices of the country: means of flats and houses within 5 % of the published ones', () => {
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean(pricesPerM2('saleApartment')) / 9464).toBeGreaterThan(0.95)
    expect(mean(pricesPerM2('saleApartment')) / 9464).toBeLessThan(1.05)
    expect(mean(pricesPerM2('saleHouse')) / 6059).toBeGreaterThan(0.95)
    expect(mean(pricesPerM2('saleHouse')) / 6059).toBeLessThan(1.05)
  })

  it('asks the prices of each commune: medians of flats near the published means', () => {
    const compared = market.geography.communes.flatMap(({ slug, published }) => {
      const prices = pricesPerM2('saleApartment', slug)
      return published.saleApartment === null || prices.length < 60 ? [] : [median(prices) / published.saleApartment]
    })
    expect(compared.length).toBeGreaterThanOrEqual(12)
    expect(Math.abs(Math.log(median([...compared])))).toBeLessThan(0.05)
    for (const ratio of compared) expect(Math.abs(Math.log(ratio))).toBeLessThan(0.15)
  })

  it('lets flats of 50 to 100 m² at usual rents: 30 to 38 in the city, 20 to 32 outside', () => {
    const rents = (isCity: boolean) =>
      properties.flatMap(({ home, adverts }) => {
        const isFlat = home.kind === 'apartment' && home.listingType === 'rent' && home.areaM2 > 50 && home.areaM2 < 100
        if (!isFlat || home.commune === null || (home.commune.slug === 'luxembourg') !== isCity) return []
        return [adverts[0]!.prices[0]!.priceEur / home.areaM2]
      })
    expect(median(rents(true))).toBeGreaterThan(30)
    expect(median(rents(true))).toBeLessThan(38)
    expect(median(rents(false))).toBeGreaterThan(20)
    expect(median(rents(false))).toBeLessThan(32)
  })

  it('sells more flats than houses, like the published counts', () => {
    const sales = properties.filter(({ home }) => home.listingType === 'sale' && home.commune !== null)
    const houses = sales.filter(({ home }) => isHouse(home.kind)).length
    const flats = sales.filter(({ home }) => cellOf(home.kind, 'sale') === 'saleApartment').length
    expect(houses / flats).toBeGreaterThan(0.4)
    expect(houses / flats).toBeLessThan(0.75)
  })

  it('omits fields as often as its parameters say', () => {
    const dwellings = properties.filter(({ home }) => hasRooms(home.kind) && home.kind !== 'project')
    const shown = dwellings.flatMap(({ adverts }) =>
      adverts.filter(({ flaw }) => flaw === null).map(({ shown }) => shown),
    )
    const missing = (pick: (item: (typeof shown)[number]) => unknown) =>
      shown.filter((item) => pick(item) === null).length / shown.length
    expect(missing(({ areaM2 }) => areaM2)).toBeCloseTo(parameters.noise.missing.area, 2)
    expect(missing(({ energyClass }) => energyClass)).toBeCloseTo(parameters.noise.missing.energy, 1)
    expect(missing(({ latitude }) => latitude)).toBeCloseTo(parameters.noise.missing.coordinates, 1)
  })

  it('shows one property on several portals and by several agencies, with copies that differ', () => {
    const several = properties.filter(({ adverts }) => new Set(adverts.map(({ portal }) => portal)).size > 1)
    expect(several.length / properties.length).toBeGreaterThan(0.3)
    expect(properties.some(({ adverts }) => new Set(adverts.map(({ agency }) => agency?.slug)).size > 1)).toBe(true)
    const differing = several.filter(({ adverts }) => new Set(adverts.map(({ title }) => title)).size > 1)
    expect(differing.length / several.length).toBeGreaterThan(0.8)
    expect(properties.some(({ adverts }) => adverts.some(({ spell }) => spell === 1))).toBe(true)
  })

  it('hosts about 3 % of the stock for owners, with texts that must be redacted', () => {
    const active = properties.flatMap(({ adverts }) => adverts.filter(({ to }) => to === null))
    const hosted = active.filter(({ portal }) => portal === 'hosted')
    expect(hosted.length / active.length).toBeGreaterThan(0.02)
    expect(hosted.length / active.length).toBeLessThan(0.05)
    expect(hosted.every(({ ownerRef, agency }) => ownerRef !== null && agency === null)).toBe(true)
    expect(hosted.some(({ description }) => /631 \d{3} \d{3}/.test(description))).toBe(true)
  })

  it('names nobody real: telephone numbers without an owner, domains without an owner', () => {
    for (const { adverts } of properties) {
      for (const { title, description, agency } of adverts) {
        const numbers = `${title} ${description}`.match(/\+352[\d ]+/g) ?? []
        for (const number of numbers) expect(number).toMatch(/^\+352 (?:00|631) /)
        expect(description).not.toMatch(/@(?![\w.-]+\.example)/)
        if (agency) expect(agency.website).toMatch(/\.example$/)
      }
    }
  })

  it('draws the same market for the same seed, and another for another', async () => {
    const draw = async (seed: number) => [
      ...(await createMarket(parameters, { adverts: 300, active: 60, quarters: 8, seed })).properties(),
    ]
    const first = await draw(5)
    for (let again = 0; again < 5; again++) expect(await draw(5)).toEqual(first)
    expect(await draw(6)).not.toEqual(first)
  })
})
