import type { CorrectionWords } from '../../words/queries/correction-words.ts'

export const corrections = {
  notThe: '',
  not: '',
  noNumber: '',
  beforeMoment: 'am|em|de',
  replies: 'nee|neen',
  places: 'zu|em',
  forgottenPlaces: 'op|d|de|den|dat|vun',
  rather: 'dach|leiwer',
  markers: 'waart|nee|moment|pardon',
  one: 'eng|enger|engem',
  plenty: 'geet|ginn|duerginn|dann',
} satisfies CorrectionWords
