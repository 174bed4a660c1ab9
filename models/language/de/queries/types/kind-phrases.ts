import type { KindPhraseWords } from '../../../words/queries/types/kind-phrase-words.ts'

export const kindPhrases = {
  duplexes: 'maison+ett?e wohnung|wohnung (?:uber|auf) 2 (?:etagen|ebenen|stockwerken?|geschossen?)',
  attics: 'wohnung unter(?:m| dem) dach',
  terraces: '',
  semiDetached: '',
  offices: '',
  shops: String.raw`ladenlokal\w*|geschaftslokal\w*`,
  plots: String.raw`bauland|baugrundstuck\w*|bauplatze?`,
  buildings: '',
  oneRoom: '1 zimmer(?: ?wohnung| apartment| appartement)?|einzimmer(?:wohnung|apartment|appartement)',
} satisfies KindPhraseWords
