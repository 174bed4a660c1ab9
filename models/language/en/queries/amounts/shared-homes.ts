import type { SharedHomeWords } from '../../../words/queries/amounts/shared-home-words.ts'

export const sharedHomes = {
  share: 'shares?',
  homes: 'house|flat|apartment|home',
  sharing: String.raw`
    shared|sharing|flatshare|flatmates?|housemates?|roommates?|houseshare|lodger|lodgings?|sublet|digs
  `,
  occupants: String.raw`student\w*|intern|trainee|aupair|pair`,
  rooms: 'room|bedsit',
  denials: 'no|not',
} satisfies SharedHomeWords
