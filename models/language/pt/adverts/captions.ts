import type { CaptionWords } from '../../words/adverts/caption-words.ts'

export const captions = {
  descriptions: 'Descrição',
  developments: '',
  buttons: '',
  references: '',
} satisfies CaptionWords
