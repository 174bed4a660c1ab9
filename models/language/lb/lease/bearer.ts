import type { BearerWords } from '../../words/lease/bearer-words.ts'

export const bearer = {
  atTheExpenseOf: String.raw`(?:op|zu) (?:d')?(?:kascht\w*|laascht\w*) (?:vum|vun der|vun)? ?|saach (?:vum |vun der )`,
  fallsTo: '',
  by: String.raw`(?:vum|vun der|vun den|dem|fir de|fir den)\s`,
  refunds: 'rembourseier|zereckbezuel',
  staysOut: 'bleift dobaussen',
  not: String.raw`naischt|net|keng?\w*`,
  after: String.raw`no (?:de|der|dem|den|en|engem|enger|zwee|drai|\d+)\b`,
  and: 'an',
  butNot: String.raw`net|kein\w*`,
  smallWord: 'de|dem|den|der|vum|vun|zu|fir|op',
  because: 'well',
  ownAffair: String.raw`\b(?:ass|sinn|bleift|bleiwen) (?:meng|eis) saach\b|kemmer\w* (?:ech mech|mir eis)\b`,
  notPassed: String.raw`
    net (?:\w+ ){0,6}?(?:weider|weiterberechnet|refactur|repercut)|verrechn\w* (?:\w+ ){1,3}net\b|net op de
    komm\w* (?:\w+ ){0,3}net (?:nach )?(?:dobai|dobei|dozou|derbai|derbei)
  `,
  unconcerned: String.raw`naischt (?:\w+ )?ze dinn|scholdeg (?:\w+ )?naischt`,
  paysTo: String.raw`(?:bezilt|rembourseiert) dem `,
  claims: String.raw`freet\b|frot\b|verlang\w*|\brech(?:ent|nen) (?:\w+ )?(?:och|mat|dazu|d')`,
  theirBurden: String.raw`
    op (?:seng|hir) (?:kascht\w*|rechnung)|(?:ass|sinn?) (?:och )?fir (?:hien|si|hatt)\b|(?:ass|bleift|sinn) (?:seng|hir) saach|gett (?:him|hir) verrechent
  `,
  staff: 'patron vum locataire',
  only: 'net nemmen',
  joins: 'an',
  bears: 'dreit|bezillt|iwwerhellt',
  pronouns: 'si|hien|hatt',
  self: 'selwer|eleng',
  articles: "d'|de|den|dei",
} satisfies BearerWords
