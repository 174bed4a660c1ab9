import type { BesidesWords } from '../../words/lease/besides-words.ts'

export const besides = {
  otherThing:
    '(?:gebaude)?(?:garage|stellplatz|parkplatz|internet|concierge|hausmeister|police|pramie|versicherung|assekuranz)',
  notTheRent: String.raw`
    \bnicht (?:die |der |den )?(?:miete|mietzins)\b|\b(?:miete|mietzins),? (?:\w+ )?(?:hingegen |dagegen |aber )nicht\b
    (?:der|die|das) der wohnung,? (?:hingegen |dagegen |aber )?nicht\b
  `,
  home: String.raw`wohnung|appartement|mietvertrag|mietverhaltnis|\bhaus\b`,
  letAlone: '(?:allein|separat|getrennt) vermietet|ohne wohnung',
  loan: 'darlehen|hypothek',
  withoutEffect: 'ist (?:unwirksam|nichtig)|hat keine wirkung',
} satisfies BesidesWords
