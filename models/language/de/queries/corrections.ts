import type { CorrectionWords } from '../../words/queries/correction-words.ts'

export const corrections = {
  notThe: '',
  not: '',
  noNumber: '',
  beforeMoment: 'im|am|in|zum',
  replies: 'nein|nee|ne',
  places: 'in|zu',
  forgottenPlaces: 'nach|von|das|die|den|der',
  rather: 'doch|lieber',
  markers: 'nein|nee|moment|halt|sorry',
  one: 'eine[mnr]?',
  plenty: 'reicht|reichen|geht|ginge|dann|bitte',
} satisfies CorrectionWords
