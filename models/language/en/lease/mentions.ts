import type { MentionWords } from '../../words/lease/mention-words.ts'

export const mentions = {
  startOnKeys: 'upon signature|on signing|date of signature',
  waived: String.raw`
    left aside|neither (?:party|of them|landlord)|without the rent commission|leaves? the rent commission out|(?:has|have) no say|refrain\w*
    by the (?:landlord|lessor|owner) only|only by the (?:landlord|lessor|owner)|ruled out|not competent|undertakes? (?:not|never)|agrees? (?:not|never)
    waive|gives? up|forgo|not (?:seize|apply|go|refer)|may not|shall not|exclu(?!si|di)
  `,
  notWaived: String.raw`(?:never|not|nor) (?:waiv|giv\w+ up|forgo)\w*|(?:does|do) not waive|without waiving`,
  roomCeiling: '',
  without: 'without|free of|no',
  limit: String.raw`limit|ceiling|cap\b`,
  notSubject: String.raw`not (?:\w+ ){0,3}(?:subject|applicab|bound)|does not apply|not (?:\w+ ){0,2}to apply|freely`,
  noCharges: String.raw`
    no (?:service )?charges (?:are|is|will)|charg\w*:? (?:none|nothing)|nothing for charges|charg\w* (?:\w+ ){0,3}0 ?(?:eur|€)
    directly with (?:the )?(?:supplier|provider|utilit)
  `,
  proved: 'invoices|bills|receipts|actual',
  inEach: 'in|each|every|by',
  partOfMonth: '(?:early |late )',
  season:
    'january|february|march|april|may|june|july|august|september|october|november|december|spring|autumn|winter|summer',
  within: 'in (?:the|this|any)|on (?:the|this|any)|(?:in|on) (?:your|our|my)',
  ofCondition: 'condition',
  notAwaited: 'without (?:waiting|awaiting)',
  withoutIt: 'without',
  nothingDue: "cannot|may not|can't",
  squares: 'differenc|balance|surplus|square|settle|too much|refund|repa(?:id|ys)|share',
  onAccount: 'advances?|on account',
} satisfies MentionWords
