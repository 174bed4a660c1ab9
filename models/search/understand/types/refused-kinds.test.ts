import { expect, it } from 'vitest'
import { readQuery } from '../read-query.fixture.ts'
import CASES from './refused-kinds.cases.json' with { type: 'json' }

it.each(CASES as [string, string[]][])('refuses a kind of home: %s', (text, kinds) => {
  const { propertyTypes, unwantedPropertyTypes } = readQuery(text, undefined, '2026-03-04')
  const isWanted = (kind: string) => (propertyTypes as string[]).includes(kind)
  const isRefused = (kind: string) => (unwantedPropertyTypes as string[]).includes(kind)
  // A kind that is left out of those that are wanted is refused as well.
  expect(kinds.filter((kind) => !isRefused(kind) && (isWanted(kind) || propertyTypes.length === 0))).toEqual([])
})
