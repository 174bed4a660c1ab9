import type { HiddenWords } from '../../../words/queries/wishes/hidden-word-words.ts'

export const hiddenWords = {
  centres: 'centre|center',
  middles: 'heart|middle',
  of: 'of|in|the',
  calm: '',
  allowing: '',
  detached: 'detached',
  half: 'semi',
  homeParts: 'attic|terrace',
  trades: 'gardeners?|attendants?',
} satisfies HiddenWords
