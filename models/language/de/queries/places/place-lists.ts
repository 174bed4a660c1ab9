import type { PlaceListWords } from '../../../words/queries/places/place-list-words.ts'

export const placeLists = {
  or: 'oder',
  and: 'und',
  moreJoints: 'noch|o|od|u|resp|bzw|sowie|respektiv',
  fillers: 'in|zu|am|um|dem|der|auch|gegend|viertel',
  contrasts: 'aber|sondern|lieber',
} satisfies PlaceListWords
