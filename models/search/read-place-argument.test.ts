import { constantFrom, assert, property, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import cases from './read-place-argument.cases.json' with { type: 'json' }
import { FIXTURE_GAZETTEER } from './gazetteer.fixture.ts'
import { readPlaceArgument } from './read-place-argument.ts'
import { REGIONS } from './understand/places/regions.ts'

const read = (text: string) => readPlaceArgument(FIXTURE_GAZETTEER, text)
/** Kinds and slugs of what was found. */
function found(text: string): string {
  const argument = read(text)
  if (argument.kind !== 'found') return argument.kind
  return argument.places.map(({ kind, slug }) => `${kind} ${slug}`).join(', ')
}

describe('a place argument', () => {
  it.each(cases.places as [string, string][])('reads %j as %s', (text, places) => {
    expect(found(text)).toBe(places)
  })

  it('names a town abroad with its country, and the communes next to it', () => {
    expect(read('Trier, Germany')).toMatchObject({
      kind: 'abroad',
      town: 'Trier',
      country: 'DE',
      near: ['mertert', 'rosport-mompach', 'manternach'],
    })
    expect(read('Lyon, France')).toEqual({ kind: 'abroad', town: 'Lyon', country: 'FR', near: [] })
  })

  it('reads any list of communes as these communes, however they are joined', () => {
    const slugs = [...FIXTURE_GAZETTEER.communes.keys()]
    const joints = constantFrom(', ', ' / ', '; ', ' or ', ' ou ', ' und ', ' & ')
    assert(
      property(uniqueArray(constantFrom(...slugs), { minLength: 3, maxLength: 6 }), joints, (wanted, joint) => {
        const argument = read(wanted.join(joint))
        const communes = argument.kind === 'found' ? argument.places.flatMap((place) => place.communes) : []
        expect([...new Set(communes)].sort()).toEqual(wanted.toSorted())
      }),
    )
  })

  it('knows communes for every name of a region', () => {
    for (const { names, slug } of REGIONS)
      for (const name of names) {
        const argument = read(name)
        // A name of a place wins over one of a region.
        if (argument.kind === 'found') expect(argument.places[0]!.communes.length, `${slug} ${name}`).toBeGreaterThan(0)
        else expect(argument.kind, name).toBe('ambiguous')
      }
  })
})
