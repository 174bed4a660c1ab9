import type { PlaceOfLifeWords } from '../../../words/queries/places/place-of-life-words.ts'

export const placesOfLife = {
  relatives: String.raw`
    elteren|schwegerelteren|famill|mamm|papp|schwester|brudder|jong|duechter|kanner|frenn|bomi|bopi
  `,
  live: 'wunnen|wunnt|liewen|liewt|ass|sinn',
  at: 'zu|an|op|bei',
  learning: String.raw`
    (?:kanner|jong|duechter) (?:ginn|geet)|(?:schoul|creche|lycee) ass
  `,
} satisfies PlaceOfLifeWords
