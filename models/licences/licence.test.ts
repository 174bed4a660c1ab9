import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReserved, licenceStatement, licenceUrl, NOT_STATED, OWN_LICENCE, strictestLicence } from './licence.ts'
import { publishLevelOf } from './publish-level.ts'

// From the freest to the strictest; what stands on one line is equally strict.
const STRICTNESS = [
  [
    'CC0 1.0',
    'CC-0',
    'CC0 (mobility data of data.public.lu)',
    'Public Domain',
    OWN_LICENCE,
    'Eurostat reuse policy (CC BY 4.0)',
  ],
  ['ODbL 1.0 for the points', 'CC BY-SA 4.0', 'CC0; reach derives from OpenStreetMap under ODbL 1.0'],
  ['by agreement', 'CC BY-NC 4.0', 'All rights reserved', 'CC BY 4.0, all rights reserved', 'Copyright A & B'],
  ['not stated', ' Not stated ', '', 'unknown', 'n/a', '-'],
]
const rank = (licence: string) => STRICTNESS.findIndex((names) => names.includes(licence))
const licences = fc.array(fc.constantFrom(...STRICTNESS.flat()))

describe('the licence of what rests on several sources', () => {
  it('is that of the strictest, in any order and however often it is asked', () => {
    fc.assert(
      fc.property(licences, (names) => {
        const licence = strictestLicence(names)
        const expected = Math.max(0, ...names.map(rank))
        const strictest = names.filter((name) => rank(name) === expected)
        expect(licence).toBe(strictestLicence(expected === 0 ? [] : strictest))
        expect(strictestLicence(names.toReversed())).toBe(licence)
        expect(strictestLicence([licence.split('; ')[0]!, ...names])).toBe(licence)
      }),
    )
  })

  it('is our own where nobody asks for more', () => {
    expect(strictestLicence([])).toBe(OWN_LICENCE)
    expect(strictestLicence(['CC0 1.0'])).toBe(OWN_LICENCE)
    expect(licenceStatement(OWN_LICENCE)).toBe('https://creativecommons.org/licenses/by/4.0/')
  })

  it('names all where several are equally strict, and has an address only where we know it', () => {
    expect(strictestLicence(['ODbL', 'CC-BY-SA 3.0', 'CC0'])).toBe('CC BY-SA 4.0; ODbL 1.0')
    expect(strictestLicence(['CC0 1.0', 'unknown', 'ODbL 1.0'])).toBe(NOT_STATED)
    expect(licenceUrl(NOT_STATED)).toBeNull()
    expect(licenceStatement('by agreement')).toEqual({ '@type': 'CreativeWork', name: 'Licence: by agreement' })
  })
})

describe('what may be shown of a feed', () => {
  it('is what its definition says, whatever its licence', () => {
    for (const publish of ['full', 'facts', 'counts'] as const)
      for (const name of STRICTNESS.flat()) expect(publishLevelOf({ publish, licence: { name } })).toBe(publish)
  })

  it('is facts alone by default where the licence is not stated or reserves all rights', () => {
    for (const name of STRICTNESS.flat())
      expect(publishLevelOf({ licence: { name } })).toBe(isReserved(name) ? 'facts' : 'full')
    expect(STRICTNESS[3]!.every(isReserved)).toBe(true)
    expect(isReserved('by agreement')).toBe(false)
    expect(isReserved('CC BY 4.0, all rights reserved')).toBe(true)
  })
})
