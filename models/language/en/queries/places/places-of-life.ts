import type { PlaceOfLifeWords } from '../../../words/queries/places/place-of-life-words.ts'

export const placesOfLife = {
  relatives: String.raw`
    parents|family|mother|mum|mom|father|dad|sister|brother|son|daughter|children|kids
    grandparents|grandchildren|laws|friends?|boyfriend|girlfriend
  `,
  live: 'live|lives|living|is|are|stay|stays',
  at: 'in|near|at',
  learning: String.raw`
    (?:go|goes|going) to (?:[a-z]+ )?(?:school|kindergarten|nursery|creche|uni|university)|(?:school|kindergarten|nursery|creche|lycee) is
  `,
} satisfies PlaceOfLifeWords
