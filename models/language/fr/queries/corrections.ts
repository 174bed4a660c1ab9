import type { CorrectionWords } from '../../words/queries/correction-words.ts'

export const corrections = {
  notThe: '',
  not: '',
  noNumber: '',
  beforeMoment: 'un|ce|de',
  replies: '',
  places: 'a|au|en',
  forgottenPlaces: 'd|de|du|le|la|l',
  rather: 'plutot',
  markers: 'pardon|non|moment',
  one: 'une?',
  plenty: 'ca|alors|suffit|suffisent|svp',
} satisfies CorrectionWords
