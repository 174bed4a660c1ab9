import { describe, expect, it } from 'vitest'

import { readQuery } from './read-query.fixture.ts'
import cases from './turned-wishes.cases.json' with { type: 'json' }

const TOLD: ReadonlySet<string> = new Set([
  'propertyType is flat',
  'propertyType is any_house',
  'place is commune:mersch',
])

describe.each(Object.entries(cases))('%s', (_, rows) => {
  it.each(rows as [string, string[]][])('%s', (text, expected) => {
    const { understood } = readQuery(text, 'rent')
    const read = understood
      .filter(({ field }) => field !== 'listingType')
      .map(({ field, op, value }) => `${field} ${op} ${value}`)
    expect(read.filter((one) => !TOLD.has(one)).sort()).toEqual(expected.toSorted())
  })
})
