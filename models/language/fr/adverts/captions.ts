import type { CaptionWords } from '../../words/adverts/caption-words.ts'

export const captions = {
  descriptions: 'Description',
  developments: 'Ce bien se trouve dans (?:ce Lotissement|cette Résidence|ce Programme neuf)',
  buttons: `Voir (?:tout|plus)|Demander plus d'infos|Lire la suite`,
  references: 'Réf',
} satisfies CaptionWords
