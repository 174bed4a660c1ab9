import type { HiddenWords } from '../../../words/queries/wishes/hidden-word-words.ts'

export const hiddenWords = {
  centres: 'centro',
  middles: 'coracao',
  of: 'de|do|da|a',
  calm: '',
  allowing: '',
  detached: '',
  half: '',
  homeParts: '',
  trades: String.raw`jardineir\w+`,
} satisfies HiddenWords
