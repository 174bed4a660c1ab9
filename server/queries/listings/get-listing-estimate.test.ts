import { expect, it } from 'vitest'
import { sampleFacts } from '../../testing/sample-facts.ts'
import { getListingEstimate } from './get-listing-estimate.ts'

it('compares the price of a listing with its estimate', async () => {
  const facts = await sampleFacts({ estimates: { a: [500, 450, 550] } })
  const positionAt = (priceEur: number | null) => getListingEstimate(facts, { id: 'a', priceEur })?.position
  expect([449, 450, 550, 551, null].map(positionAt)).toEqual(['below', 'within', 'within', 'above', null])
  expect(getListingEstimate(facts, { id: 'a', priceEur: 1 })).toMatchObject({ estimate: 500, low: 450, high: 550 })
  expect(getListingEstimate(facts, { id: 'b', priceEur: 500 })).toBeNull()
})
