import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../models/kernel/locale.ts'
import { understandQuery } from '../../models/search/understand/understand-query.ts'
import { wishNotes } from './search-notes.ts'

const notesOf = (query: string, intent: 'rent' | 'buy', locale: (typeof LOCALES)[number] = 'en'): string[] =>
  wishNotes(understandQuery(query, { intent }), locale)

describe('notes on a description', () => {
  it('say that rent or sale is assumed where the words do not say it', () => {
    expect(notesOf('flat with two bedrooms', 'rent')).toEqual([
      'Assumed: to rent. The description does not say rent or buy.',
    ])
    expect(notesOf('maison avec jardin', 'buy', 'fr')[0]).toMatch(/^Supposé.: à vendre\./)
    for (const locale of LOCALES)
      expect(notesOf('Haus', 'buy', locale)[0]).not.toEqual(notesOf('Haus', 'rent', locale)[0])
  })

  it.each([
    'flat to rent',
    'appartement à louer',
    'loyer max 1500',
    'flat for 1500 euro a month',
    'Haus kaufen',
    '400 € each for two',
  ])('assume nothing in "%s"', (query) => {
    for (const intent of ['rent', 'buy'] as const)
      expect(notesOf(query, intent).filter((note) => note.startsWith('Assumed'))).toEqual([])
  })

  it('call an amount a rent or a price as it was read', () => {
    expect(notesOf('flat up to 1500 euro', 'buy')).toEqual(['The amount “up to 1500 euro” was read as a rent.'])
    expect(notesOf('flat up to 800000 euro', 'rent')).toEqual([
      'The amount “up to 800000 euro” was read as a purchase price.',
    ])
  })
})
