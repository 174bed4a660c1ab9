import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nearestPlaces, resolveCommuneArgument } from './commune-argument.ts'
import { buildGazetteer } from './gazetteer.ts'
import { TEST_FACTS } from './test-facts.ts'

const gazetteer = buildGazetteer(TEST_FACTS)

describe('resolveCommuneArgument', () => {
  it.each([
    ['alba-sur-eau', 'commune', ['alba-sur-eau']],
    ['BELEN', 'commune', ['bela']],
    ['mont', 'quarter', ['luxembourg']],
    ['cosne', 'locality', ['alba-sur-eau']],
    ['canton de Nord', 'canton', ['alba-sur-eau', 'bela', 'luxembourg']],
  ])('reads %j as a %s', (text, kind, communes) => {
    expect(resolveCommuneArgument(gazetteer, text)).toMatchObject({ kind: 'found', communes, place: { kind } })
  })

  it('tells a blank from an unknown word', () => {
    expect(resolveCommuneArgument(gazetteer, ' \t').kind).toBe('blank')
    expect(resolveCommuneArgument(gazetteer, 'qqqqq').kind).toBe('unknown')
  })

  it('lists the places of an ambiguous name', () => {
    expect(resolveCommuneArgument(gazetteer, 'Moulin')).toMatchObject({
      kind: 'ambiguous',
      candidates: [{ slug: 'moulin-alba' }, { slug: 'moulin-bela' }],
    })
  })

  it('names the town abroad', () => {
    expect(resolveCommuneArgument(gazetteer, 'Grosstadt')).toEqual({
      kind: 'abroad',
      country: 'FR',
      town: 'Grandeville',
    })
  })
})

describe('nearestPlaces', () => {
  it('puts the nearest name first and never offers a town abroad', () => {
    expect(nearestPlaces(gazetteer, 'belem', 3)[0]).toMatchObject({ slug: 'bela', distance: 1 })
    expect(nearestPlaces(gazetteer, 'Grandevile', 9).map(({ name }) => name)).not.toContain('Grandeville')
  })

  it('offers at most as many as asked for, each once, whatever the text', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const near = nearestPlaces(gazetteer, text, 3)
        return near.length <= 3 && new Set(near.map(({ kind, slug }) => kind + slug)).size === near.length
      }),
    )
  })
})
