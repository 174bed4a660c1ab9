import { describe, expect, it } from 'vitest'
import CASES from './fields-in-other-words.cases.json' with { type: 'json' }
import { readQuery } from './read-query.fixture.ts'

// Each field in the manners of five languages: days, people, ways to work, charges, costs of a purchase, land, rooms, orders, renting and buying.
describe.each(CASES)('$name', ({ expected, texts }) => {
  it.each(texts)('%s', (text) => {
    expect(readQuery(text)).toMatchObject(expected)
  })
})
