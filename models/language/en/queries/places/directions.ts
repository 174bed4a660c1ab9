import type { DirectionWords } from '../../../words/queries/places/direction-words.ts'

export const directions = {
  before: String.raw`
    in|a|the|of|up|down|out|somewhere|rather|further|far|region|part|side|zone|towards|or|and|either|deep|sunny
    beautiful|rural|maybe
  `,
  facing: String.raw`facing|faces|orient\w*|expos\w*|terrace|balcony|garden`,
  facingFillers: 'to|the|s',
  towards: '',
  views: 'views?',
  viewFillers: 'on|of|over|the',
  moreViews: '',
  ofTown: 'of',
  noRegion: 'facing',
  inTown: 'in',
  articles: 'the|a|in|region',
} satisfies DirectionWords
