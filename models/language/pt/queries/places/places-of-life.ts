import type { PlaceOfLifeWords } from '../../../words/queries/places/place-of-life-words.ts'

export const placesOfLife = {
  relatives: String.raw`
    pais|sogros|familia|mae|pai|irma|irmao|filhos?|filhas?|avos|netos|amigos|namorad[oa]
  `,
  live: 'vivem|vive|moram|mora|esta|estao',
  at: 'em|no|na',
  learning: String.raw`
    (?:andam|anda|vao|vai) (?:na|a|para a) (?:escola|creche|universidade)|(?:escola|creche) (?:e|fica)
  `,
} satisfies PlaceOfLifeWords
