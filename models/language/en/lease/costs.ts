import type { CostWords } from '../../words/lease/cost-words.ts'

export const costs = {
  paid: 'fee|cost|commission|remunerat',
  flat: 'once and for all|flat[- ](?:rate|charge|fee|sum)|lump[- ]sum|fixed (?:monthly )?(?:sum|amount|charge)',
  fee: String.raw`fee|charge|invoice|bill|cost|commission|remunerat|\bvat\b`,
  pays: String.raw`\b(?:pays?|paid|payable|ow(?:e|es|ed|ing)|settle[sd]?|discharge[sd]?|recognises)\b`,
  managing: 'managing agent',
  namedOnly: 'syndic',
  himself: 'himself|herself|itself|themselves|outside (?:that|the|this) (?:account|charges|statement)',
  asks: String.raw`cost\w*|charge[sd]?|asks?`,
  nothing: 'nothing',
  noneAsked: String.raw`
    \bno (?:[\w-]+,? ){1,9}(?:is|are|will be|shall be) (?:asked|charged|due|payable|claimed|levied|billed|taken)\b
  `,
  givenBack: String.raw`(?:refunded|returned|given back)\w* (?:\w+ )?to the ?(?:tenant|lessee)\b`,
  likewise: 'likewise|the same(?: amount)?',
  costs: String.raw`fees?\b|charges`,
  includes: String.raw`
    inclu|cover|contain|\badds? .{0,60}to the
    in it are|it lists|made up of|consists? of|goes? into|among them|takes? in
    added to|on top of|\bamong\b
  `,
  amongCharges: String.raw`recharged to the tenant|added to the charges`,
  equipment: String.raw`
    boilers?\b|water heaters?|heating\b|radiators?\b|shutters?\b|window frames?|windows\b|pipes?\b|plumbing|roof\b|gutters?\b|facade|lift\b|pumps?\b
    appliances?\b|fittings?\b|installations?\b|fridge|refrigerator|oven\b|cooker|washing machine|dishwasher
  `,
  repairs: String.raw`repair\w*|replac\w*|renew\w*|mend\w*|fix(?:es|ing)?\b|put(?:ting|s)? right|plumber`,
  upkeep: String.raw`servic\w*|clean\w*|swe[ep]\w*|bleed\w*|check\w*|maint\w*|upkeep`,
  parts: String.raw`seals?|bulbs?|batter(?:y|ies)|filters?|fuses?|washers?|panes?`,
  tolerates: 'signal|inform|report|notify|tell|toler|allow|permit|access|consent|lower rent|reduction',
  orNot: String.raw`whether|or not\b|even (?:if|where|when)|not only|regardless|irrespective`,
  causedByTenant: String.raw`
    caused by (?:the )?(?:tenant|lessee|your|his|her|you)\w*|what (?:the tenant|the lessee|you) breaks?
    what(?:ever)? (?:he|she|they|you|the (?:tenant|lessee)) (?:\w+ ){0,3}(?:br[eo]a?k|damage)\w*|(?:his|her|their|your) (?:own )?(?:fault|misuse|negligence)
    damaged|missing|lost\b|frozen
  `,
  without: 'no',
  agencyOrFee: 'agenc|agent|broker|commission',
  noAgency: String.raw`
    \b(?:no|not an?|without) (?:estate )?(?:agen(?:t|cy)|broker)\b
    \b(?:didn't|did not|don't|do not|never) (?:use|need|have|hire|go through) an? (?:estate )?(?:agen|broker)
    \b(?:without|neither) (?:an? |any )?(?:agen|broker|middleman)
    (?:agent|agency|broker)\w* (?:was|were) (?:\w+ ){0,2}(?:none|not)\b
    (?:agent|agency|broker)\w* (?:\w+ ){0,5}(?:not|never) (?:\w+ )?(?:instructed|engaged|used|involved)
    agence\b.{0,14}\bnone\b
  `,
  incoming: String.raw`\b(?:the )?(?:incoming|moving) (?:party|side|person)|\bwhoever moves in\b`,
  since: 'since|as',
  covers: String.raw`means|includes?|covers?|comprises?|(?:is|are) the`,
  it: 'it|this|they|these',
  owners: String.raw`
    (?:that|which) the (?:landlord|owner|lessor) (?:pays|owes|settles)
    (?:taken out|held|contracted) by (?:the )?(?:landlord|owner|lessor)
    \bas (?:[\w']+ ){0,4}to the (?:landlord|owner)\w*
    \b(?:the )?(?:owner|landlord|lessor)s?['’]s? (?!(?:own )?(?:expense|cost|charge|account)\b|(?:and|but|alone|only|or|not)\b)
  `,
  notListed: 'not',
  tenants: 'tenant|lessee',
} satisfies CostWords
