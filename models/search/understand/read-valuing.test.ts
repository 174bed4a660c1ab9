import { expect, it } from 'vitest'
import { FIXTURE_GAZETTEER } from '../gazetteer.fixture.ts'
import { understandQuery } from './understand-query.ts'
import cases from './read-valuing.cases.json' with { type: 'json' }

const asksForWorth = (text: string): boolean =>
  understandQuery(text, { gazetteer: FIXTURE_GAZETTEER, intent: 'rent' }).notes.some(
    ({ code }) => code === 'values_own_home',
  )

it.each(cases.valuing)('reads that the worth of a home is asked for: %s', (text) => {
  expect(asksForWorth(text)).toBe(true)
})

it.each(cases.searching)('reads a search: %s', (text) => {
  expect(asksForWorth(text)).toBe(false)
})
