import type { KindPhraseWords } from '../../../words/queries/types/kind-phrase-words.ts'

export const kindPhrases = {
  duplexes: '(?:flat|apartment) (?:on|over|across) 2 (?:levels|floors)',
  attics: '(?:flat|apartment) under the (?:roof|eaves)',
  terraces: 'row houses?',
  semiDetached: '',
  offices: '',
  shops: '',
  plots: 'building (?:land|plots?)|land to build on',
  buildings: 'apartment buildings?|blocks? of flats',
  oneRoom: '1 room(?: flat| apartment)?',
} satisfies KindPhraseWords
