import type { KindPhraseWords } from '../../../words/queries/types/kind-phrase-words.ts'

export const kindPhrases = {
  duplexes: 'apartamento (?:em|de|com) 2 (?:andares|pisos|niveis)',
  attics: 'apartamento no sotao',
  terraces: '',
  semiDetached: '',
  offices: '',
  shops: 'espaco comercial',
  plots: 'terrenos? (?:para construir|para construcao|urbanizavel)|lotes? (?:de|para) (?:construcao|construir)',
  buildings: '',
  oneRoom: '',
} satisfies KindPhraseWords
