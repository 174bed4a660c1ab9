import type { RentWords } from '../../words/lease/rent-words.ts'

export const rent = {
  year: String.raw`years?`,
  struck: String.raw`(?:crossed|struck|left) (?:\w+ )?out|(?<!\b(?:if|should)\b.{0,60})\b(?:is|are|would be) (?:null and )?void\b`,
  whatever: String.raw`whatever|however|regardless|irrespective`,
  wholeYear: String.raw`rent (?:for|of) (?:the )?(?:first|whole|full|entire|coming) year|(?:whole|entire|full) (?:first )?year|first year's rent`,
  anyTime: String.raw`at any time|whenever (?:he|she|it|they|we|i) (?:likes?|wish\w*|sees? fit)`,
  ofCapital: `coefficient`,
  notRentIndex: `price (?:they|he|she|we|i) paid|coefficient|revaluation`,
  renounces: `waiv`,
  indexation: `index`,
  no: `no|none|no effect`,
  thereIsNone: ``,
  eachStep: String.raw`
    whenever|(?:each|every) time|as soon as|as and when|(?:with|at|on|after) (?:each|every)\b|step by step
  `,
  ofExpenses: String.raw`
    \bto (?:their|its) (?:actual )?cost\b|(?:costs|expenses) (?:actual|effecti)|(?:actual|real) (?:costs?|expenses)
  `,
  ofServices: String.raw`\bservices?\b`,
  evenIf: `even (?:if|when|though)`,
  index: `index`,
  calledOff: String.raw`
    (?:rise|increase|raise)\b.{0,50}\b(?:will not|won't|is not) (?:be )?(?:carried out|applied|claimed|take place)
  `,
  nothing: `nothing|nowhere`,
  double: `double|twice`,
  doubled: `twice`,
  furniture: `furnish`,
  besidesFurniture: String.raw`
    (?:without|excluding)(?: (?:the )?\w+,?){0,3} (?:and |or )?(?:the )?furniture\b
    furniture not inclu
  `,
  price: `fee|price|rent|figure|sum`,
  includes: `inclu|cover|takes? care|for everything`,
  furnishing: `furnitur|furnish`,
  inThePrice: `inclu|in the (?:price|rent|fee)`,
  noSupplement: `no (?:furniture )?(?:supplement|surcharge)|free of charge`,
  none: `no`,
  increase: `revision|augmentation|adaptation|increase|review`,
  asTheLaw: `as (?:the law|permitted|allowed by)|within the`,
  noticeOrOther: String.raw`notice|inform\w*|depart\b`,
  pays: String.raw`hand\w* over|settl\w*|transfer\w*|fall\w* due|pay\w*|pai\w*|due\b`,
  numbered: `article|clause`,
  coming: String.raw`coming|following|first|next`,
  atEntry: String.raw`
    before (?:moving in|entry|the keys|arrival)|(?:at|on|upon) (?:the )?(?:signature|signing|entry|arrival)|(?:together )?with the keys
    on the day of entry|post-?dated
  `,
  rents: String.raw`post-?dated|(?:months'|monthly) rents?|rents`,
  reductions: 'reduc|deduct',
  increaseHeadings: 'increase|review',
  toldBefore: 'notice',
  toldAhead: 'in advance|ahead|before|notice',
} satisfies RentWords
