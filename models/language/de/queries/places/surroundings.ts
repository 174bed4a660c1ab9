import type { SurroundingWords } from '../../../words/queries/places/surrounding-words.ts'

export const surroundings = {
  around: 'region|u (?:umgebung|umland)',
  joints: 'oder|und',
  inArea: 'in der (?:gegend|umgebung|region|nachbarschaft)',
  nearIt: 'nah|naher|in der naheren|drumherum|rundherum|nachbargemeinden?',
  environs: 'umgebung',
  itsEnvirons: 'seine(?= )|umland|nahe|in der nahe',
  besideJoints: 'oder|od',
  besideFillers: '',
  beside: 'nebenan',
  areas: 'region|raum|umkreis|gegend',
  areaFillers: 'um|von',
} satisfies SurroundingWords
