import { describe, expect, it } from 'vitest'
import { readQuery } from '../read-query.fixture.ts'
import CASES from './relations-of-places.cases.json' with { type: 'json' }

const LANGUAGES = ['en', 'fr', 'de', 'lb', 'pt'] as const
/** Communes and a quarter, by the names that each language gives them. */
const PLACES = {
  en: ['Mersch', 'Belair', 'Esch-sur-Alzette', 'Dudelange'],
  fr: ['Mersch', 'Belair', 'Esch-sur-Alzette', 'Dudelange'],
  de: ['Mersch', 'Belair', 'Esch an der Alzette', 'Düdelingen'],
  lb: ['Miersch', 'Belair', 'Esch-Uelzecht', 'Diddeleng'],
  pt: ['Mersch', 'Belair', 'Esch-sur-Alzette', 'Dudelange'],
}
const SLUGS = ['mersch', 'belair', 'esch-sur-alzette', 'dudelange']

describe.each(LANGUAGES)('a place, said in %s', (language) => {
  it.each(
    (['in', 'not_in', 'near'] as const).flatMap((relation) =>
      CASES[language][relation].map((said) => [relation, said]),
    ),
  )('is %s: %s', (relation, said) => {
    const read = PLACES[language].flatMap((name) =>
      readQuery(said!.replace('{x}', name)).places.map((place) => `${place.relation} ${place.slug}`),
    )
    expect(read).toEqual(SLUGS.map((slug) => `${relation} ${slug}`))
  })
})
