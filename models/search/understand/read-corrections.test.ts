import { describe, expect, it } from 'vitest'

import CASES_OF_PLACES from './read-corrections.cases.json' with { type: 'json' }
import { readQuery } from './read-query.fixture.ts'

const understand = (text: string) => readQuery(text, 'rent')

const SAID: Readonly<Record<string, readonly [noun: string, numbers: readonly string[], markers: readonly string[]]>> =
  {
    en: ['bedrooms', ['two', 'three', 'four', '5'], ['no wait', 'no sorry', 'I mean']],
    fr: ['chambres', ['deux', 'trois', 'quatre', '5'], ['non pardon', 'euh non', 'je veux dire']],
    de: ['Schlafzimmer', ['zwei', 'drei', 'vier', '5'], ['ach nee', 'nein Moment', 'nein halt', 'ich meine']],
    lb: ['Schlofkummeren', ['zwou', 'dräi', 'véier', '5'], ['ah nee waart', 'nee pardon', 'ech mengen']],
    pt: ['quartos', ['dois', 'três', 'quatro', '5'], ['não desculpe', 'quer dizer', 'aliás']],
  }
const CASES = Object.entries(SAID).flatMap(([lang, [noun, numbers, markers]]) =>
  markers.flatMap((marker) =>
    numbers.flatMap((first, said) =>
      numbers.flatMap((meant, instead) =>
        said === instead ? [] : [[lang, `${first} ${noun}. ${marker}, ${meant}, Mersch`, instead + 2] as const],
      ),
    ),
  ),
)

describe('a number that stands alone behind a correction', () => {
  it.each(CASES)('takes the place of the one before: %s %s', (_, text, bedrooms) => {
    const { bedrooms: read, notes, notUnderstood } = understand(text)
    expect(read.min).toBe(bedrooms)
    expect(notes.map(({ code }) => code)).toContain('sets_nothing')
    expect(notUnderstood).toEqual([])
  })

  it.each(['2 bedrooms, no wait, 1500 max, Mersch', '2 chambres, non pardon, 1500 max, Mersch'])(
    'is another amount where it is far from the first: %s',
    (text) => {
      const { bedrooms, priceEur } = understand(text)
      expect([bedrooms.min, priceEur.max]).toEqual([2, 1500])
    },
  )
})

describe('a thing that is taken back', () => {
  it.each([
    'appart meublé ? non finalement non meublé, Mersch',
    'möblierte Wohnung, äh nein unmöbliert, Mersch',
    'furnished flat, no wait, not furnished, Mersch',
  ])('is not wished for: %s', (text) => {
    expect(understand(text).wishes.filter(({ key, wanted }) => key === 'furnished' && wanted)).toEqual([])
  })
})

describe('what is said last', () => {
  const rows = Object.entries(CASES_OF_PLACES).flatMap(([kind, cases]) =>
    cases.map(
      ([text, places, bedrooms]) => [kind, text as string, places as string[], bedrooms as number | null] as const,
    ),
  )
  it.each(rows)('counts where the first is %s: %s', (kind, text, places, bedrooms) => {
    const read = understand(text)
    expect(read.places.filter(({ relation }) => relation === 'in').map(({ slug }) => slug)).toEqual(places)
    expect(read.places.filter(({ relation }) => relation === 'not_in').length).toBe(kind === 'refused' ? 1 : 0)
    expect(read.bedrooms.min).toBe(bedrooms)
  })
})
