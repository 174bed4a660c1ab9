import type { CaptionWords } from '../../words/adverts/caption-words.ts'

export const captions = {
  descriptions: 'Description',
  developments: '',
  buttons: 'Show more|Read more',
  references: '',
} satisfies CaptionWords
