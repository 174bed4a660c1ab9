import type { KindPhraseWords } from '../../../words/queries/types/kind-phrase-words.ts'

export const kindPhrases = {
  duplexes: 'appart(?:ement)? sur 2 (?:niveaux|etages)',
  attics: '(?:appart(?:ement)?|logement) sous (?:les )?(?:combles|toits?)',
  terraces: 'maisons? en (?:rangee|bande)',
  semiDetached: 'maisons? (?:libre de |a |de )?3 (?:cotes|facades|faces)',
  offices: '(?:espaces?|surfaces?) de bureaux?',
  shops: 'fonds? de commerce|(?:local|espace) commercial|surface commerciale',
  plots: 'terrains? (?:a batir|constructibles?)',
  buildings: '',
  oneRoom: '1 piece',
} satisfies KindPhraseWords
