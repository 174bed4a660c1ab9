import { describe, expect, it } from 'vitest'
import { readQuery } from '../read-query.fixture.ts'
import CASES from './places-in-other-words.cases.json' with { type: 'json' }

// Where a home is sought, beside places that are named for another reason, in five languages.
describe.each(CASES)('$name', ({ places, texts }) => {
  it.each(texts)('%s', (text) => {
    const intent = readQuery(text)
    expect(intent.places.map(({ relation, slug }) => `${relation} ${slug}`).sort()).toEqual(places)
  })
})

it.each([
  'Wohnung in der Stadt Luxemburg',
  'Appartement an der Stad Lëtzebuerg',
  'apartamento na cidade do Luxemburgo',
])('the capital with its name behind: %s', (text) => {
  const { places, notUnderstood } = readQuery(text)
  expect(places.map(({ slug }) => slug)).toEqual(['luxembourg'])
  expect(notUnderstood).toEqual([])
})
