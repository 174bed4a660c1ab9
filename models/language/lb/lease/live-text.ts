import type { LiveTextWords } from '../../words/lease/live-text-words.ts'

export const liveText = {
  deleted: 'gestrach|ersat|ewechgeholl',
  reducedTo: '',
  reducedBehind: 'erofgesat|reduzeiert|gekierzt',
  voided: 'nichteg|ongulteg|verbueden|net erlaabt',
  notInLease: String.raw`
    (?:stinn|steet) (?:dofir |also )?net (?:an|dran|hei)
  `,
  depositHeading: 'kautioun|(?:loyers)?garantie',
  none: 'keng|entfaellt|entfällt',
} satisfies LiveTextWords
