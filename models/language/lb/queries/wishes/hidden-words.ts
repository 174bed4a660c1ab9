import type { HiddenWords } from '../../../words/queries/wishes/hidden-word-words.ts'

export const hiddenWords = {
  centres: 'zenter',
  middles: 'matten|meddsten',
  of: 'vun|vu|zu|am|d',
  calm: 'roueg',
  allowing: 'daerf|derf|dierf|kennen',
  detached: '',
  half: '',
  homeParts: '',
  trades: String.raw`gaertner\w*|pendler\w*`,
} satisfies HiddenWords
