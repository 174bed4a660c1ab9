import type { BesideHomeWords } from '../../words/queries/beside-home-words.ts'

export const besideHomes = {
  with: 'mit',
  withToo: 'incl|inklusive',
  withFillers: 'separater?|einer?|einem|eigener?|kleiner?',
  within: 'in|im|einem|einer|an|am|kleine[nrms]?',
  withinFillers: String.raw`einem|einer|der|dem|klein\w*|ruhigen?`,
  beside: 'blick|aussicht|ausblick|sicht|beim|bei|unter|nahe|neben',
  seen: 'sehen|sieht|sichtbar',
} satisfies BesideHomeWords
