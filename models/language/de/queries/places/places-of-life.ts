import type { PlaceOfLifeWords } from '../../../words/queries/places/place-of-life-words.ts'

export const placesOfLife = {
  relatives: String.raw`
    eltern|schwiegereltern|familie|mutter|vater|schwester|bruder|sohn|tochter|kinder|enkel|grosseltern|freunde|freund|freundin
  `,
  live: 'wohnen|wohnt|leben|lebt|ist|sind',
  at: 'in|im|bei',
  learning: String.raw`
    (?:kinder|sohn|tochter|kleine[nr]?) (?:gehen|geht)|(?:schule|kita|gymnasium) ist
  `,
} satisfies PlaceOfLifeWords
