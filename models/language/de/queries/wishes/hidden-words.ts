import type { HiddenWords } from '../../../words/queries/wishes/hidden-word-words.ts'

export const hiddenWords = {
  centres: 'zentrum|stadtmitte|ortsmitte',
  middles: 'mitten',
  of: 'von|zu|in|am|im',
  calm: 'ruhig',
  allowing: 'darf|durfen|kann|konnen|konnte',
  detached: '',
  half: '',
  homeParts: '',
  trades: String.raw`gartner\w*|pendler\w*`,
} satisfies HiddenWords
