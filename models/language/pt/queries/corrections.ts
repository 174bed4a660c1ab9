import type { CorrectionWords } from '../../words/queries/correction-words.ts'

export const corrections = {
  notThe: '',
  not: '',
  noNumber: '',
  beforeMoment: 'de|em',
  replies: '',
  places: 'a|em|no|na',
  forgottenPlaces: 'de|da|do|o|a|ja',
  rather: '',
  markers: 'espera|nao|posso|podemos|ir|ate|antes',
  one: 'uma?',
  plenty: 'entao|chegam?|bastam?|servem?',
} satisfies CorrectionWords
