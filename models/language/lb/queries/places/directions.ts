import type { DirectionWords } from '../../../words/queries/places/direction-words.ts'

export const directions = {
  before: 'am|an|de|d|dippen|heijen|heien|oder|region',
  facing: 'terrass|balkon|balcon|gaart',
  facingFillers: 'no|op|de|den|d',
  towards: 'no (?:norden?|suden?|osten?|westen?)',
  views: 'aussiicht',
  viewFillers: 'iwwer|op|d|den|der',
  moreViews: 'bleck',
  ofTown: 'vun|vu|vum',
  noRegion: '',
  inTown: 'am',
  articles: 'd|den|der|am',
} satisfies DirectionWords
