import type { DirectionWords } from '../../../words/queries/places/direction-words.ts'

export const directions = {
  before: String.raw`
    au|a|le|dans|en|du|de|d|l|plutot|haut|region|zone|partie|vers|cote|ou|et|profond|bel|beau
  `,
  facing: String.raw`orient\w*|expos\w*|plein|terrasse|balcon`,
  facingFillers: 'a|au|le|vers|sur|de|d',
  towards: '',
  views: 'vues?',
  viewFillers: 'sur|la|le|l',
  moreViews: '',
  ofTown: 'de|d',
  noRegion: 'ville|commercial|culturel',
  inTown: 'au',
  articles: 'le|la|les|l|d|au|dans|en|region',
} satisfies DirectionWords
