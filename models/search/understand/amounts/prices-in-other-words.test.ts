import { describe, expect, it } from 'vitest'
import { readQuery } from '../read-query.fixture.ts'
import CASES from './prices-in-other-words.cases.json' with { type: 'json' }

// Amounts that people can pay, and amounts that they name for another reason, in five languages.
describe.each(CASES)('$name', ({ market, price, texts }) => {
  it.each(texts)('%s', (text) => {
    const intent = market === 'rent' ? 'rent' : 'buy'
    const { priceEur, bedrooms, areaM2 } = readQuery(text, intent)
    expect({ priceEur, bedrooms: bedrooms.min, area: areaM2.min }).toMatchObject({
      priceEur: price,
      bedrooms: null,
      area: null,
    })
  })
})
