import { describe, expect, it } from 'vitest'
import { FIXTURE_GAZETTEER } from '../gazetteer.fixture.ts'
import { conditionsOfIntent } from '../intent/conditions-of-intent.ts'
import cases from './spoken-queries.cases.json' with { type: 'json' }
import { readQuery } from './read-query.fixture.ts'
import { understandQuery } from './understand-query.ts'

/** Conditions as `field op value`, sorted. */
const read = (text: string, intent: 'rent' | 'buy' = 'rent'): string[] =>
  readQuery(text, intent)
    .understood.filter(({ field }) => field !== 'listingType')
    .map(({ field, op, value }) => `${field} ${op} ${value}`)
    .sort()
const noted = (text: string): string[] => readQuery(text).notes.map(({ code, about }) => `${code}: ${about}`)

describe('what is taken back while speaking', () => {
  it.each(cases.takenBack as [string, string, string[]][])('%s', (text, meant, conditions) => {
    expect(read(text)).toEqual(conditions)
    expect(read(meant)).toEqual(conditions)
    expect(noted(text).join()).toContain('sets_nothing')
  })

  it('leaves two amounts of different kinds alone', () => {
    expect(read('3 bedrooms, or rather 100 m2')).toEqual(['areaM2 at_least 100', 'bedrooms at_least 3'])
  })

  it.each(cases.dropped as [string, string[]][])('%s', (text, conditions) => expect(read(text)).toEqual(conditions))
})

describe('what is refused', () => {
  it.each(cases.refused as [string, string][])('%s', (text, condition) => expect(read(text)).toContain(condition))

  it('is not what a description says of it', () => {
    expect(read('appartement non meublé')).toEqual(['feature not furnished', 'propertyType is flat'])
  })
})

it.each([['möbliert oder nicht ist wurscht'], ['Gaart muss net sinn'], ['balcon ou non, tant pis']])(
  '%s: sets nothing',
  (text) => {
    expect(read(text)).toEqual([])
  },
)

describe('amounts in other words', () => {
  it.each(cases.amounts as [string, 'rent' | 'buy', string[]][])('%s', (text, intent, conditions) =>
    expect(read(text, intent)).toEqual(conditions),
  )
})

describe('who is to live there', () => {
  it.each(cases.persons as [string, number][])('%s: %s', (text, persons) => {
    const { household } = readQuery(text)
    expect(household?.persons).toBe(persons)
  })
})

it('tells each of these conditions with the words that it came from', () => {
  const intent = understandQuery('studio no thanks, 2 beds not more than 1500', {
    gazetteer: FIXTURE_GAZETTEER,
    intent: 'rent',
  })
  expect(intent.understood).toEqual(
    conditionsOfIntent(intent, (field) => intent.understood.find((one) => one.field === field)!.words),
  )
  expect(intent.notUnderstood).toEqual([])
})
