import type { SurroundingWords } from '../../../words/queries/places/surrounding-words.ts'

export const surroundings = {
  around: '',
  joints: 'ou|e',
  inArea: 'na (?:zona|regiao|vizinhanca)',
  nearIt: 'perto|por perto|proximo',
  environs: 'arredores',
  itsEnvirons: 'redondezas',
  besideJoints: 'ou|e',
  besideFillers: 'ali',
  beside: 'a volta|ali perto|aos arredores',
  areas: 'regiao|zona',
  areaFillers: 'de|em|do|da|a',
} satisfies SurroundingWords
