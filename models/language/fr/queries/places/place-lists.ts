import type { PlaceListWords } from '../../../words/queries/places/place-list-words.ts'

export const placeLists = {
  or: 'ou',
  and: 'et',
  moreJoints: 'ni|sinon|plus',
  fillers: 'a|au|aux|en|dans|la|le|l|d|de|du|aussi|peut|etre|village|commune|quartier|zone|secteur',
  contrasts: 'mais|plutot',
} satisfies PlaceListWords
