import { describe, expect, it } from 'vitest'

import { buildGazetteer } from './gazetteer.ts'
import { parsePlace, readCountry } from './parse-place.ts'
import { TEST_FACTS } from './test-facts.ts'

const gazetteer = buildGazetteer(TEST_FACTS)

function slugs(text: string): string[] {
  return parsePlace(gazetteer, text).readings.map(({ place }) => place.slug)
}

describe('parsePlace', () => {
  it('takes country mark and postcode out of the name', () => {
    expect(parsePlace(gazetteer, 'F-57100 Grandeville (FR)')).toMatchObject({ country: 'FR', name: 'Grandeville' })
    for (const [named, country] of [
      ['Frankreich', 'FR'],
      ['França', 'FR'],
      ['Belsch', 'BE'],
      ['Däitschland', 'DE'],
    ])
      expect(parsePlace(gazetteer, `Grandeville (${named})`)).toMatchObject({ country, name: 'Grandeville' })
    expect(parsePlace(gazetteer, 'L-9010 Béla')).toMatchObject({ country: 'LU', postcode: '9010', name: 'Béla' })
    expect(parsePlace(gazetteer, 'Grandeville, Belgique')).toMatchObject({ country: 'BE' })
    expect(parsePlace(gazetteer, 'Béla, rue de France')).toMatchObject({ country: null })
    expect(parsePlace(gazetteer, 'rue de Béla 3, Grandeville France')).toMatchObject({ country: 'FR' })
  })

  it('takes names side by side together', () => {
    expect(slugs('Luxembourg - Mont')).toEqual(['mont'])
    expect(slugs('Moulin, Alba-sur-Eau')).toEqual(['moulin-alba'])
    expect(slugs('Béla Luxembourg')).toContain('bela')
  })

  it('reads a name that is written twice once', () => {
    expect(slugs('bela bela')).toEqual(slugs('bela'))
  })

  it('leaves a draw between two places undecided', () => {
    const draw = buildGazetteer({
      ...TEST_FACTS,
      localities: TEST_FACTS.localities.concat(
        { ...TEST_FACTS.localities[0]!, slug: 'mansdorf', name: 'Mansdorf' },
        { ...TEST_FACTS.localities[1]!, slug: 'monsdorf', name: 'Monsdorf' },
      ),
    })
    expect(parsePlace(draw, 'Minsdorf').readings).toEqual([])
    expect(parsePlace(draw, 'Mansdrof').readings.map(({ place }) => place.slug)).toEqual(['mansdorf'])
  })

  it('remembers what it read, within bounds', () => {
    for (let index = 0; index < 60_000; index++) parsePlace(gazetteer, `q${index}`)
    expect(gazetteer.memo.size).toBeLessThanOrEqual(50_000)
    expect(parsePlace(gazetteer, 'Béla')).toBe(parsePlace(gazetteer, 'Béla'))
  })
})

describe('readCountry', () => {
  it.each([
    ['FRA', 'FR'],
    ['Deutschland', 'DE'],
    ['Belgique', 'BE'],
    ['lux', 'LU'],
    ['Lëtzebuerg', 'LU'],
    ['Spain', null],
    ['', null],
    [undefined, null],
  ])('reads %j as %s', (text, country) => {
    expect(readCountry(text)).toBe(country)
  })
})
