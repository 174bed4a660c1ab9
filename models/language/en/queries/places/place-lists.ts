import type { PlaceListWords } from '../../../words/queries/places/place-list-words.ts'

export const placeLists = {
  or: 'or',
  and: 'and',
  moreJoints: 'nor|also|plus',
  fillers: 'in|at|the|of|even|maybe|perhaps|either|village|commune|zone|area',
  contrasts: 'but',
} satisfies PlaceListWords
