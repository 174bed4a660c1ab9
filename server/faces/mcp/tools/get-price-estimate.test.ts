import { describe, expect, it } from 'vitest'
import type { PriceEstimate } from '../../../../models/contracts/market/valuation.ts'
import { sampleValuation } from '../../../testing/sample-valuation.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { getPriceEstimate } from './get-price-estimate.ts'

const release = await releaseForTools({ valuations: { sale: sampleValuation() }, listings: 24 })
const FLAT = { commune: 'mersch', propertyType: 'apartment', listingType: 'sale', areaSqm: 80, energyClass: 'B' }
const call = (changed: object = {}) => callTool(getPriceEstimate, release, { ...FLAT, ...changed })

describe('get_price_estimate', () => {
  it('gives the estimate with interval, comparables, reasons and limits, in structure and words', async () => {
    const result = await call()
    const found = result.structuredContent as unknown as PriceEstimate
    expect(found).toMatchObject({ basis: 'asking', intervalLevel: 0.8, place: { communeSlug: 'mersch' } })
    expect(found.low!).toBeLessThan(found.estimate!)
    const text = textOf(result)
    expect(text).toContain(`Asking price: ${found.estimate!.toLocaleString('en')} € (80 % interval`)
    expect(text.match(/^- .*: apartment, \d+ m², \d bedrooms, Q\d-2026.*; asked .* = /gm)).toHaveLength(
      found.comparables.length,
    )
    for (const { askingPrice, adjustments, adjustedPrice } of found.comparables)
      expect(adjustments.reduce((sum, { amount }) => sum + amount, askingPrice)).toBe(adjustedPrice)
    for (const limitation of found.limitations) expect(text).toContain(limitation)
    const listed = found.comparables.flatMap(({ url }) => url ?? [])
    expect(listed.every((url) => url.startsWith('https://'))).toBe(true)
  })

  it('says once that no distance is known, and calls the country the country', async () => {
    const text = textOf(await call())
    expect(text.match(/distances? /gi)).toHaveLength(1)
    expect(text).toContain('Distances to the comparables: unknown.')
    const placed = textOf(await call({ latitude: 49.61, longitude: 6.01, commune: 'luxembourg' }))
    expect(placed).not.toContain('Distances to the comparables')
    const few = await releaseForTools({ valuations: { sale: sampleValuation() }, listings: 2 })
    expect(textOf(await callTool(getPriceEstimate, few, FLAT))).toContain('On offer in the country:')
  })

  it('explains limits in the language asked for', async () => {
    const [english, german] = await Promise.all([call({ locale: 'en' }), call({ locale: 'de' })])
    const limits = ({ structuredContent }: typeof english) =>
      (structuredContent as unknown as PriceEstimate).limitations
    expect(limits(german)).toHaveLength(limits(english).length)
    expect(limits(german)).not.toEqual(limits(english))
  })

  it.each([
    [{ areaSqm: 3 }, /areaSqm: received 3, expected a number from 8 to 2000/],
    [{ energyClass: 'Z' }, /energyClass: received "Z", expected one of A/],
    [{ propertyType: 'boat' }, /propertyType: received "boat", expected one of apartment/],
    [{ latitude: 49.6 }, /longitude: .*together/],
    [{ beds: 2 }, /beds: .*Nearest: .*bedrooms|beds: .*expected one of the arguments/],
  ])('says of %j how to repair it', async (changed, text) => {
    const result = await call(changed)
    expect(result).toMatchObject({ isError: true, _meta: { error: { code: 'BAD_REQUEST' } } })
    expect(textOf(result)).toMatch(text)
  })

  it('says that a release has no model instead of guessing', async () => {
    expect(textOf(await call({ listingType: 'rent' }))).toContain('contains no valuation of homes to rent')
  })
})
