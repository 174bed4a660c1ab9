import type { HiddenWords } from '../../../words/queries/wishes/hidden-word-words.ts'

export const hiddenWords = {
  centres: 'centre',
  middles: 'coeur',
  of: 'de|d|du|a',
  calm: '',
  allowing: '',
  detached: '',
  half: '',
  homeParts: '',
  trades: String.raw`jardini\w+`,
} satisfies HiddenWords
