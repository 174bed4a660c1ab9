import { describe, expect, it } from 'vitest'
import { typesOfGroup } from '../../intent/conditions.ts'
import { readQuery } from '../read-query.fixture.ts'
import CASES from './kinds-in-other-words.cases.json' with { type: 'json' }

// Each kind of home in the words of five languages; the search may take several types for a kind, and none of another.
describe.each(CASES)('$name', ({ kinds, texts }) => {
  it.each(texts)('%s', (text) => {
    const { propertyTypes } = readQuery(text)
    const types = new Set(propertyTypes)
    for (const kind of kinds) expect(types.isDisjointFrom(new Set(typesOfGroup(kind)))).toBe(false)
    expect([...types].filter((type) => !kinds.some((kind) => typesOfGroup(kind).includes(type)))).toEqual([])
  })
})
