import { describe, expect, it } from 'vitest'
import { FIXTURE_GAZETTEER } from '../gazetteer.fixture.ts'
import CASES from './fields-in-other-words.cases.json' with { type: 'json' }
import { understandQuery } from './understand-query.ts'

// Each field in the manners of five languages: days, people, ways to work, charges, costs of a purchase, land, rooms, orders, renting and buying.
describe.each(CASES)('$name', ({ expected, texts }) => {
  it.each(texts)('%s', (text) => {
    expect(understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, today: '2026-11-28' })).toMatchObject(expected)
  })
})
