import type { PlaceListWords } from '../../../words/queries/places/place-list-words.ts'

export const placeLists = {
  or: 'ou',
  and: 'e',
  moreJoints: 'nem|o',
  fillers: 'a|em|no|na|de|da|do|zona|area|bairro',
  contrasts: 'mas',
} satisfies PlaceListWords
