import type { DirectionWords } from '../../../words/queries/places/direction-words.ts'

export const directions = {
  before: 'in|im|am|eher|tief|tiefe|tiefen|hoher|hohen|schonen|sonnigen|region|oder|und|entweder',
  facing: String.raw`ausgerichtet\w*|ausrichtung|gerichtet\w*|orient\w*|blick|terrasse|balkon|garten`,
  facingFillers: 'nach|n|zum|gen|den',
  towards: 'n (?:norden|suden|osten|westen)',
  views: 'blick|aussicht',
  viewFillers: 'auf|die|den|der',
  moreViews: 'ausblick',
  ofTown: 'von',
  noRegion: '',
  inTown: 'am|im|in',
  articles: 'der|die|das|den|am|im|in|region',
} satisfies DirectionWords
