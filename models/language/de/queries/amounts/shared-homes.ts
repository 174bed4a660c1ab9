import type { SharedHomeWords } from '../../../words/queries/amounts/shared-home-words.ts'

export const sharedHomes = {
  share: '',
  homes: '',
  sharing: String.raw`wg|wgs|wgzimmer|wohngemeinschaft\w*|mitbewohner\w*|untermiete`,
  occupants: String.raw`student\w*|azubi|praktikant\w*`,
  rooms: 'zimmer|kammer|wgzimmer',
  denials: String.raw`nicht|kein\w*|ohne`,
} satisfies SharedHomeWords
