import type { BearerWords } from '../../words/lease/bearer-words.ts'

export const bearer = {
  atTheExpenseOf: String.raw`
    (?:for the )?(?:account|expense) of (?:the )?
    (?:borne|paid|payable|owed|met|settled|refunded|charged|passed on|billed) (?:\w+ ){0,2}(?:by|to) (?:the )?
  `,
  fallsTo: '(?:falls?|up|fall) (?:on|to) (?:the )?',
  by: '(?:by|for|to|on|from) (?:the )?',
  refunds: 'refund|reimburs|recharg|passed on',
  staysOut: 'takes? no part',
  not: 'nothing|not|never|cannot|neither|nor|no',
  after: '',
  and: 'and|but',
  butNot: 'not|never',
  smallWord: 'by|to|on|for|from|the|of',
  because: 'because|since',
  ownAffair: String.raw`
    \b(?:is|are|and|stays?|remains?) (?:ours|mine)\b
    \b(?:my|our) own (?:affair|business|concern|problem)|\b(?:is|are|stays?|remains?) (?:my|our) (?:affair|business|concern)
    (?:have|has)(?: not|n't) (?:counted|included|put) (?:it|them) in
  `,
  notPassed: String.raw`
    (?:not|never|no longer) (?:\w+ ){0,6}?pass\w*(?: \w+)? on
    (?:do|does|will|shall)(?: not|n't) (?:charge|bill|invoice)\b|(?:are|is) not added|(?:do|does) not come on top
  `,
  unconcerned: String.raw`nothing to do with|\bow(?:es?|ing) (?:\w+ ){0,2}nothing`,
  paysTo: String.raw`(?:refunds?|reimburses?|repays|pays) (?:to )?(?:the )?`,
  claims: String.raw`\b(?:charges?|asks?|claims?|demands?|bills) (?:for\b|an?\b|the\b)|pass(?:es)? .{0,30}on\b|\badds?\b`,
  theirBurden: String.raw`
    at (?:his|her|its|their) (?:own )?(?:expense|cost)|(?:is|are|stays?|remains?) (?:hers|his|theirs)\b|for (?:her|him|them)\b(?! to)|falls? (?:on
    to) (?:her|him|them)\b|(?:she|he) is charged
  `,
  staff: "(?:tenant|lessee|occupier|resident)['’]?s employer",
  only: 'not only',
  joins: 'and',
  bears: 'bears?|pays?|settles?|carries|meets',
  pronouns: 'she|he|it',
  self: '(?:her|him|it)self',
  articles: 'the',
} satisfies BearerWords
