import type { SurroundingWords } from '../../../words/queries/places/surrounding-words.ts'

export const surroundings = {
  around: 'region|u (?:geigend|emgeigend)',
  joints: 'oder|an',
  inArea: 'an der (?:geigend|emgeigend|noperschaft|nei)',
  nearIt: 'no bei|an der nei|nopesch|drem erem|ronderem',
  environs: '',
  itsEnvirons: 'seng(?= )|emgeigend|de geigend|d emgeigend',
  besideJoints: 'an',
  besideFillers: '',
  beside: 'doniewent',
  areas: 'geigend',
  areaFillers: 'vun|d',
} satisfies SurroundingWords
