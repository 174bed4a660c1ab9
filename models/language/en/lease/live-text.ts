import type { LiveTextWords } from '../../words/lease/live-text-words.ts'

export const liveText = {
  deleted: 'deleted|replaced|struck out|crossed out|removed',
  reducedTo: '(?:is|are|was|were|has been|have been) (?:thus |therefore )?(?:reduced|lowered|cut|brought down) to',
  reducedBehind: '',
  voided: 'void|unenforceable|prohibited|forbidden|unlawful',
  notInLease: String.raw`
    not (?:part of|contained in|included in) (?:this|the) (?:lease|contract|agreement)|do(?:es)? not (?:therefore )?appear
  `,
  depositHeading: '(?:security )?deposit|guarantee|bond',
  none: 'none|nil|no deposit',
} satisfies LiveTextWords
