import { beforeAll, describe, expect, it } from 'vitest'
import { fill, type Grammar, type Language, LANGUAGES, readGrammars } from './grammar.ts'
import { drawHome } from '../homes/home.ts'
import { type MarketParameters, readMarketParameters } from '../parameters/parameters.ts'
import { createRandom } from '../parameters/random.ts'

let grammars: Record<Language, Grammar>
let parameters: MarketParameters
beforeAll(async () => {
  grammars = await readGrammars()
  parameters = await readMarketParameters()
})

describe('phrases', () => {
  it.each(LANGUAGES)('%s has words for every kind of home, condition and feature that can be drawn', (language) => {
    const grammar = grammars[language]
    const random = createRandom(1, 'grammar')
    const place = { name: 'X', latitude: 0, longitude: 0, weight: 1, logPremium: 0 }
    const site = {
      commune: null,
      town: null,
      place,
      street: '',
      houseNumber: 1,
      postcode: '',
      latitude: 0,
      longitude: 0,
    }
    for (const listingType of ['sale', 'rent'] as const) {
      for (const kind of Object.keys(parameters.kinds[listingType]) as 'apartment'[]) {
        for (let draw = 0; draw < 200; draw++) {
          const home = drawHome(random, parameters, { kind, listingType, site, marketYear: 2025 })
          expect(grammar.types[home.kind]).toBeDefined()
          expect(grammar.conditions[home.condition]).toBeDefined()
          for (const feature of home.features) expect(grammar.features[feature], feature).toBeDefined()
        }
      }
    }
  })

  it('name the same features in every language', () => {
    const names = LANGUAGES.map((language) => Object.keys(grammars[language].features).sort())
    expect(names[1]).toEqual(names[0])
    expect(names[2]).toEqual(names[0])
  })
})

describe('fill', () => {
  it('puts slots into their places', () => {
    expect(fill('{a} and {b}, {a}', { a: '1', b: '2' })).toBe('1 and 2, 1')
    expect(fill('no slot', {})).toBe('no slot')
  })

  it('reports a slot without a value, with the phrase', () => {
    expect(() => fill('for {nobody}', {})).toThrow(/\{nobody\}.*"for \{nobody\}"/)
  })
})
