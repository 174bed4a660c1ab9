import type { PlaceOfLifeWords } from '../../../words/queries/places/place-of-life-words.ts'

export const placesOfLife = {
  relatives: String.raw`
    parents|famille|mere|pere|maman|papa|soeur|frere|fils|fille|enfants|petits enfants|grands parents|amis?|copain|copine
  `,
  live: 'vivent|vit|habitent|habite|est|sont|restent|reste',
  at: 'a|en|au|dans|pres de',
  learning: String.raw`
    (?:vont|va) (?:[a-z]+ ){0,3}(?:ecole|lycee|creche|college|universite)|scolarisee?s?|(?:ecole|lycee|creche) est
  `,
} satisfies PlaceOfLifeWords
