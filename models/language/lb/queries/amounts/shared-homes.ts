import type { SharedHomeWords } from '../../../words/queries/amounts/shared-home-words.ts'

export const sharedHomes = {
  share: '',
  homes: '',
  sharing: String.raw`wg|wgs|wunngemeinschaft\w*|matbewunner\w*`,
  occupants: String.raw`student\w*|stagiar\w*|praktikant\w*`,
  rooms: 'kummer|kammer|zemmer|zemmerchen',
  denials: 'net|keng|keen|kee|ouni',
} satisfies SharedHomeWords
