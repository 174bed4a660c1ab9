import { expect, it } from 'vitest'

import { readQuery } from '../read-query.fixture.ts'

const smoking = (text: string) =>
  readQuery(text, 'rent')
    .wishes.filter(({ key }) => key === 'smoking_allowed')
    .map(({ wanted }) => wanted)

it.each([
  'flat in Mersch, no smokers',
  'flat in Mersch, non-smoking',
  'flat in Mersch, smoking not allowed',
  'smoke-free flat in Mersch',
  'ni meublé ni fumeur ni agence, Mersch',
  'appartement non-fumeur à Mersch',
  "appartement à Mersch, fumeurs s'abstenir",
  'appartement à Mersch, interdit de fumer',
  'Wohnung in Mersch, keine Raucher!',
  'Wohnung in Mersch, Nichtraucher',
  'Wohnung in Mersch, Rauchen verboten',
  'Wunneng zu Miersch, keng Fëmmerten',
  'Kummer zu Miersch, Nettgefëmmert',
  'quarto em Mersch, sem fumadores',
  'apartamento em Mersch, não fumadores',
  'apartamento em Mersch, proibido fumar',
  'fumador não, apartamento em Mersch',
  'Smoker: no. Flat in Mersch',
])('smoking is refused: %s', (text) => {
  expect(smoking(text)).toEqual([false])
})

it.each([
  'flat in Mersch, smoking allowed',
  'fumeur cherche appartement à Mersch',
  'Raucher sucht Wohnung in Mersch',
  'Wunneng zu Miersch, fëmmen erlaabt',
  'apartamento em Mersch, fumador',
])('smoking is wanted: %s', (text) => {
  expect(smoking(text)).toEqual([true])
})
