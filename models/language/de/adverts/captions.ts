import type { CaptionWords } from '../../words/adverts/caption-words.ts'

export const captions = {
  descriptions: 'Beschreibung',
  developments: '',
  buttons: 'Mehr anzeigen',
  references: '',
} satisfies CaptionWords
