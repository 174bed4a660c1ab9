import { describe, expect, it } from 'vitest'
import type { PriceComparison } from '../../contracts/listings/price-check.ts'
import { checkPrice } from './check-price.ts'
import { learnPriceLevels } from './price-levels.ts'
import type { PricedOffer } from './price-levels.ts'
import { aMarket } from './testing/a-market.ts'

const MARKET = aMarket(600)
const LEVELS = learnPriceLevels(MARKET)
const check = (offer: PricedOffer, text = '', levels = LEVELS) => checkPrice(offer, text, levels)
const verdicts = (offers: readonly PricedOffer[]) => offers.map((offer) => check(offer).priceCheck)
const flat: PricedOffer = { ...MARKET[0]!, areaM2: 80, bedrooms: 2, priceEur: 640_000 }

describe('checkPrice', () => {
  it('finds the prices of a market plausible, and ten times or a tenth of them implausible', () => {
    const found = verdicts(MARKET)
    expect(found.filter((verdict) => verdict === 'implausible')).toEqual([])
    expect(found.filter((verdict) => verdict === 'unusual').length).toBeLessThan(MARKET.length / 50)
    const sized = MARKET.filter(({ areaM2, bedrooms }) => areaM2 !== null || bedrooms !== null)
    for (const factor of [10, 0.1]) {
      const wrong = (offers: readonly PricedOffer[]) =>
        new Set(verdicts(offers.map((offer) => ({ ...offer, priceEur: offer.priceEur * factor }))))
      expect(wrong(sized)).toEqual(new Set(['implausible']))
      expect(wrong(MARKET)).not.toContain('plausible')
    }
  })

  it('compares by area, else by bedrooms, else by type, and says so', () => {
    const codes = [flat, { ...flat, areaM2: null }, { ...flat, areaM2: null, bedrooms: null }].map(
      (offer) => check(offer).priceCheckReasons[0]!.code,
    )
    expect(codes).toEqual(['price_for_area', 'price_for_bedrooms', 'price_for_type'])
    expect(check(flat).priceCheckReasons[0]).toMatchObject({ size: 80, kind: 'apartment', within: 'commune' })
  })

  it('calls a price plausible exactly where it lies in the range that it states', () => {
    for (let priceEur = 20_000; priceEur < 8_000_000; priceEur *= 1.1) {
      const { priceCheck, priceCheckReasons } = check({ ...flat, priceEur })
      const { lowEur, highEur } = priceCheckReasons[0] as PriceComparison
      expect(priceCheck === 'plausible').toBe(priceEur >= lowEur && priceEur <= highEur)
    }
  })

  it('never gets milder as a price moves away from the usual', () => {
    const order = ['plausible', 'unusual', 'implausible']
    for (const step of [1.2, 1 / 1.2]) {
      const severities = Array.from({ length: 14 }, (_, at) =>
        order.indexOf(check({ ...flat, priceEur: flat.priceEur * step ** at }).priceCheck),
      )
      expect(severities).toEqual(severities.toSorted((a, b) => a - b))
      expect(severities.at(-1)).toBe(2)
    }
  })

  it('vouches for no price without a size, except of a kind whose offers state none', () => {
    const bare = { ...flat, areaM2: null, bedrooms: null }
    expect(check(bare)).toMatchObject({ priceCheck: 'unknown', priceCheckReasons: [{ code: 'price_for_type' }] })
    expect(check({ ...bare, priceEur: 1_000 }).priceCheck).toBe('implausible')
    const parking = MARKET.map((offer) => ({ ...offer, propertyType: 'garage-parking', areaM2: null, bedrooms: null }))
    const levels = learnPriceLevels(parking as PricedOffer[])
    expect(check({ ...parking[0]! } as PricedOffer, '', levels).priceCheck).toBe('plausible')
  })

  it('knows nothing of a market of three', () => {
    const three = learnPriceLevels(MARKET.slice(0, 3))
    expect(check({ ...flat, priceEur: 1 }, '', three)).toEqual({
      priceCheck: 'unknown',
      priceCheckReasons: [{ code: 'too_few_listings', listings: 0, needed: 20 }],
    })
    expect(check({ ...flat, propertyType: 'house' }).priceCheck).toBe('unknown')
  })

  it('takes terms of sale for the reason of a low price, and for nothing at a usual one', () => {
    const text = 'Appartement vendu en viager occupé.'
    const low = check({ ...flat, priceEur: 350_000 }, text)
    expect(low).toMatchObject({ priceCheck: 'implausible', priceCheckReasons: [{ code: 'life_annuity' }, {}] })
    expect(check({ ...flat, priceEur: 350_000 }).priceCheck).not.toBe('implausible')
    expect(check(flat, text).priceCheck).toBe('plausible')
    expect(check(flat, text, {})).toMatchObject({
      priceCheck: 'unusual',
      priceCheckReasons: [{ code: 'life_annuity' }, {}],
    })
  })
})

describe('learnPriceLevels', () => {
  it('gives the same levels whatever the order of the offers', () => {
    expect(learnPriceLevels(MARKET.toReversed())).toEqual(LEVELS)
  })

  it('is hardly moved by a tenth of wrong prices', () => {
    const wrong = MARKET.map((offer, at) => (at % 10 === 0 ? { ...offer, priceEur: offer.priceEur * 10 } : offer))
    const levels = learnPriceLevels(wrong)
    for (const key of Object.keys(LEVELS)) expect(Math.abs(levels[key]!.base - LEVELS[key]!.base)).toBeLessThan(0.1)
    expect(check({ ...flat, priceEur: 6_400_000 }, '', levels).priceCheck).toBe('implausible')
  })

  it('lets homes of an absurd size not vouch for each other', () => {
    const small = MARKET.filter(({ areaM2 }) => areaM2 !== null && areaM2 < 80).slice(0, 40)
    const absurd = small.map((offer) => ({ ...offer, areaM2: 900 }))
    const levels = learnPriceLevels([...MARKET, ...absurd])
    expect(new Set(absurd.map((offer) => check(offer, '', levels).priceCheck))).toEqual(new Set(['implausible']))
  })

  it('follows the years, and takes the nearest one where there is none', () => {
    const early = aMarket(300, { year: 2016 }).map((offer) => ({ ...offer, priceEur: offer.priceEur / 2.5 }))
    const years = [2018, 2020, 2022, 2024].flatMap((year, at) =>
      aMarket(300, { year }).map((offer) => ({ ...offer, priceEur: offer.priceEur / (2.1 - 0.3 * at) })),
    )
    const levels = learnPriceLevels([...early, ...years, ...MARKET])
    expect(check({ ...flat, year: 2016, priceEur: 256_000 }, '', levels).priceCheck).toBe('plausible')
    expect(check({ ...flat, year: 2010, priceEur: 256_000 }, '', levels).priceCheck).toBe('plausible')
    expect(check({ ...flat, year: 2026, priceEur: 256_000 }, '', levels).priceCheck).not.toBe('plausible')
  })
})
