import type { KindPhraseWords } from '../../../words/queries/types/kind-phrase-words.ts'

export const kindPhrases = {
  duplexes: '(?:appartement|wunneng) (?:op|iwwer) 2 (?:etagen|stack|niveauen)',
  attics: '(?:appartement|wunneng) enner(?:em| dem) daach',
  terraces: '',
  semiDetached: '',
  offices: '',
  shops: String.raw`geschaftslokal\w*`,
  plots: String.raw`bauterrain\w*|bauplaz\w*|baugrond`,
  buildings: 'mehfamilj?enhaus|mehrfamilj?enhaus|meifamilj?enhaus',
  oneRoom: '1 zemmer(?: wunneng)?',
} satisfies KindPhraseWords
