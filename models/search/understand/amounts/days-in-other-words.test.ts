import { describe, expect, it } from 'vitest'
import { FIXTURE_GAZETTEER } from '../../gazetteer.fixture.ts'
import { understandQuery } from '../understand-query.ts'
import CASES from './days-in-other-words.cases.json' with { type: 'json' }

// Days by which people want to move in, in five languages; a month may mean its first or its last day.
describe.each(CASES)('$name', ({ days, texts }) => {
  it.each(texts)('%s', (text) => {
    const { availableBy } = understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, today: '2026-11-28' })
    expect(days).toContain(availableBy)
  })
})
