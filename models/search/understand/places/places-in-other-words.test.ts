import { describe, expect, it } from 'vitest'
import { FIXTURE_GAZETTEER } from '../../gazetteer.fixture.ts'
import { understandQuery } from '../understand-query.ts'
import CASES from './places-in-other-words.cases.json' with { type: 'json' }

// Where a home is sought, beside places that are named for another reason, in five languages.
describe.each(CASES)('$name', ({ places, texts }) => {
  it.each(texts)('%s', (text) => {
    const intent = understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, today: '2026-11-28' })
    expect(intent.places.map(({ relation, slug }) => `${relation} ${slug}`).sort()).toEqual(places)
  })
})
