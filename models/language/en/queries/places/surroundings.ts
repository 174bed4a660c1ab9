import type { SurroundingWords } from '../../../words/queries/places/surrounding-words.ts'

export const surroundings = {
  around:
    'area|side|way(?! (?:below|above|under|over|more|less|too))|region|surroundings|(?:and|or) (?:around|surroundings|environs)',
  joints: 'or|and',
  inArea: 'in the area|thereabouts',
  nearIt: 'near|nearby|close|closeby|neighbouring',
  environs: '',
  itsEnvirons: '',
  besideJoints: 'or',
  besideFillers: '',
  beside: 'next door',
  areas: 'area|region|zone|greater',
  areaFillers: 'of|the',
} satisfies SurroundingWords
