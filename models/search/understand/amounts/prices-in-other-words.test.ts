import { describe, expect, it } from 'vitest'
import { FIXTURE_GAZETTEER } from '../../gazetteer.fixture.ts'
import { understandQuery } from '../understand-query.ts'
import CASES from './prices-in-other-words.cases.json' with { type: 'json' }

// Amounts that people can pay, and amounts that they name for another reason, in five languages.
describe.each(CASES)('$name', ({ market, price, texts }) => {
  it.each(texts)('%s', (text) => {
    const intent = market === 'rent' ? 'rent' : 'buy'
    const { priceEur, bedrooms, areaM2 } = understandQuery(text, {
      gazetteer: FIXTURE_GAZETTEER,
      intent,
      today: '2026-11-28',
    })
    expect({ priceEur, bedrooms: bedrooms.min, area: areaM2.min }).toMatchObject({
      priceEur: price,
      bedrooms: null,
      area: null,
    })
  })
})
