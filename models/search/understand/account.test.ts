import { describe, expect, it } from 'vitest'

import { readQuery } from './read-query.fixture.ts'

const lost = (text: string): string[] => readQuery(text, 'rent').notUnderstood

describe('what is named as not understood', () => {
  it.each([
    ['flat in Mersch with a moat', ['moat']],
    ['apartamento em Mersch, vizinhos colados', ['vizinhos colados']],
    // Words of wishes that were not read here, and everyday words.
    ['flat in Mersch, wine', ['wine']],
    ['flat in Mersch, projects', ['projects']],
    ['Wohnung in Mersch, Sonntag Abend', ['Sonntag Abend']],
  ])('%s', (text, words) => expect(lost(text)).toEqual(words))

  it('is nothing in a wish that was read as a whole', () => {
    expect(lost('We are looking for a nice flat in Mersch with 2 bedrooms and a garden please')).toEqual([])
    expect(lost('une belle maison à Mersch avec un jardin et le chauffage au sol')).toEqual([])
  })
})
