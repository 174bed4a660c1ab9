import type { PlaceListWords } from '../../../words/queries/places/place-list-words.ts'

export const placeLists = {
  or: 'oder',
  and: 'an',
  moreJoints: 'a|od|noch',
  fillers: 'zu|zou|am|um|op|d|de|dem|der|och|geigend',
  contrasts: 'mee|awer',
} satisfies PlaceListWords
