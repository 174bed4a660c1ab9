import { describe, expect, it } from 'vitest'
import { readQuery } from '../read-query.fixture.ts'
import CASES from './days-in-other-words.cases.json' with { type: 'json' }

// Days by which people want to move in, in five languages; a month may mean its first or its last day.
describe.each(CASES)('$name', ({ days, texts }) => {
  it.each(texts)('%s', (text) => {
    const { availableBy } = readQuery(text)
    expect(days).toContain(availableBy)
  })
})
