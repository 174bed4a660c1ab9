import { describe, expect, it } from 'vitest'

import cases from './beside-the-wish.cases.json' with { type: 'json' }
import { readQuery } from './read-query.fixture.ts'

const read = (text: string, field: string): { op: string; value: unknown }[] =>
  readQuery(text, 'rent').understood.filter((one) => one.field === field)

describe('beside what is wished for', () => {
  it.each(cases.ceilings as [string, number][])('other amounts are no ceiling: %s', (text, eur) => {
    expect(read(text, 'priceEur').map(({ op, value }) => [op, value])).toEqual([['at_most', eur]])
  })

  it.each(cases.refusedKinds as [string, string[]][])(
    'a kind is refused as narrowly as it is named: %s',
    (text, kinds) => {
      const refused = read(text, 'propertyType').filter(({ op }) => op === 'not')
      expect(refused.map(({ value }) => value)).toEqual(kinds)
    },
  )

  it.each(cases.places as [string, string[]][])(
    'names of people and refused places are no places to live: %s',
    (text, places) => {
      expect(read(text, 'place').map(({ op, value }) => `${op} ${value}`)).toEqual(places)
    },
  )

  it('money that was paid takes no other number with it', () => {
    const text = 'we paid 9000 for parking last year and want 120 m² built after 2010 in Mersch'
    expect(read(text, 'priceEur')).toEqual([])
    expect(read(text, 'areaM2').map(({ value }) => value)).toEqual([120])
    expect(read(text, 'constructionYear').map(({ value }) => value)).toEqual([2010])
  })

  it.each(cases.climbs)('floors that are climbed are none to live on: %s', (text) => {
    expect(read(text, 'floor')).toEqual([])
  })

  it.each(cases.floors as [string, number][])('a floor that is named stays one: %s', (text, floor) => {
    expect(read(text, 'floor').map(({ value }) => value)).toContain(floor)
  })

  it.each(cases.guests)('guests do not live there: %s', (text) => {
    expect(read(text, 'persons')).toEqual([])
  })

  it.each(cases.household as [string, number][])('who lives there is counted beside a table: %s', (text, persons) => {
    expect(read(text, 'persons').map(({ value }) => value)).toEqual([persons])
  })

  it.each(cases.spent)('what was spent on something else is no ceiling: %s', (text) => {
    expect(read(text, 'priceEur')).toEqual([])
  })

  it.each(cases.totals as [string, number][])('the whole is the ceiling, not its parts: %s', (text, eur) => {
    expect(read(text, 'priceEur').map(({ value }) => value)).toEqual([eur])
  })

  it.each(cases.offices as [string, string[]][])('an office is sought, or stands in a home: %s', (text, kinds) => {
    expect(read(text, 'propertyType').map(({ value }) => value)).toEqual(kinds)
  })

  it.each(cases.leftPlaces as [string, string[]][])(
    'where people come from is no place to live: %s',
    (text, places) => {
      expect(read(text, 'place').map(({ op, value }) => `${op} ${value}`)).toEqual(places)
    },
  )

  it.each(cases.refusedFloors)('a floor that is refused is not asked for: %s', (text) => {
    expect(read(text, 'floor')).toEqual([])
  })

  it.each(cases.reduced)('reduced prices are an order: %s', (text) => {
    expect(read(text, 'order').map(({ value }) => value)).toEqual(['reduced'])
  })
})
