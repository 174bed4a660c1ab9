import type { ProtectionWords } from '../../words/lease/protection-words.ts'

export const protection = {
  between: `interim|intermediate`,
  forbids: String.raw`(?:may|can|must|shall|will) ?not|refrains? from|is not allowed|prohibited|no (?:notice|termination|ending)\W*$`,
  ends: String.raw`terminat|\bends?\b|ending|\bnotice\b|cancel|\bclose\b`,
  viewed: String.raw`view\w*|visit\w*|look (?:round|around|at)|show\w*`,
  withoutGround: String.raw`
    without (?:\w+ ){0,4}(?:reasons?|grounds?|cause|explanation|why)\b|for (?:any|whatever) reason
    no (?:reason|ground|explanation) (?:is |need be |has to be )?(?:needed|given|required)
  `,
  otherGround: String.raw`
    (?:pay|offer)s? more|(?:is|are|be) sold|sells? (?:it|the)|as (?:he|she|it|they|we|i) (?:please|like|see fit)s?|has a (?:baby|child)
    expect\w* a (?:baby|child)
  `,
  leavesEarly: String.raw`
    (?:leav|mov\w+ out|depart|hand\w* (?:in|back) the keys|give\w* up|quit|terminat).{0,90}(?:before|ahead of|within|early|during|prior)
    (?:before|ahead of|within|early|during|prior to).{0,90}(?:leav|mov\w+ out|depart|quit|terminat)
  `,
  breakSum: String.raw`compensat\w*|penalty|lump sum|liquidated|break fee|early exit fee|\bwhole with`,
  mustPay: `owes?|pays?`,
  someRents: `two|three|four|five|six`,
  rent: `rent`,
  remaining: `remain|unexpired`,
  waivesCourt: String.raw`
    (?:waive|give\w* up|undertak\w* not|agree\w* not|promis\w* not|will not|shall not|forgo)\w*.{0,60}(?:\bcourt\b|\bjudge|rent commission|\btribunal)
  `,
  surety: `surety|guarantor`,
  tells: `(?:make it|let it be) known`,
  hasTime: String.raw`\bhas(?= )`,
  aWhole: `a full`,
  within: `within|for|in`,
  articles: `the|of`,
  court: 'courts?|judges?|judgments?',
  withoutIt: 'without|no',
  asGoodAsJudgment: String.raw`
    (?<!not )counts? as abandon\w*|(?:court|judge) (?:is|are) (?:left|kept) out|as good as a judgment|(?:in place|instead) of a judgment
    stands? (?:in )?for a judgment
    (?<!not (?:be )?)(?:deemed|taken|treated|considered|regarded) (?:as |for |to be |to have been )?abandoned
  `,
  mustLeave: 'leaves?|vacates?|moves? out|out|possession|tenancy is over|gone',
  lateOrEnd: String.raw`late\b|arrears|default|unpaid|not paid|\bowes\b|end of the`,
  sharing: String.raw`co-?tenancy|flat-?shar\w*|colocation`,
  banned: `prohibited|not allowed|requires`,
  bansSharing: `prohibited.{0,30}colocation`,
  luxuryHome: String.raw`luxury (?:dwelling|propert|hous)\w*|non[- ]standard (?:dwelling|home|housing)`,
} satisfies ProtectionWords
