import { describe, expect, it } from 'vitest'

import { readQuery } from '../read-query.fixture.ts'
import cases from './refused-behind.cases.json' with { type: 'json' }

const understand = (text: string) => readQuery(text, 'rent')
const read = (text: string): string[] =>
  understand(text)
    .understood.filter(({ field }) => field === 'feature' || field === 'propertyType')
    .map(({ field, op, value }) => `${field} ${op} ${value}`)
    .sort()

describe('words behind a thing', () => {
  it('refuse places', () => {
    expect(understand('flat in Luxembourg, Belair excluded').understood).toContainEqual(
      expect.objectContaining({ field: 'place', op: 'not', value: 'quarter:belair' }),
    )
  })

  it.each(cases.notAskedFor)('say that it is not asked for: %s', (text) => {
    expect(read(text)).toEqual(['propertyType is flat'])
  })

  it('are told where the thing cannot be refused', () => {
    expect(understand('Pets: none. Flat in Mersch').notUnderstood).toEqual(['Pets none'])
  })

  it.each(cases.carried)('carry what was said of the thing before: %s', (text) => {
    expect(read(text)).toEqual(['feature has garage'])
  })

  it.each(cases.refusedKinds)('refuse a kind of home after a question: %s', (text) => {
    expect(read(text)).toEqual(['propertyType is flat', 'propertyType not penthouse'])
  })
})
