import type { DirectionWords } from '../../../words/queries/places/direction-words.ts'

export const directions = {
  before: 'a|para|pelo|no|na|ao|do|de|regiao|zona|lado|parte|rumo|ou|extremo',
  facing: String.raw`virad\w*|voltad\w*|orient\w*|expos\w*|jardim|terraco|varanda`,
  facingFillers: 'a|ao|para|o|de',
  towards: '',
  views: 'vista',
  viewFillers: 'para|sobre|o|a',
  moreViews: 'vistas',
  ofTown: 'de|do|da',
  noRegion: '',
  inTown: 'no|do',
  articles: 'o|a|no|na|regiao',
} satisfies DirectionWords
