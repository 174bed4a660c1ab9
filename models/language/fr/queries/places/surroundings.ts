import type { SurroundingWords } from '../../../words/queries/places/surrounding-words.ts'

export const surroundings = {
  around: 'region',
  joints: 'ou|et',
  inArea: 'dans (?:les environs|le coin|la region|les alentours)',
  nearIt: 'proche|pres|pas loin|autour|limitrophes?|communes? (?:voisines?|limitrophes?)',
  environs: 'environs',
  itsEnvirons: '(?:ses|les)(?= )|alentours|proximites|a l entour',
  besideJoints: 'ou|et',
  besideFillers: 'juste|la',
  beside: 'a cote',
  areas: 'region|secteur|zone',
  areaFillers: 'de|d|du|la|le',
} satisfies SurroundingWords
