import { expect, it } from 'vitest'
import { readQuery } from './read-query.fixture.ts'
import cases from './read-valuing.cases.json' with { type: 'json' }

const asksForWorth = (text: string): boolean =>
  readQuery(text, 'rent').notes.some(({ code }) => code === 'values_own_home')

it.each(cases.valuing)('reads that the worth of a home is asked for: %s', (text) => {
  expect(asksForWorth(text)).toBe(true)
})

it.each(cases.searching)('reads a search: %s', (text) => {
  expect(asksForWorth(text)).toBe(false)
})
